import EventKit
import Foundation
import Testing

extension FrameworkTests {
  private static let calendar = #"""
    {"calendar": {
      "calendars": [{"title": "Work", "color": "#FF0000"}],
      "events": [
        {"title": "Late", "start": "2026-01-09T15:00:00Z", "end": "2026-01-09T16:00:00Z"},
        {"title": "Early", "start": "2026-01-09T09:00:00Z", "calendar": "Work", "location": "Room 1"},
        {"title": "Tomorrow", "start": "2026-01-10T09:00:00Z"}
      ],
      "reminders": [
        {"title": "Milk", "due": "2026-01-09T18:00:00Z", "priority": 1},
        {"title": "Post", "completed": "2026-01-08T10:00:00Z"}
      ]
    }}
    """#

  @Test func withoutAWorldThereAreNoCalendars() async throws {
    try Self.enter()
    let store = EKEventStore()
    #expect(EKEventStore.authorizationStatus(for: .event) == .notDetermined)
    #expect(try await store.requestFullAccessToEvents() == false)
    let predicate = store.predicateForEvents(
      withStart: .distantPast, end: .distantFuture, calendars: nil)
    #expect(store.events(matching: predicate).isEmpty)
    #expect(store.calendars(for: .event).isEmpty)
    #expect(Self.codes() == ["device-unanswered"])
  }

  @Test func eventsOfADayComeInOrder() async throws {
    try Self.enter(Self.calendar)
    let store = EKEventStore()
    #expect(try await store.requestFullAccessToEvents())
    let start = try Self.date("2026-01-09T00:00:00Z"), end = try Self.date("2026-01-10T00:00:00Z")
    let events = store.events(
      matching: store.predicateForEvents(withStart: start, end: end, calendars: nil))
    #expect(events.map(\.title) == ["Early", "Late"])
    #expect(events.first?.endDate == (try Self.date("2026-01-09T10:00:00Z")))
    #expect(events.first?.location == "Room 1")
    #expect(events.first?.calendar.cgColor.components == [1, 0, 0, 1])
    #expect(store.calendars(for: .event).map(\.title) == ["Work", "Calendar"])
    let work = store.calendars(for: .event).filter { $0.title == "Work" }
    let ofWork = store.events(
      matching: store.predicateForEvents(withStart: start, end: end, calendars: work))
    #expect(ofWork.map(\.title) == ["Early"])
  }

  @Test func remindersAreFoundByWhetherTheyAreDone() async throws {
    try Self.enter(Self.calendar)
    let store = EKEventStore()
    func titles(_ predicate: NSPredicate) async -> [String] {
      await withCheckedContinuation { continuation in
        store.fetchReminders(matching: predicate) { found in
          continuation.resume(returning: (found ?? []).map { $0.title })
        }
      }
    }
    let open = store.predicateForIncompleteReminders(
      withDueDateStarting: nil, ending: nil, calendars: nil)
    #expect(await titles(open) == ["Milk"])
    let done = store.predicateForCompletedReminders(
      withCompletionDateStarting: nil, ending: nil, calendars: nil)
    #expect(await titles(done) == ["Post"])
    #expect(await titles(store.predicateForReminders(in: nil)) == ["Milk", "Post"])
  }

  @Test func deniedAccessGivesNothing() throws {
    try Self.enter(
      #"{"calendar": {"eventAccess": "denied", "events": [{"title": "a", "start": "2026-01-09"}]}}"#
    )
    let store = EKEventStore()
    #expect(EKEventStore.authorizationStatus(for: .event) == .denied)
    #expect(
      store.events(
        matching: store.predicateForEvents(
          withStart: .distantPast, end: .distantFuture, calendars: nil)
      ).isEmpty)
  }

  @Test func savingChangesNothingAndSaysSo() throws {
    try Self.enter(Self.calendar)
    let store = EKEventStore()
    let event = EKEvent(eventStore: store)
    event.title = "New"
    _ = Self.codes()
    try store.save(event, span: .thisEvent)
    #expect(Self.codes() == ["device-rests"])
  }
}
