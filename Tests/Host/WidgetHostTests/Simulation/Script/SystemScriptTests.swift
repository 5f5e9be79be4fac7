import Failures
import Foundation
import TestSupport
import Testing

@testable import WidgetHost

@Suite struct SystemScriptTests {
  /// 9 January 2026, 09:41 UTC.
  private let start = Setting.standardNow

  private func script(_ json: String) throws -> SystemScript {
    let folder = try ScratchFolder()
    let file = folder.path + "/day.json"
    try Data(json.utf8).write(to: URL(fileURLWithPath: file))
    return try SystemScript(
      contentsOf: file, start: start, end: start.addingTimeInterval(86_400), timeZone: "UTC",
      kinds: ["Doors"])
  }

  private func complaint(_ event: String) throws -> String {
    do {
      _ = try script(#"{"events": [{"at": "10:00", "app": "foreground"}, \#(event)]}"#)
      return ""
    } catch let error as Failure {
      return error.description
    }
  }

  @Test func timesAreOfTheDayOrDatesOrAfterTheStart() throws {
    let script = try script(
      """
      {"events": [
        {"at": "+1:30", "push": true}, {"at": "09:41", "push": true}, {"at": "09:40", "push": true},
        {"at": "2026-01-09T12:00:00+02:00", "push": true}, {"at": "+0:00:30", "push": true}
      ]}
      """)
    let after = script.events.map { $0.date.timeIntervalSince(start) }
    // 09:40 is tomorrow's; 12:00+02:00 is 10:00.
    let expected: [TimeInterval] = [0, 30, 1140, 5400, 86_340]
    #expect(after == expected)
  }

  @Test func oneEventsChangesHaveAnOrderOfTheirOwn() throws {
    let script = try script(
      """
      {"events": [
        {"at": "10:00", "reload": "all", "app": "background", "locale": "zh-Hans-CN",
         "appGroup": {"group.x": {"defaults": {"a": 1}}}},
        {"at": "10:00", "tap": "Lock", "kind": "Doors", "family": "systemSmall"},
        {"at": "10:05", "audio": "begins", "reload": ["Doors", "Windows"]}
      ]}
      """)
    #expect(
      try script.events.element(0).changes == [
        .locale("zh_Hans_CN"),
        .appGroup(["group.x": AppGroupFixture.Group(defaults: ["a": .number(1)], files: nil)]),
        .appReloads(kinds: nil), .ended(.foreground),
      ])
    #expect(
      try script.events.element(1).changes
        == [.tap(.init(label: "Lock", kind: "Doors", family: "systemSmall"))])
    #expect(
      try script.events.element(2).changes == [
        .began(.audio), .appReloads(kinds: ["Doors", "Windows"]),
      ])
  }

  @Test func theNetworkGoesAndComesBack() throws {
    let script = try script(
      #"{"events": [{"at": "14:00", "network": "offline"}, {"at": "16:00", "network": "online"}]}"#)
    #expect(script.events.map(\.changes) == [[.offline(true)], [.offline(false)]])
    #expect(
      script.events.flatMap(\.changes).map(\.description) == ["network is gone", "network is back"])
  }

  @Test(arguments: [
    (#"{"at": "10:00", "network": "slow"}"#, "“network” is one of offline, online, not “slow”"),
    (#"{"at": "10:00", "reboot": true}"#, "event 2 has the key “reboot”. Keys: at, timeZone,"),
    (#"{"at": "25:00", "push": true}"#, "event 2 wants a time “at”"),
    (#"{"push": true}"#, "event 2 wants a time “at”"),
    (#"{"at": "10:00"}"#, "event 2 has a time and no change"),
    (#"{"at": "10:00", "app": "closed"}"#, "“app” is one of foreground, background, not “closed”"),
    (#"{"at": "10:00", "locale": "tlh_QO"}"#, "“locale” is a locale, as zh_Hans_CN"),
    (#"{"at": "10:00", "timeZone": "Moon"}"#, "“timeZone” is a zone's name"),
    (#"{"at": "10:00", "typeSize": "huge"}"#, "“typeSize” is one of xSmall"),
    (#"{"at": "10:00", "tap": 3}"#, "“tap” is a text"),
    (#"{"at": "10:00", "tap": "A", "kind": "Roof"}"#, "“kind” is one of Doors, not “Roof”"),
    (#"{"at": "10:00", "tap": "A", "family": "tiny"}"#, "“family” is one of systemSmall"),
    (#"{"at": "10:00", "kind": "Doors"}"#, "which only “tap” wants"),
    (#"{"at": "10:00", "push": false}"#, "“push” is true"),
    (#"{"at": "10:00", "reload": []}"#, "“reload” is “all”, a kind, or a list of kinds"),
    (#"{"at": "10:00", "appGroup": {"g": 1}}"#, "“appGroup” is of the form"),
    (#"{"at": "2027-01-01T00:00:00Z", "push": true}"#, "isn't within the simulated time"),
    (#""10:00""#, "event 2 isn't an object"),
  ])
  func aBadEventIsNamedWithWhatWouldDo(event: String, hint: String) throws {
    let message = try complaint(event)
    #expect(message.contains(hint), "\(message)")
  }

  @Test func anInvalidFileIsReported() throws {
    #expect(throws: Failure.self) { try script("[]") }
    #expect(throws: Failure.self) { try script(#"{"events": [], "start": "10:00"}"#) }
    #expect(throws: Failure.self) { try script("{") }
  }
}
