import Failures
import Foundation
import TestSupport
import Testing

@testable import DeviceFixtures
@testable import DeviceWorld

/// The file of `--world`: what it says, and the place of each mistake in it.
@Suite struct WorldFileTests {
  private func world(_ text: String) throws -> DeviceWorld {
    try WorldFile(Data(text.utf8), path: "world.json").world
  }

  private func message(_ text: String) -> String {
    do {
      let file = try WorldFile(Data(text.utf8), path: "world.json")
      return file.faults.sorted { $0.key < $1.key }.map(\.value).joined(separator: "\n")
    } catch let failure as Failure {
      return failure.description
    } catch {
      return "\(error)"
    }
  }

  @Test func anEmptyObjectSaysNothing() throws { #expect(try world("{}") == DeviceWorld()) }

  @Test func sectionsAreRead() throws {
    let world = try world(
      """
      {
        "location": { "latitude": 52.5, "longitude": 13.4, "authorization": "always" },
        "calendar": { "events": [
          { "title": "T\\u00fcr \\ud83d\\udeaa", "start": "2026-01-09T10:00:00+02:00", "isAllDay": false },
          { "title": "Day", "start": "2026-01-10", "isAllDay": true }
        ] },
        "watch": { "context": { "level": 3, "name": "x", "list": [true, 1.5] } }
      }
      """)
    #expect(world.location?.latitude == 52.5)
    #expect(world.location?.access == .always)
    let events = try #require(world.calendar?.events)
    #expect(events.map(\.title) == ["Tür 🚪", "Day"])
    #expect(events.first?.start == Date(timeIntervalSince1970: 1_767_945_600))
    #expect(events[at: 1]?.start == Date(timeIntervalSince1970: 1_768_003_200))
    #expect(
      world.watch?.context
        == ["level": .whole(3), "name": .text("x"), "list": .list([.bool(true), .number(1.5)])])
  }

