import Foundation
import Testing

@testable import WidgetKitCore

/// Values made of the shape of a type.
@Suite struct SampleDecoderTests {
  private enum Stage: String, Codable, CaseIterable { case boarding, crossing }
  private enum Plain: Int, Codable { case low = 7, high = 9 }
  private enum Single: String, Codable { case only }
  private enum Step: Codable, Hashable {
    case waiting(minutes: Int)
    case moving(Double)
  }
  private struct Identifier: RawRepresentable, Codable, Hashable { var rawValue: String }
  private struct Crew: Codable, Hashable { var driverName: String }
  private struct State: Codable, Hashable {
    var stage: Stage
    var plain: Plain
    var single: Single
    var step: Step
    var identifier: Identifier
    var crew: [Crew]
    var names: [String: Int]
    var window: ClosedRange<Date>
    var visit: Range<Date>
    var note: String?
    var isLate: Bool
    var progress: Double
    var percentDone: Int
    var site: URL
    var symbol: String
    var small: UInt8
  }
  /// Holds itself.
  private final class Chain: Codable {
    var next: Chain
  }
  private struct Strict: Codable {
    init(from decoder: any Decoder) throws {
      throw DecodingError.dataCorrupted(.init(codingPath: [], debugDescription: "never right"))
    }
  }

  private static let now = Date(timeIntervalSince1970: 1_767_951_660)

  private func made<Value: Decodable>(_ type: Value.Type, _ variation: Int = 0) throws -> Value {
    try SampleDecoder(values: SampleValues(variation: variation), now: Self.now).value(type)
  }

  @Test func everyPropertyHasAValue() throws {
    let state = try made(State.self)
    #expect(state.stage == .boarding)
    #expect(state.plain == .low)
    #expect(state.single == .only)
    #expect(state.step == .waiting(minutes: 3))
    #expect(state.identifier.rawValue == "Identifier")
    #expect(state.crew.map(\.driverName) == ["Driver name", "Driver name", "Driver name"])
    #expect(state.names == ["first": 3])
    #expect(state.window == Self.now - 1200...Self.now + 1500)
    #expect(state.visit == Self.now - 1200..<Self.now + 1500)
    #expect(state.note == "Note")
    #expect(!state.isLate)
    #expect(state.progress == 0.4)
    #expect(state.percentDone == 40)
    #expect(state.site.absoluteString == "https://example.com")
    #expect(state.symbol == "star.fill")
    #expect(state.small == 3)
  }

  @Test func theNextStateHasOthers() throws {
    let state = try made(State.self, 1)
    #expect(state.stage == .crossing)
    #expect(state.plain == .high)
    #expect(state.step == .moving(16.5))
    #expect(state.note == nil)
    #expect(state.isLate)
    #expect(state.progress == 0.65)
  }

  @Test func datesAreBeforeAndAfterTheClocks() throws {
    struct Times: Codable { var startedAt: Date, arrival: Date, updated: Date }
    let times = try made(Times.self)
    #expect(times.startedAt == Self.now - 1200)
    #expect(times.arrival == Self.now + 1500)
    #expect(times.updated == Self.now)
  }

  @Test func anEndIsAheadWhateverElseItsNameSays() throws {
    struct Times: Codable {
      var restEndTime: Date, alarmTime: Date, restartDate: Date, pausedAt: Date
      var calendarDate: Date
    }
    let times = try made(Times.self)
    #expect(times.restEndTime > Self.now)
    #expect(times.alarmTime > Self.now)
    #expect(times.restartDate == Self.now)
    #expect(times.pausedAt < Self.now)
    #expect(times.calendarDate == Self.now)
  }

  @Test func theFirstStateIsNeitherOverNorHeldUp() throws {
    struct Flags: Codable { var isPaused: Bool, hasFinished: Bool, isActive: Bool, latest: Bool }
    let first = try made(Flags.self)
    #expect(
      [first.isPaused, first.hasFinished, first.isActive, first.latest] == [
        false, false, true, true,
      ])
    let next = try made(Flags.self, 1)
    #expect(
      [next.isPaused, next.hasFinished, next.isActive, next.latest] == [
        true, true, false, false,
      ])
  }

  @Test func aWholeIsLargerThanItsPart() throws {
    struct Numbers: Codable {
      var currentStep: Int, totalSteps: Int, lowGlucose: Double, highGlucose: Double
      var elapsedSeconds: Int, totalSeconds: Int
    }
    let numbers = try made(Numbers.self)
    #expect(numbers.currentStep < numbers.totalSteps)
    #expect(numbers.lowGlucose < numbers.highGlucose)
    #expect(numbers.elapsedSeconds < numbers.totalSeconds)
  }

  @Test func textsAreOfTheKindThatTheirNamesSay() throws {
    struct Texts: Codable {
      var avatar: String, iconName: String, orderID: String, totalAmount: String
      var discount: String, teamEmoji: String, colorHex: String, driverName: String, details: String
    }
    let texts = try made(Texts.self)
    #expect([texts.avatar, texts.iconName] == ["⭐️", "star.fill"])
    #expect([texts.orderID, texts.totalAmount, texts.discount] == ["1024", "12", "3"])
    #expect([texts.teamEmoji, texts.colorHex] == ["⭐️", "#3478F6"])
    #expect([texts.driverName, texts.details] == ["Driver name", "Details"])
  }

  @Test func whatCannotBeMadeIsAnError() {
    #expect(throws: DecodingError.self) { try made(Strict.self) }
    #expect(throws: DecodingError.self) { try made(Chain.self) }
  }
}
