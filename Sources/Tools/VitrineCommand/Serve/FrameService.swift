import Failures
import Foundation
import LayoutExplanation
import Site
import WidgetHost

/// The frames of a live page, drawn by warm workers: one a product and half of the page, so that what is pressed in
/// one doesn't show in the other. All workers belong to one thread, as the kernel ends them with theirs.
final class FrameService: @unchecked Sendable {
  private let live: LiveSource
  /// The number of the widgets that the workers are of.
  private var number = 0
  private let jobs = NSCondition()
  private var waiting: [() -> Void] = []
  private var isStopped = false
  private let folder: HomeFolder
  private var workers: [String: Seat] = [:]
  /// The number of days that were simulated, and the paths of the pictures of the last ones.
  private var days = 0
  private var dayPictures: [Int: [String]] = [:]

  /// A worker and what was pressed in it.
  private final class Seat {
    let worker: LiveWorker
    var taps: [String] = []
    /// The number of the process in which they were.
    var process = 0
    init(_ worker: LiveWorker) { self.worker = worker }
  }

  /// - Throws: a ``Failure``, where there is no temporary folder.
  init(_ live: LiveSource) throws {
    self.live = live
    folder = try HomeFolder()
    Thread.detachNewThread { [self] in
      while let job = next() { job() }
      // Here, since they are this thread's.
      workers = [:]
    }
  }

  func stop() {
    jobs.withLock {
      isStopped = true
      jobs.broadcast()
    }
  }

  private func next() -> (() -> Void)? {
    jobs.withLock {
      while waiting.isEmpty, !isStopped { jobs.wait() }
      return isStopped ? nil : waiting.removeFirst()
    }
  }

  /// Does work on the workers' thread and waits for it.
  private func perform<Value>(_ work: @escaping () -> Value) -> Value? {
    let box = JobBox<Value>()
    jobs.withLock {
      waiting.append {
        box.value = work()
        box.isDone.signal()
      }
      jobs.broadcast()
    }
    while box.isDone.wait(timeout: .now() + 1) == .timedOut {
      if jobs.withLock({ isStopped }) { return nil }
    }
    return box.value
  }

  private final class JobBox<Value>: @unchecked Sendable {
    var value: Value?
    let isDone = DispatchSemaphore(value: 0)
  }

  // MARK: Frames

  /// - Parameter pane: the half of the page, `a` or `b`.
  /// - Returns: the answer, and its picture's PNG; no bytes where nothing was drawn.
  /// - Throws: a ``Failure`` of usage, with the reason why there is no such frame.
  func answer(_ query: FrameQuery, pane: String) throws -> (LiveAnswer, picture: [UInt8]) {
    let start = Stopwatch()
    let place = pane == "b" ? "b" : "a"
    let (source, number) = try live.current()
    let asked = try source.asked(query, writingTo: "\(folder.home)/\(place)")
    let drawn = perform { [self] in draw(asked, place, of: number) }
    guard let drawn else { throw Failure("The command is ending.") }
    return answer(asked, drawn, source, start)
  }

  /// The digest of the frame that a process of its own draws, and its picture; nil where it fails or is one after
  /// presses.
  func compared(_ query: FrameQuery) throws -> (digest: String, png: String?)? {
    guard query.taps.isEmpty else { return nil }
    let asked = try live.current().source.asked(query, writingTo: "\(folder.home)/fresh")
    let result = WorkerPool(jobs: 1).render([(asked.product.executable, asked.batch)])[0]
    guard let frame = Self.chosen(result, query) else { return nil }
    return (frame.digest, png(frame, asked))
  }

