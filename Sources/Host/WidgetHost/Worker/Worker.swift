import Assets
internal import CHermetic
internal import CSeal
internal import CStack
import Failures
import Foundation
import Rendering
import SwiftUI
import Typesetting
import WidgetKitCore

#if canImport(Glibc)
  import Glibc
#endif

/// The child process: it runs the widgets' code for its tasks, mostly one, and exits when no more come.
package enum Worker {
  /// The argument that makes an executable one.
  package static let argument = HERMETIC_WORKER_ARGUMENT

  /// Reads the tasks from standard input, does each, and exits.
  @MainActor
  package static func run(_ widgets: @escaping @MainActor () -> [_WidgetDescription]) -> Never {
    hermetic_end_with_parent()
    if seal_is_socket(STDIN_FILENO) {
      WarmUp.run()
      // Returns in copies alone.
      seal_serve(STDIN_FILENO)
    }
    machine_settle()
    stack_tell_faults()
    ThreadOrder.begin()
    let (input, output) = claimStandardStreams()
    FreedMemory.keep()
    Task { @MainActor in
      do {
        guard let bytes = try input.read(MessageKey.byteCount) else { exit(0) }
        let events = EventStream(output, key: MessageKey(bytes: Array(bytes)))
        while let task = try input.receive(WorkerTask.self) {
          events.begin(task)
          if task.isRecording { claimFetchPipes() }
          _ = chdir(NSHomeDirectory())
          try await serve(task, to: events.output, widgets)
          try events.send(.finished)
        }
      } catch {
        FileHandle.standardError.write(Data("\(error)\n".utf8))
        exit(1)
      }
      exit(0)
    }
    while true { _ = RunLoop.main.run(mode: .default, before: .distantFuture) }
  }

  /// Takes the protocol's pipes away from the standard streams, so that a widget's `print` goes to
  /// standard error and its `readLine` finds nothing.
  private static func claimStandardStreams() -> (input: MessageStream, output: MessageStream) {
    let input = fcntl(STDIN_FILENO, F_DUPFD_CLOEXEC, 3)
    let output = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 3)
    dup2(STDERR_FILENO, STDOUT_FILENO)
    let nothing = open("/dev/null", O_RDONLY)
    dup2(nothing, STDIN_FILENO)
    close(nothing)
    hermetic_print_by_line()
    return (MessageStream(descriptor: input), MessageStream(descriptor: output))
  }

  /// Keeps the pipes to the process that asks the network from programs that the widgets' code starts.
  private static func claimFetchPipes() {
    for descriptor in [NetworkFetch.descriptors.requests, NetworkFetch.descriptors.answers] {
      _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    }
    // A provider's time limit isn't for the network's real time.
    order_await_file(NetworkFetch.descriptors.answers)
  }

  @MainActor
  private static func serve(
    _ task: WorkerTask, to output: EventOutput,
    _ widgets: @escaping @MainActor () -> [_WidgetDescription]
  ) async throws {
    switch task {
    case .describe(let setting, let skipped):
      try await describe(setting, skipping: skipped, to: output, widgets)
    case .render(let batch):
      if let live = batch.live { try live.begin() }
      try enter(batch.world, batch.setting, purpose: "\(batch.kind)/\(batch.family)")
      let frames = FramePipeline(batch, output)
      // A Live Activity's preview is drawn as the program's configuration says.
      let descriptions = widgets()
      if batch.isOfPreviews {
        var run = try PreviewRun(frames)
        return try await run.run()
      }
      guard let description = descriptions.first(where: { $0.kind == batch.kind }) else {
        throw Failure("\(batch.product) has no widget of kind \(batch.kind) any more.")
      }
      try await BatchRun.run(frames, description)
    case .simulate(let request):
      try enter(request.world, request.setting, purpose: request.product)
      try await SimulationRun(request, output).run(widgets())
    }
  }

  @MainActor
  private static func enter(_ world: WorldSpec, _ setting: Setting, purpose: String) throws {
    FontLibrary.directory = world.fonts.map { URL(fileURLWithPath: $0) }
    ProductWorld.enter(home: NSHomeDirectory())
    try FrozenWorld.enter(setting, world, purpose: purpose)
    AppGroupNotes.watch()
    ThreadOrder.levelMemory()
  }

  @MainActor
  private static func describe(
    _ setting: Setting, skipping skipped: Set<String>, to output: EventOutput,
    _ widgets: @MainActor () -> [_WidgetDescription]
  ) async throws {
    ProductWorld.enter(home: NSHomeDirectory())
    try FrozenWorld.enter(setting, WorldSpec(), purpose: "describe")
    let summarizer = WidgetSummarizer(locale: setting.locale, skipped: skipped, output)
    var summaries: [WidgetSummary] = []
    for description in widgets() { summaries.append(try await summarizer.summary(of: description)) }
    let shortcuts = Shortcuts.summary(in: setting.locale)
    // A run shows the notes of what it draws.
    if !summaries.isEmpty {
      summaries[0].notes =
        shortcuts.faults + Apps.notes + AssetLibrary.main.problems.map { "Resources: \($0)" }
    }
    try output.send(.shortcuts(shortcuts))
    try output.send(.widgets(summaries))
  }
}
