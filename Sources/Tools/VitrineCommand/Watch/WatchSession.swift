import Failures
import Foundation
import Planning
import WidgetHost

/// A run of `watch`: builds and draws whenever source changes, and shows the page.
struct WatchSession {
  /// The executables whose widgets are drawn.
  let products: [ProductExecutable]
  let frames: FrameOptions
  let run: RunOptions
  let templates: URL?
  /// 0 for any that is free.
  let port: UInt16
  /// The build of the products.
  let package: PackageBuild
  /// The program of a run that draws, and its arguments, `gallery` first.
  let command: [String]
  /// The way in which the terminal shows pictures; nil where it shows none.
  let terminal: TerminalMode?
  /// The widgets for the live page.
  let live: LiveSource

  /// Returns when a signal ends it.
  func start() throws {
    let folder = FileManager.default.currentDirectoryPath
    // Watched folders are known by their real paths.
    let out = URL(fileURLWithPath: try OutputFolder(run.out).path).resolvingSymlinksInPath()
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
    let page = try livePage()
    defer {
      withExtendedLifetime(ending) {
        server.stop()
        page.stop()
      }
      HomeFolder.removeAll()
    }
    server.start()
    page.start()
    Self.log(
      "Watching \(package.root). http://127.0.0.1:\(server.port)/ shows the page; Ctrl-C ends.")
    Self.log("\(page.address) draws any frame of any setting.")
    let builder = QuickBuilder(
      package, executables: products.map(\.path), children: children)
    let drawing = WatchDrawing(products, frames, jobs: run.jobs, out: out, children)
    let work = Work()
    try WatchLoop(
      root: package.root, changes: { try watcher.next() },
      build: { files in
        let clock = Stopwatch()
        let outcome = try builder.build(files)
        work.times = builder.times
        work.times.notice = watcher.noticeTime
        switch outcome {
        case .stopped: return .stopped
        case .failed(let problems): return .failed(problems)
        case .done(let leavesWork):
          work.isLeft = leavesWork
          live.renew()
          if let reason = builder.reason, !reason.isEmpty { Self.log("swift build: \(reason)") }
          return .done(clock.seconds)
        }
      },
      look: { files in
        let times = work.times
        return try drawing.look(after: files, at: server.lookedAt) { paths, worker in
          var times = times
          (times.start, times.render) = worker
          server.notify(.pictures(paths, times))
        }
      },
      draw: {
        if work.isLeft {
          guard case .done = try builder.buildAll("a tool reads a resource that changed") else {
            return .stopped
          }
          work.isLeft = false
          live.renew()
        }
        func all() throws -> WatchLoop.Drawn {
          try drawing.all(command, in: folder) { (try? watcher.hasChanged()) ?? false }
        }
        let drawn = try all()
        // What was drawn first may have been built before the last change of its source.
        return try builder.prepare() ? all() : drawn
      },
      log: Self.log, notify: server.notify,
      show: { frames in
        guard let terminal else { return }
        TerminalView(mode: terminal, folder: out).show(frames)
      }
    ).run()
  }

  /// The live page, at the port after the gallery's, or at any that is free.
  private func livePage() throws -> ServeSession {
    func page(_ port: UInt16) throws -> ServeSession {
      try ServeSession(live, port: port, templates: templates, isWatched: true)
    }
    guard port > 0, port < .max else { return try page(0) }
    return try (try? page(port + 1)) ?? page(0)
  }

  /// The state that the steps of a round share.
  private final class Work {
    var times = WatchTimes()
    /// Whether the package manager has more to do.
    var isLeft = false
  }

  /// Writes a line at once, also where the output is a file.
  private static func log(_ line: String) {
    FileHandle.standardOutput.write(Data((line + "\n").utf8))
  }
}