  /// The explanation of the frame that a half of the page shows, drawn by the same process.
  ///
  /// - Throws: a ``Failure``, where nothing is drawn.
  func explained(_ query: FrameQuery, pane: String) throws -> LayoutExplanation {
    let place = pane == "b" ? "b" : "a"
    // In the folder that the process knows: another would want a new one.
    let (source, number) = try live.current()
    var asked = try source.asked(query, writingTo: "\(folder.home)/\(place)")
    asked.batch.output.formats = []
    asked.batch.output.explanation = .json
    let wanted = asked
    guard let drawn = perform({ [self] in draw(wanted, place, of: number) }) else {
      throw Failure("The command is ending.")
    }
    guard let frame = Self.chosen(drawn.result, query),
      let explanation = try LayoutExplanation(of: frame, in: asked.batch.output.folder)
    else { throw Failure("Nothing was drawn.") }
    return explanation.withSources(from: FileManager.default.currentDirectoryPath)
  }

  // MARK: Days

  /// The simulated day of a frame's widget, by a process of its own.
  func day(_ query: FrameQuery) throws -> LiveDay {
    let serial = jobs.withLock {
      days += 1
      return days
    }
    let asked = try live.current().source.asked(query, writingTo: "\(folder.home)/day-\(serial)")
    guard asked.widget.surface == .widget else {
      throw Failure.usage("\(asked.widget.kind) has no timeline that a day could be simulated of.")
    }
    let request = SimulationRequest(dayOf: asked)
    let result = WorkerPool(jobs: 1).simulate([(asked.product.executable, request)])[0]
    let pictures = result.record?.widgets.first?.pictures ?? []
    jobs.withLock {
      dayPictures[serial] = pictures.map { "\(asked.batch.output.folder)/\($0.file)" }
      // The page shows the last of each half.
      for old in dayPictures.keys where old < serial - 3 {
        dayPictures[old] = nil
        try? FileManager.default.removeItem(atPath: "\(folder.home)/day-\(old)")
      }
    }
    return LiveDay(result, request, serial: serial)
  }

  /// A picture of a day, as `2/14` names it; nil where there is none.
  func dayPicture(_ name: Substring) -> Data? {
    let numbers = name.split(separator: "/").map { Int($0) }
    guard numbers.count == 2, let serial = numbers[0], let index = numbers[1] else { return nil }
    let file = jobs.withLock { () -> String? in
      guard let files = dayPictures[serial], files.indices.contains(index) else { return nil }
      return files[index]
    }
    return file.flatMap { FileManager.default.contents(atPath: $0) }
  }

  private struct Drawn {
    var result: BatchResult
    var presses: [BatchResult] = []
  }

  /// - Parameter number: the widgets', as ``LiveSource`` counts them; processes of others are ended.
  private func draw(_ asked: FrameSource.Asked, _ pane: String, of number: Int) -> Drawn {
    if number != self.number { workers = [:] }
    self.number = number
    let name = "\(pane)/\(asked.product.executable.name)"
    let seat = workers[name] ?? Seat(LiveWorker(asked.product.executable))
    workers[name] = seat
    // What an earlier state of the page pressed is undone by a new process.
    if !asked.query.taps.starts(with: seat.taps) { seat.worker.restart() }
    seat.worker.prepare(for: asked.batch)
    let process = seat.worker.processes
    if seat.process != process { seat.taps = [] }
    defer {
      // What an ended process had stored is gone.
      if seat.worker.processes != process { seat.taps = [] }
      seat.process = seat.worker.processes
    }
    var presses: [BatchResult] = []
    for control in asked.query.taps.dropFirst(seat.taps.count) {
      var batch = asked.batch
      // The first begins in the world's own state.
      batch.live?.continues = !seat.taps.isEmpty
      presses.append(seat.worker.press(control, in: batch))
      seat.taps.append(control)
    }
    return Drawn(result: seat.worker.make(asked.batch), presses: presses)
  }

  private static func chosen(_ result: BatchResult, _ query: FrameQuery) -> FrameRecord? {
    let frames = result.frames.filter { !$0.isLater }
    return frames.indices.contains(query.sample) ? frames[query.sample] : frames.first
  }

  private func picture(_ frame: FrameRecord, _ asked: FrameSource.Asked) -> Data? {
    frame.files["png"].flatMap {
      FileManager.default.contents(atPath: "\(asked.batch.output.folder)/\($0)")
    }
  }

