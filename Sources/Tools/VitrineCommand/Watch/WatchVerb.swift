import Foundation
import WidgetHost

/// What `watch` is asked for beside what `gallery` takes.
package struct WatchOptions: Sendable {
  /// 0 for any that is free.
  package var port: UInt16 = 8026
  /// A line for the shell, in place of `swift build`.
  package var build: String?
  /// Options that are `watch`'s own, by whether a value follows; the others go on to `gallery`.
  static let own = ["port": true, "build": true, "terminal": true, "show": false]

  /// - Parameter arguments: the command's, the verb first.
  /// - Returns: those of `gallery`.
  static func passed(_ arguments: [String]) -> [String] {
    var rest = arguments.dropFirst()
    var passed = ["gallery"]
    while let argument = rest.popFirst() {
      let name = argument.dropFirst(2).split(separator: "=", maxSplits: 1).first.map(String.init)
      guard argument.hasPrefix("--"), let name, let hasValue = own[name] else {
        passed.append(argument)
        continue
      }
      if hasValue, !argument.contains("=") { _ = rest.popFirst() }
    }
    return passed
  }
}

/// Builds and draws anew whenever source changes, and shows the page.
struct WatchVerb {
  let options: Options
  /// The command's own, the verb first.
  let arguments: [String]
  let products: [ProductExecutable]

  /// Returns when a person ends it.
  func run() throws {
    let own = try Products.own()
    let folder = FileManager.default.currentDirectoryPath
    // The command's own executable is one of a package of several.
    let product = products.map(\.path) == [own.path] ? own.name : nil
    let package = try PackageBuild(
      executable: own.path, product: product, folder: folder, custom: options.watch.build)
    // What is watched is known by its real path.
    let out = URL(fileURLWithPath: try OutputFolder(options.out).path).resolvingSymlinksInPath()
      .path
    guard !(package.root + "/").hasPrefix(out + "/") else {
      throw UsageError("--out: choose a folder of its own, since what lies in it isn't watched.")
    }
    let watcher = try SourceWatcher(
      package.sources() + (options.templates.map { [$0] } ?? []),
      ignoring: IgnoredFiles([out] + (package.scratch.map { [$0] } ?? [])))
    let server = try LiveServer(out, port: options.watch.port)
    let children = Subprocess()
    let ending = Ending {
      children.stop()
      watcher.stop()
    }
    defer { withExtendedLifetime(ending) { server.stop() } }
    server.start()
    Self.say(
      "Watching \(package.root). http://127.0.0.1:\(server.port)/ shows the page; Ctrl-C ends.")
    try WatchLoop(
      root: package.root, changes: { try watcher.next() },
      build: { try Self.build(package, children) },
      draw: { try draw(own.path, in: folder, out, children) },
      say: Self.say, tell: server.tell,
      show: { frames in
        guard let mode = options.terminal else { return }
        TerminalView(mode: mode, folder: out).show(frames)
      }
    ).run()
  }

  private static func build(_ package: PackageBuild, _ children: Subprocess) throws
    -> WatchLoop.Built
  {
    guard let built = try children.run(package.command, in: package.root) else { return .stopped }
    return built.status == 0
      ? .done(built.duration) : .failed(package.problems(in: Progress.plain(built.output)))
  }

  private func draw(
    _ executable: String, in folder: String, _ out: String, _ children: Subprocess
  ) throws -> WatchLoop.Drawn {
    let manifest = out + "/manifest.json"
    let before = DrawnFrames.frames(in: manifest)
    let command = [executable] + WatchOptions.passed(arguments) + ["--quiet"]
    guard let drawn = try children.run(command, in: folder) else { return .stopped }
    let lines = Progress.plain(drawn.output).split(separator: "\n").map(String.init)
    // 4 is a page on which some frames failed.
    guard drawn.status == 0 || drawn.status == 4 else {
      return .failed(lines.isEmpty ? ["It ended with status \(drawn.status)."] : lines.suffix(8))
    }
    let frames = DrawnFrames.frames(in: manifest)
    let failures = lines.filter { $0.hasPrefix("error: ") }
    return .done(
      DrawnFrames(
        count: frames.count, changed: DrawnFrames.changed(frames, since: before),
        duration: drawn.duration,
        problems: failures.prefix(5)
          + (failures.count > 5 ? ["… and \(failures.count - 5) more"] : [])))
  }

  /// At once, also where the output is a file.
  private static func say(_ line: String) {
    FileHandle.standardOutput.write(Data((line + "\n").utf8))
  }
}

/// Ends a run in good order when a person or the system asks.
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

extension ValueReader {
  func watch() throws -> WatchOptions {
    var options = WatchOptions()
    if let port = try number("port", 0...65535) {
      guard port == port.rounded() else { throw UsageError("--port wants a whole number.") }
      options.port = UInt16(port)
    }
    options.build = try one("build")
    return options
  }
}
