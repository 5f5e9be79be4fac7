import CHermetic
import Foundation
import Rendering
import SwiftUI
import Typesetting
import WidgetKitCore

#if canImport(Glibc)
  import Glibc
#endif

/// The child process: it runs the widgets' code, one task and out.
package enum Worker {
  /// The argument that makes an executable one.
  package static let argument = "--vitrine-worker"

  /// Reads the task from standard input, does it, and leaves.
  @MainActor
  package static func run(_ widgets: @escaping @MainActor () -> [_WidgetDescription]) -> Never {
    hermetic_end_with_parent()
    let (input, output) = claimStandardStreams()
    FreedMemory.keep()
    Task { @MainActor in
      do {
        if let task = try input.receive(WorkerTask.self) {
          try await serve(task, to: output, widgets)
        }
        try output.send(WorkerEvent.finished)
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

  @MainActor
  private static func serve(
    _ task: WorkerTask, to output: MessageStream,
    _ widgets: @escaping @MainActor () -> [_WidgetDescription]
  ) async throws {
    switch task {
    case .describe(let setting):
      NetworkGate.close(fixtures: nil)
      FrozenWorld.enter(setting, purpose: "describe")
      let names = WidgetNames(locale: setting.locale)
      var summaries: [WidgetSummary] = []
      for description in widgets() { summaries.append(await names.summary(of: description)) }
      let shortcuts = Shortcuts.summary(in: setting.locale)
      // A run shows the notes of what it draws.
      if !summaries.isEmpty { summaries[0].notes = shortcuts.faults }
      try output.send(WorkerEvent.shortcuts(shortcuts))
      try output.send(WorkerEvent.widgets(summaries))
    case .make(let unit):
      NetworkGate.close(fixtures: unit.world.networkFixtures)
      FontLibrary.directory = unit.world.fonts.map { URL(fileURLWithPath: $0) }
      FrozenWorld.enter(unit.setting, purpose: "\(unit.kind)/\(unit.family)")
      if let file = unit.world.appGroupFile { try AppGroupFixture(contentsOf: file).install() }
      if unit.isOfPreviews {
        // A Live Activity's preview is drawn as the program's configuration says.
        _ = widgets()
        var run = try PreviewRun(unit, output)
        return try await run.run()
      }
      guard let description = widgets().first(where: { $0.kind == unit.kind }) else {
        throw HostError("\(unit.product) has no widget of kind \(unit.kind) any more.")
      }
      if let activity = description.activity {
        try await ActivityRun(unit, description, activity, output).run()
      } else if let control = description.control {
        try await ControlRun(unit, description, control, output).run()
      } else {
        try await UnitRun(unit, description, output).run()
      }
    case .play(let unit):
      NetworkGate.close(fixtures: unit.world.networkFixtures)
      FontLibrary.directory = unit.world.fonts.map { URL(fileURLWithPath: $0) }
      FrozenWorld.enter(unit.setting, purpose: unit.product)
      if let file = unit.world.appGroupFile { try AppGroupFixture(contentsOf: file).install() }
      try await PlayRun(unit, output).run(widgets())
    }
  }
}