  private func png(_ frame: FrameRecord, _ asked: FrameSource.Asked) -> String? {
    picture(frame, asked)?.base64EncodedString()
  }

  private func answer(
    _ asked: FrameSource.Asked, _ drawn: Drawn, _ source: FrameSource, _ start: Stopwatch
  ) -> (LiveAnswer, picture: [UInt8]) {
    let result = drawn.result
    let frame = Self.chosen(result, asked.query)
    let failures = drawn.presses.flatMap(\.failures) + result.failures
    let shown =
      frame.map { Gallery.Frame($0) }
      ?? result.failures.first.map { Gallery.Frame($0, asked.batch, number: 0) }
    let widget = Gallery.Widget(
      kind: asked.widget.kind, displayName: asked.widget.displayName,
      description: asked.widget.description, families: [], frames: [])
    let isOfSamples = asked.batch.phases == [.preview]
    let bytes = frame.flatMap { picture($0, asked) }.map { [UInt8]($0) } ?? []
    let answer = LiveAnswer(
      id: frame?.id ?? shown?.id ?? "", kind: asked.widget.kind, family: asked.batch.family,
      digest: frame?.digest ?? "",
      date: (frame?.date ?? asked.batch.setting.now).timeIntervalSince1970,
      now: asked.batch.setting.now.timeIntervalSince1970,
      timeZone: asked.batch.setting.timeZone, hasPicture: !bytes.isEmpty,
      shown: shown.map { LivePicture($0, of: widget) },
      controls: frame?.controls?.map { LiveAnswer.Control($0, in: frame?.size ?? .zero) } ?? [],
      steps: drawn.presses.last.map { steps($0, asked) } ?? [],
      pressed: drawn.presses.flatMap(\.interactions).map(\.sentence),
      timeline: result.timeline.map(LiveAnswer.Timeline.init),
      samples: isOfSamples ? result.frames.map(\.request.phase.name) : [],
      problems: failures.map(\.message), output: result.output,
      command: source.commandLine(asked), configuration: asked.query.configurationFile(asked),
      entry: frame?.entry,
      settings: source.settings(asked), offers: source.offers(asked),
      time: (start.seconds * 10_000).rounded() / 10)
    return (answer, bytes)
  }

  private func steps(_ press: BatchResult, _ asked: FrameSource.Asked) -> [LiveAnswer.Step] {
    press.frames.compactMap { frame in
      guard case .interaction(let interaction) = frame.request.phase, let png = png(frame, asked)
      else { return nil }
      return LiveAnswer.Step(name: interaction.step.rawValue, png: png)
    }
  }
}

extension LiveAnswer.Timeline {
  fileprivate init(_ record: TimelineRecord) {
    dates = record.dates.map(\.timeIntervalSince1970)
    switch record.policy {
    case .atEnd: reload = "atEnd"
    case .never: reload = "never"
    case .after(let date): reload = "\(date.timeIntervalSince1970)"
    }
  }
}

extension InteractionRecord {
  fileprivate var sentence: String {
    let name = label.isEmpty ? control : label
    switch outcome {
    case .done:
      let reloaded =
        reloads.isEmpty
        ? ""
        : "; it reloads \(reloads.map { $0 == "*" ? "all widgets" : $0 }.joined(separator: ", "))"
      return "“\(name)” performed \(intent) in the \(process)'s process\(reloaded)."
    case .threw: return "“\(name)”: \(intent) threw: \(message ?? "")"
    case .late: return "“\(name)”: \(intent) wasn't done in time."
    case .refused: return "“\(name)” does nothing: \(message ?? "")."
    }
  }
}

extension FrameQuery {
  /// The file that the shown command names.
  fileprivate func configurationFile(_ asked: FrameSource.Asked) -> String? {
    guard let configuration = configuration(for: asked.widget.parameters) else { return nil }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
    return (try? encoder.encode(configuration.values)).map { String(decoding: $0, as: UTF8.self) }
  }
}
