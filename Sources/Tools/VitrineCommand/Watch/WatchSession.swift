import Failures
import Foundation
import Planning
import WidgetHost

/// A run of `watch`: builds and draws whenever source changes, and shows the page.
struct WatchSession {
  /// The executables whose widgets are drawn.
  let products: [ProductExecutable]
  let out: String
  let templates: URL?
  /// 0 for any that is free.
  let port: UInt16
  /// A line for the shell, in place of `swift build`.
  let build: String?
  /// The arguments of a run that draws, `gallery` first.
  let arguments: [String]
  /// nil where the terminal shows no pictures.
  let terminal: TerminalMode?

  /// Returns when a signal ends it.
  func run() throws {
    let own = try Products.own()
    let folder = FileManager.default.currentDirectoryPath
    // The command's own executable is one of a package of several.
    let product = products.map(\.path) == [own.path] ? own.name : nil
    let package = try PackageBuild(
      executable: own.path, product: product, folder: folder, custom: build)
    // Watched folders are known by their real paths.
    let out = URL(fileURLWithPath: try OutputFolder(self.out).path).resolvingSymlinksInPath()
      .path
    guard !(package.root + "/").hasPrefix(out + "/") else {
      throw Failure.usage(
        "choose a folder of its own, since files in it aren't watched.", at: "--out")
    }
    let watcher = try SourceWatcher(
      package.sources() + (templates.map { [$0.path] } ?? []),
      ignoring: IgnoredFiles([out] + (package.scratch.map { [$0] } ?? [])))
    let server = try LiveServer(out, port: port)
    let children = Subprocess()
    let ending = Ending {
      children.stop()
      watcher.stop()
    }
    defer { withExtendedLifetime(ending) { server.stop() } }
    server.start()
    Self.log(
      "Watching \(package.root). http://127.0.0.1:\(server.port)/ shows the page; Ctrl-C ends.")
    try WatchLoop(
      root: package.root, changes: { try watcher.next() },
      build: { try Self.build(package, children) },
      draw: { try draw(own.path, in: folder, out, children) },
      log: Self.log, notify: server.notify,
      show: { frames in
        guard let terminal else { return }
        TerminalView(mode: terminal, folder: out).show(frames)
      }
    ).run()
  }

  private static func build(_ package: PackageBuild, _ children: Subprocess) throws
    -> WatchLoop.Built
  {
    guard let built = try children.run(package.command, in: package.root) else { return .stopped }
    return built.status == 0
      ? .done(built.duration) : .failed(package.problems(in: PlainText.lines(built.output)))
  }

  private func draw(
    _ executable: String, in folder: String, _ out: String, _ children: Subprocess
  ) throws -> WatchLoop.Drawn {
    let manifest = out + "/manifest.json"
    let before = DrawnFrames.frames(in: manifest)
    let command = [executable] + arguments + ["--quiet"]
    guard let drawn = try children.run(command, in: folder) else { return .stopped }
    let lines = PlainText.lines(drawn.output).split(separator: "\n").map(String.init)
    // Where some frames failed there still is a page.
    let statuses = [ExitStatus.success, .findings, .frames].map(\.rawValue)
    guard statuses.contains(drawn.status) else {
      return .failed(lines.isEmpty ? ["It ended with status \(drawn.status)."] : lines.suffix(8))
    }
    let frames = DrawnFrames.frames(in: manifest)
    let failures = lines.filter { $0.hasPrefix("error: ") }
    return .done(
      DrawnFrames(
        count: frames.count, changed: DrawnFrames.changed(frames, since: before),
        duration: drawn.duration,
        problems: failures.prefix(5)
          + (failures.count > 5 ? ["… and \(failures.count - 5) more"] : []),
        diagnostics: DrawnFrames.diagnostics(in: manifest)))
  }

  /// Writes a line at once, also where the output is a file.
  private static func log(_ line: String) {
    FileHandle.standardOutput.write(Data((line + "\n").utf8))
  }
}

/// Ends a run in good order when a signal asks for it.
private final class Ending {
  private let sources: [any DispatchSourceSignal]

  init(_ end: @escaping @Sendable () -> Void) {
    sources = [SIGINT, SIGTERM, SIGHUP].map { number in
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler(handler: end)
      source.resume()
      return source
    }
  }

  deinit {
    for source in sources { source.cancel() }
    for number in [SIGINT, SIGTERM, SIGHUP] { signal(number, SIG_DFL) }
  }
}
