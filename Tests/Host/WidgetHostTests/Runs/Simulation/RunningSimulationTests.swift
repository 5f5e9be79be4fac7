import Foundation
import Testing

@testable import WidgetHost

/// The film of widgets whose texts run, by the rule of at most four later pictures.
@Suite(.blocking) struct RunningSimulationTests {
  /// 9 January 2026, 09:41 UTC.
  private let start = Setting.standardNow

  private func simulate(
    _ kind: String, hours: Double, from start: Date = Setting.standardNow, moments: Int = 4,
    of product: ProductExecutable? = nil, in folder: ScratchFolder,
    _ events: [(Double, SystemChange)] = []
  ) throws -> WidgetDay {
    let product = try product ?? FixtureProduct.executable
    var setting = Setting()
    setting.now = start
    let simulation = SimulationRequest(
      product: product.name, widgets: [.init(kind: kind, family: "systemSmall")],
      setting: setting, style: FrameStyle(), start: start,
      end: start.addingTimeInterval(hours * 3600),
      script: SystemScript(
        events: events.map {
          SystemEvent(date: start.addingTimeInterval($0.0 * 60), changes: [$0.1])
        }),
      rules: SystemRules(),
      output: OutputSpec(
        folder: folder.path, formats: [.png], includesProduct: false, moments: moments),
      providerTimeout: 5, frameTimeout: 15, world: WorldSpec())
    let result = SimulationSupervisor(product: product).run(simulation)
    return try #require(result.record?.widgets.first, "\(result.failure ?? "")")
  }

  /// The time at which each picture came, and its first texts.
  private func film(_ day: WidgetDay, texts count: Int = 1) -> [String] {
    let wording = SimulationWording(timeZone: "UTC", start: start)
    return day.shown.map { shown in
      let texts = shown.picture.map { day.pictures[$0].texts.prefix(count) } ?? []
      return "\(wording.time(shown.from)) " + texts.joined(separator: " | ")
    }
  }