  @Test func valuesOfAnyTypeHoldObjects() throws {
    let world = try world(
      #"""
      {"iCloud": {"records": [{"type": "Note", "fields": {
        "start": {"date": "2026-01-09"}, "list": [{"reference": "u"}, {"deep": {"a": 1}}]}}]}}
      """#)
    #expect(
      world.iCloud?.records?.first?.fields == [
        "start": .object(["date": .text("2026-01-09")]),
        "list": .list([
          .object(["reference": .text("u")]), .object(["deep": .object(["a": .whole(1)])]),
        ]),
      ])
  }

  @Test(arguments: [
    (
      "{\n \"locations\": {}\n}", "world.json:2: There is no key “locations”. Did you mean location"
    ),
    (
      "{\"calendar\": {\n\"events\": [{\"title\": \"a\",\n\"strat\": \"2026-01-09\"}]}}",
      "world.json:3 (calendar.events[0]): There is no key “strat”. Known: start, title."
    ),
    (
      "{\"calendar\": {\"events\": [\n{\"title\": \"a\"}]}}",
      "world.json:2 (calendar.events[0]): The key “start” is missing."
    ),
    (
      "{\"calendar\": {\"events\": [{\"title\": 3, \"start\": \"2026-01-09\"}]}}",
      "world.json:1 (calendar.events[0].title): It should be a text, and is a number."
    ),
    (
      "{\"calendar\": {\"events\": [{\"title\": \"a\", \"start\": \"tomorrow\"}]}}",
      "world.json:1 (calendar.events[0].start): It should be a date, as 2026-01-09T10:00:00Z"
    ),
    (
      "{\"location\": {\"latitude\": 91, \"longitude\": 0}}",
      "world.json:1 (location.latitude): It should be a number from -90 to 90."
    ),
    (
      "{\"location\": {\"authorization\": \"yes\"}}",
      "world.json:1 (location.authorization): “yes” isn't one of notDetermined, restricted, denied, whenInUse, always."
    ),
    (
      "{\"health\": {\"samples\": [\n{\"start\": \"2026-01-09\", \"value\": 1,\n\"type\": \"stepCuont\"}]}}",
      "world.json:3 (health.samples[0].type): There is no type of health data “stepCuont”. Did you mean stepCount?"
    ),
    (
      "{\"health\": {\"samples\": [{\"type\": \"bodyMass\", \"start\": \"2026-01-09\", \"value\": 70,\n\"unit\": \"kilo\"}]}}",
      "world.json:2 (health.samples[0].unit): There is no unit “kilo”."
    ),
    (
      "{\"health\": {\"samples\": [{\"type\": \"bodyMass\", \"start\": \"2026-01-09\", \"value\": 70, \"unit\": \"m\"}]}}",
      "world.json:1 (health.samples[0].unit): It should be a unit of the same kind as kg."
    ),
    (
      "{\"health\": {\"samples\": [{\"type\": \"sleepAnalysis\", \"start\": \"2026-01-09\", \"value\": \"deep\"}]}}",
      "world.json:1 (health.samples[0].value): There is no value of sleepAnalysis “deep”. Known: asleep, asleepCore,"
    ),
    (
      "{\"health\": {\"samples\": [{\"type\": \"heartRate\", \"start\": \"2026-01-09\"}]}}",
      "world.json:1 (health.samples[0].value): It should be a number."
    ),
    (
      "{\"calendar\": {\"calendars\": [{\"title\": \"a\", \"type\": \"caldav\"}]}}",
      "world.json:1 (calendar.calendars[0].type): “caldav” isn't one of local, calDAV, exchange, subscription, birthday."
    ),
    (
      "{\"calendar\": {\"events\": [{\"title\": \"a\", \"start\": \"2026-01-09\", \"status\": \"sure\"}]}}",
      "world.json:1 (calendar.events[0].status): “sure” isn't one of none, confirmed, tentative, canceled."
    ),
    (
      "{\"contacts\": {\"people\": [{\"birthday\": \"May 5\"}]}}",
      "world.json:1 (contacts.people[0].birthday): It should be a day, as 1990-05-17, or --05-17 without a year."
    ),
    (
      "{\"photos\": {\"photos\": [{\"file\": \"none.png\"}]}}",
      "world.json: There is no file none.png."
    ),
    ("[]", "world.json:1: It should be an object, and is a list."),
    ("", "world.json:1: The file ends where a value should be."),
    ("{\n\"a\": 1,\n}", "world.json:3: There is a comma before the end of a list or an object."),
    ("{\"a\": 01}", "world.json:1: “01” is no number."),
    ("{\"a\": 1, \"a\": 2}", "world.json:1: The object has the key “a” twice."),
    ("{\"a\": \"\\ud800\"}", "world.json:1: Half of a character is missing."),
    ("{\"a\": \"b\n\"}", "world.json:1: A text isn't closed in its line."),
    ("{} {}", "world.json:1: There is more after the end of the value."),
  ])
  func aMistakeHasItsPlace(text: String, message: String) {
    #expect(self.message(text).hasPrefix(message))
  }

  @Test func aSectionWithAMistakeIsLeftOutAndTheOthersAreUsed() throws {
    let file = try WorldFile(
      Data(
        #"{"location": {"latitude": 52.5, "longitude": 13.4}, "calendar": {"evnts": []}, "helth": {}, "wach": {}}"#
          .utf8),
      path: "world.json")
    #expect(file.world.location?.latitude == 52.5)
    #expect(file.world.calendar == nil)
    #expect(Set(file.faults.keys) == ["", "calendar"])
    let calendar = try #require(file.faults["calendar"])
    #expect(calendar.hasPrefix("world.json:1 (calendar): There is no key “evnts”"))
    let unknown = try #require(file.faults[""])
    #expect(unknown.contains("There is no key “helth”. Did you mean health"))
    #expect(unknown.contains("There is no key “wach”. Did you mean watch"))
  }

  @Test func aRequestForASectionThatIsLeftOutSaysWhy() {
    let device = AskedDevice()
    device.enter(DeviceWorld(), path: "world.json", faults: ["calendar": "world.json:1: no."])
    for key in ["calendar.events", "health.samples"] {
      device.note(DeviceUse(question: "Q", key: key, answer: .nothing("empty")))
    }
    let diagnostics = device.takeUses().map(\.diagnostic)
    #expect(diagnostics.map(\.code) == ["device-fixture", "device-unanswered"])
    #expect(
      diagnostics.first?.message
        == "Q: answered as on a device whose person was never asked. world.json:1: no.")
    // A frame that asked for nothing of it says so as well.
    #expect(
      device.takeUses().map(\.diagnostic.message) == [
        "The section “calendar” of the world file: answered as on a device whose person was never asked. "
          + "world.json:1: no."
      ])
  }

  @Test func deepNestingIsAMistake() {
    let text = String(repeating: "[", count: 100_000)
    #expect(
      message(text)
        == "world.json:1: Values are nested more than 100 deep. Mend the JSON there or just before."
    )
  }

  @Test func aMissingFileIsNamed() {
    #expect(throws: Failure.self) { try WorldFile(contentsOf: "/nowhere/world.json") }
  }
}
