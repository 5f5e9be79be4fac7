import Failures
import Foundation
import Planning
import WidgetHost

/// The drawing of a run of `watch`: first what is looked at, by workers of this process, then everything, by a run
/// of `gallery`. One thread uses it.
final class WatchDrawing {
  private let products: [ProductExecutable]
  private let frames: FrameOptions
  private let jobs: Int
  /// A whole path.
  private let out: String
  private let children: Subprocess
  /// The first frames that were drawn; nil until everything was drawn once.
  private var first: FirstLook?
  /// The digests of pictures as they are shown.
  private var digests: [String: String] = [:]
  /// The frames that a change of a file changed the last time.
  private var affected: [String: [String]] = [:]
  private var recent: [String] = []
  /// The files that changed since everything was drawn.
  private var pending: Set<String> = []

  init(
    _ products: [ProductExecutable], _ frames: FrameOptions, jobs: Int, out: String,
    _ children: Subprocess
  ) {
    self.products = products
    self.frames = frames
    self.jobs = jobs
    self.out = out
    self.children = children
  }

  // MARK: What is looked at

  /// - Parameters:
  ///   - changes: the files that changed.
  ///   - looked: the paths of the pictures on the screen.
  ///   - onPictures: gets the paths of pictures that changed, as soon as they are there, with the seconds that
  ///     their worker took to start and to draw.
  func look(
    after changes: [String], at looked: [String],
    onPictures: @escaping @Sendable ([String], (start: Double, render: Double)) -> Void
  ) throws -> WatchLoop.Looked {
    pending.formUnion(changes)
    guard let first else { return .nothing }
    let chosen = first.chosen(
      looked: looked, affected: changes.flatMap { affected[$0] ?? [] }, recent: recent)
    let batches = first.batches(of: chosen)
    guard !batches.isEmpty else { return .nothing }
    let locks = try UsedFolder.lock([UsedFolder(path: out)])
    defer { withExtendedLifetime(locks) {} }
    let clock = Stopwatch()
    let known = digests
    let results = WorkerPool(jobs: jobs).render(
      batches,
      onBatch: { _, result in
        let changed = result.frames.filter { known[$0.id] != $0.digest }
        let work = result.frames.reduce(0) { $0 + $1.drawTime + $1.writeTime } / 1000
        let paths = changed.compactMap { $0.files["png"] }
        if !paths.isEmpty { onPictures(paths, (max(0, clock.seconds - work), work)) }
      })
    let drawn = results.flatMap(\.frames).filter { !$0.isLater }
    let changed = drawn.filter { known[$0.id] != $0.digest }.map {
      DrawnFrame(id: $0.id, digest: $0.digest, files: $0.files)
    }
    for frame in changed { digests[frame.id] = frame.digest }
    return drawn.isEmpty ? .nothing : .done(drawn.count, changed, clock.seconds)
  }

  // MARK: Everything

  /// - Parameters:
  ///   - command: the run of `gallery`.
  ///   - hasChanged: whether something has changed meanwhile, so that the run is broken off.
  func all(
    _ command: [String], in folder: String, hasChanged: @escaping () -> Bool
  ) throws -> WatchLoop.Drawn {
    let manifest = out + "/manifest.json"
    let before = DrawnFrames.frames(in: manifest)
    let watch = Interrupter(children, when: hasChanged)
    let run = try children.run(command, in: folder)
    let isInterrupted = watch.finish()
    guard let drawn = run else { return .stopped }
    let lines = PlainText.lines(drawn.output).split(separator: "\n").map(String.init)
    // Where some frames failed there still is a page.
    let statuses = [ExitStatus.success, .findings, .frames].map(\.rawValue)
    guard statuses.contains(drawn.status) else {
      if isInterrupted { return .interrupted }
      return .failed(lines.isEmpty ? ["It ended with status \(drawn.status)."] : lines.suffix(8))
    }
    let made = DrawnFrames.frames(in: manifest)
    let changed = DrawnFrames.changed(made, since: before)
    learn(made, changed, since: before)
    let failures = lines.filter { $0.hasPrefix("error: ") }
    return .done(
      DrawnFrames(
        count: made.count, changed: changed, duration: drawn.duration,
        problems: failures.prefix(5)
          + (failures.count > 5 ? ["… and \(failures.count - 5) more"] : []),
        diagnostics: DrawnFrames.diagnostics(in: manifest)))
  }

  private func learn(_ made: [DrawnFrame], _ changed: [DrawnFrame], since before: [DrawnFrame]) {
    if !before.isEmpty, !pending.isEmpty {
      for file in pending { affected[file] = changed.map(\.id) }
      if !changed.isEmpty { recent = changed.map(\.id) }
    }
    pending = []
    digests = Dictionary(made.map { ($0.id, $0.digest) }, uniquingKeysWith: { first, _ in first })
    // Widgets that come and go show as frames that do.
    guard first == nil || made.map(\.id) != before.map(\.id) else { return }
    first = (try? frames.plan.describe(products)).flatMap { described in
      let output = OutputSpec(
        folder: out, formats: [.png], includesProduct: products.count > 1)
      return (try? Plan(described, frames.plan, output: output)).map {
        FirstLook(made, $0, frames)
      }
    }
  }
}

/// A thread that breaks a program off when something has changed.
private final class Interrupter: @unchecked Sendable {
  private let lock = NSLock()
  private var isDone = false
  private var isInterrupted = false
  private let ended = DispatchSemaphore(value: 0)
  /// Seconds between two looks.
  private static let interval = 0.05

  init(_ children: Subprocess, when hasChanged: @escaping () -> Bool) {
    let box = UncheckedCall(call: hasChanged)
    Thread.detachNewThread { [self] in
      while !lock.withLock({ isDone }) {
        if box.call() {
          lock.withLock { isInterrupted = true }
          children.interrupt()
        }
        Thread.sleep(forTimeInterval: Self.interval)
      }
      ended.signal()
    }
  }

  /// - Returns: whether it broke the program off.
  func finish() -> Bool {
    lock.withLock { isDone = true }
    ended.wait()
    return lock.withLock { isInterrupted }
  }
}

/// A call that one thread makes while the one that owns what it uses waits.
private struct UncheckedCall: @unchecked Sendable {
  let call: () -> Bool
}