  /// The time since midnight, `.timer`, `.relative` and `.offset`.
  @Test func theTimeSinceMidnightRunsBetweenTwoEntries() throws {
    let day = try simulate("day-start", hours: 5, in: try ScratchFolder())
    #expect(
      film(day, texts: 3) == [
        "09:41 9:41:00 | 9 hr, 41 min | +9 hours", "10:41 10:41:00 | 10 hr, 41 min | +10 hours",
        "11:41 11:41:00 | 11 hr, 41 min | +11 hours",
        "12:40:59 12:40:59 | 12 hr, 40 min | +12 hours",
        "12:41 12:41:00 | 12 hr, 41 min | +12 hours", "13:41 13:41:00 | 13 hr, 41 min | +13 hours",
      ])
    #expect(day.shown.map(\.isLater) == [false, true, true, true, false, true])
    #expect(day.shown.map(\.timeline) == [0, 0, 0, 0, 1, 1])
    #expect(day.notes.map(\.code) == [])
  }

  /// A countdown past its end stands at zero, as Apple's does.
  @Test func aCountdownRunsToItsEndAndStops() throws {
    let day = try simulate("half-hour", hours: 4, in: try ScratchFolder())
    #expect(
      film(day, texts: 4) == [
        "09:41 30:00 | 0:00 | 30:00 | 0:00", "09:51 20:00 | 10:00 | 20:00 | 10:00",
        "10:01 10:00 | 20:00 | 10:00 | 20:00", "10:11 0:00 | 30:00 | 0:00 | 30:00",
      ])
    #expect(
      day.notes.map(\.message) == [
        "The timeline of 09:41 has one entry and the policy .never: nothing but its running texts and views "
          + "changes until the app calls WidgetCenter."
      ])
  }

  /// Few changes are all shown.
  @Test func aTimelineViewChangesAtTheDatesOfItsSchedule() throws {
    let day = try simulate("stops", hours: 4, in: try ScratchFolder())
    #expect(
      film(day).map { $0.replacing("\u{202F}", with: " ") }
        == ["09:41 9:41 AM", "10:00 10:00 AM", "10:30 10:30 AM"])
    let clock = try simulate("minute-clock", hours: 3, in: try ScratchFolder())
    #expect(
      film(clock).map { $0.replacing("\u{202F}", with: " ") }
        == ["09:41 9:41 AM", "10:41 10:41 AM", "11:41 11:41 AM", "12:40:59 12:40 PM"])
  }

  /// The example that waits for its timers to run: the time until noon, then until the evening.
  @Test func theDayOfDayPhasesShowsItsTimersRunning() throws {
    // 9 January 2026, 06:00 UTC
    let morning = Date(timeIntervalSince1970: 1_767_938_400)
    let day = try simulate(
      "DayPhases", hours: 6, from: morning,
      of: ProductExecutable(name: "DayPhases", path: Repository.built("DayPhases")),
      in: try ScratchFolder())
    let wording = SimulationWording(timeZone: "UTC", start: morning)
    let timers = day.shown.map { shown in
      let texts = shown.picture.map { day.pictures[$0].texts } ?? []
      return "\(wording.time(shown.from)) "
        + (texts.first { $0.wholeMatch(of: /[\d:]+/) != nil } ?? "no timer")
    }
    #expect(
      timers == [
        "06:00 5:00:00", "06:15 4:45:00", "06:30 4:30:00", "06:45 4:15:00", "06:59:59 4:00:01",
        "07:00 4:00:00", "07:30 3:30:00", "08:00 3:00:00", "08:30 2:30:00", "08:59:59 2:00:01",
        "09:00 2:00:00", "09:30 1:30:00", "10:00 1:00:00", "10:30 30:00", "10:59:59 0:01",
        "11:00 6:00:00", "11:30 5:30:00",
      ])
  }

  @Test func anEntryIsDrawnOnceWhereNoMomentsAreAskedFor() throws {
    let day = try simulate("day-start", hours: 5, moments: 0, in: try ScratchFolder())
    #expect(film(day) == ["09:41 9:41:00", "12:41 12:41:00"])
  }

  @Test func twoFilmsAreEqual() throws {
    let one = try ScratchFolder(), other = try ScratchFolder()
    let events: [(Double, SystemChange)] = [(30, .locale("de_DE")), (90, .appearance(.dark))]
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let a = try simulate("day-start", hours: 5, in: one, events)
    let b = try simulate("day-start", hours: 5, in: other, events)
    #expect(try encoder.encode(a) == encoder.encode(b))
    for file in a.pictures.map(\.file) + [a.strip ?? ""] {
      let first = FileManager.default.contents(atPath: "\(one.path)/\(file)")
      #expect(first != nil, "\(file)")
      #expect(first == FileManager.default.contents(atPath: "\(other.path)/\(file)"), "\(file)")
    }
  }

  // MARK: The strip of the gallery

  @Test func laterPicturesAreNoFrames() throws {
    let folder = try ScratchFolder()
    var batch = FrameBatch.fixture(
      "day-start", phases: [.timeline], in: folder, formats: [.png, .json])
    batch.output.moments = 4
    let result = BatchSupervisor(product: try FixtureProduct.executable, onFrame: {}).make(batch)
    let manifest = Manifest(generator: "", problems: [], skipped: [], results: [(batch, result)])
    let name = "day-start/systemSmall/timeline-"
    #expect(manifest.frames.map(\.id) == ["\(name)000@3x", "\(name)001@3x"])
    let moments = try #require(manifest.moments)
    #expect(
      moments.map { "\($0.frame) \($0.files.values.joined())" } == [
        "\(name)000@3x frames/\(name)000-after-01-00-00@3x.png",
        "\(name)000@3x frames/\(name)000-after-02-00-00@3x.png",
        "\(name)000@3x frames/\(name)000-after-02-59-59@3x.png",
        // The last entry of a timeline with .atEnd: a day is assumed.
        "\(name)001@3x frames/\(name)001-after-06-00-00@3x.png",
        "\(name)001@3x frames/\(name)001-after-12-00-00@3x.png",
        "\(name)001@3x frames/\(name)001-after-18-00-00@3x.png",
        "\(name)001@3x frames/\(name)001-after-23-59-59@3x.png",
      ])
    for file in moments.flatMap(\.files.values) {
      #expect(FileManager.default.fileExists(atPath: "\(folder.path)/\(file)"), "\(file)")
    }
    #expect(manifest.momentsRule?.contains("at most 4") == true)
    // A run without them removes them, and the frames stay as they are.
    let output = try OutputFolder(folder.path)
    try output.finish(manifest, of: "A gallery") { _ in true }
    batch.output.moments = 0
    let again = BatchSupervisor(product: try FixtureProduct.executable, onFrame: {}).make(batch)
    let still = Manifest(generator: "", problems: [], skipped: [], results: [(batch, again)])
    #expect(still.frames.map(\.digest) == manifest.frames.map(\.digest))
    #expect(still.moments == nil && still.momentsRule == nil)
    try output.finish(still, of: "A gallery") { _ in true }
    for file in moments.flatMap(\.files.values) {
      #expect(!FileManager.default.fileExists(atPath: "\(folder.path)/\(file)"), "\(file)")
    }
  }
}
