import EventKit
import Foundation
import Testing

/// Uses of EventKit as widgets have them: each property of an event and a reminder comes from the world file.
extension FrameworkTests {
  private static let agenda = #"""
    {"calendar": {
      "calendars": [
        {"title": "Work", "type": "exchange", "color": "#0000FF", "id": "work"},
        {"title": "Holidays", "type": "subscription"}, {"title": "Birthdays", "type": "birthday"},
        {"title": "Phone", "source": "Local"}
      ],
      "events": [
        {"title": "Sync", "start": "2026-01-09T09:00:00Z", "end": "2026-01-09T09:30:00Z", "calendar": "Work",
         "location": "Room 1", "latitude": 52.5, "longitude": 13.4, "notes": "Bring tea", "url": "https://example.com/call",
         "availability": "tentative", "status": "confirmed", "timeZone": "Europe/Berlin",
         "alarms": [{"offset": -600}], "created": "2025-12-01T08:00:00Z",
         "organizer": {"name": "Ann", "email": "ann@example.com", "role": "chair"},
         "attendees": ["Bo", {"name": "Me", "isCurrentUser": true, "status": "declined"}]},
        {"title": "Ada's birthday", "start": "2026-01-09", "isAllDay": true, "calendar": "Birthdays", "contact": "ada"}
      ],
      "reminders": [
        {"title": "Milk", "start": "2026-01-09T12:00:00Z", "due": "2026-01-09T18:00:00Z", "priority": 1, "list": "Shop",
         "notes": "Oat", "url": "https://example.com/milk", "alarms": [{"location": "Shop", "latitude": 1, "longitude": 2,
         "radius": 80, "proximity": "enter"}], "recurrence": {"frequency": "weekly", "days": ["monday"]}}
      ]
    }}
    """#

  private func found(from start: String, to end: String) throws -> [EKEvent] {
    let store = EKEventStore()
    return store.events(
      matching: store.predicateForEvents(
        withStart: try Self.date(start), end: try Self.date(end), calendars: nil))
  }

  /// https://developer.apple.com/documentation/eventkit/ekcalendartype
  @Test func calendarsHaveTheirTypes() throws {
    try Self.enter(Self.agenda)
    let store = EKEventStore()
    let calendars = store.calendars(for: .event)
    #expect(calendars.map(\.type) == [.exchange, .subscription, .birthday, .local])
    #expect(calendars.map(\.allowsContentModifications) == [true, false, false, true])
    #expect(calendars.map(\.isSubscribed) == [false, true, false, false])
    #expect(
      calendars.map { $0.source.sourceType } == [.exchange, .subscribed, .birthdays, .local])
    #expect(store.calendar(withIdentifier: "work")?.cgColor.components == [0, 0, 1, 1])
    #expect(store.defaultCalendarForNewEvents?.title == "Work")
  }

  /// https://developer.apple.com/documentation/eventkit/ekevent,
  /// https://developer.apple.com/documentation/eventkit/ekparticipant
  @Test func anEventHasEachPropertyOfTheFile() throws {
    try Self.enter(Self.agenda)
    let events = try found(from: "2026-01-09T00:00:00Z", to: "2026-01-10T00:00:00Z")
    let sync = try #require(events.first { $0.title == "Sync" })
    #expect(sync.location == "Room 1" && sync.notes == "Bring tea" && sync.hasNotes)
    #expect(sync.structuredLocation?.geoLocation?.coordinate.latitude == 52.5)
    #expect(sync.url == URL(string: "https://example.com/call"))
    #expect(sync.availability == .tentative && sync.status == .confirmed)
    #expect(sync.timeZone?.identifier == "Europe/Berlin")
    #expect(sync.hasAlarms && sync.alarms?.map(\.relativeOffset) == [-600])
    #expect(sync.creationDate == (try Self.date("2025-12-01T08:00:00Z")))
    #expect(sync.organizer?.participantRole == .chair)
    #expect(sync.organizer?.url == URL(string: "mailto:ann@example.com"))
    // Widgets leave out what the person has declined.
    let me = try #require(sync.attendees?.first { $0.isCurrentUser })
    #expect(me.participantStatus == .declined)
    #expect(sync.attendees?.first?.participantStatus == .accepted)
    let birthday = try #require(events.first { $0.isAllDay })
    #expect(birthday.birthdayContactIdentifier == "ada" && birthday.calendar.type == .birthday)
  }

  /// https://developer.apple.com/documentation/eventkit/ekreminder,
  /// https://developer.apple.com/documentation/eventkit/ekalarm
  @Test func aReminderHasEachPropertyOfTheFile() async throws {
    try Self.enter(Self.agenda)
    let store = EKEventStore()
    #expect(try await store.requestFullAccessToReminders())
    let lists = store.calendars(for: .reminder)
    #expect(lists.map(\.title) == ["Shop"])
    let found: [EKReminder] = await withCheckedContinuation { continuation in
      store.fetchReminders(
        matching: store.predicateForIncompleteReminders(
          withDueDateStarting: nil, ending: nil, calendars: lists)
      ) { continuation.resume(returning: $0 ?? []) }
    }
    let milk = try #require(found.first)
    let zone = Calendar.current.timeZone
    let offset = zone.secondsFromGMT(for: try Self.date("2026-01-09T18:00:00Z"))
    #expect(milk.dueDateComponents?.date == (try Self.date("2026-01-09T18:00:00Z")))
    #expect(milk.dueDateComponents?.hour == (18 + offset / 3600 + 24) % 24)
    #expect(milk.startDateComponents?.date == (try Self.date("2026-01-09T12:00:00Z")))
    #expect(milk.priority == Int(EKReminderPriority.high.rawValue) && !milk.isCompleted)
    #expect(milk.notes == "Oat" && milk.url?.host == "example.com")
    #expect(milk.recurrenceRules?.first?.frequency == .weekly)
    #expect(milk.recurrenceRules?.first?.daysOfTheWeek?.map(\.dayOfTheWeek) == [.monday])
    let alarm = try #require(milk.alarms?.first)
    #expect(alarm.proximity == .enter && alarm.structuredLocation?.radius == 80)
    #expect(alarm.structuredLocation?.geoLocation?.coordinate.longitude == 2)
  }

  /// The store gives each occurrence as an event of its own, with the identifier of the first.
  /// https://developer.apple.com/documentation/eventkit/ekevent/occurrencedate
  @Test func anEventThatComesAgainIsFoundOnItsDays() throws {
    let start = Calendar.current.startOfDay(for: Date()).addingTimeInterval(9 * 3600)
    let text = start.formatted(.iso8601)
    try Self.enter(
      #"""
      {"calendar": {"events": [
        {"title": "Daily", "id": "d", "start": "\#(text)", "timeZone": "UTC",
         "recurrence": {"frequency": "daily", "interval": 2, "count": 3}},
        {"title": "Once", "start": "\#(text)"}
      ]}}
      """#)
    let store = EKEventStore()
    let events = store.events(
      matching: store.predicateForEvents(
        withStart: start, end: start.addingTimeInterval(30 * 86_400), calendars: nil))
    let daily = events.filter { $0.title == "Daily" }
    #expect(daily.map { $0.startDate.timeIntervalSince(start) / 86_400 } == [0, 2, 4])
    #expect(daily.map { $0.endDate.timeIntervalSince($0.startDate) } == [3600, 3600, 3600])
    #expect(Set(daily.compactMap(\.eventIdentifier)) == ["d"])
    #expect(daily.first?.recurrenceRules?.first?.interval == 2)
    #expect(daily.first?.recurrenceRules?.first?.recurrenceEnd?.occurrenceCount == 3)
    #expect(events.count == 4 && events.first { $0.title == "Once" }?.hasRecurrenceRules == false)
  }

  /// https://developer.apple.com/documentation/eventkit/ekauthorizationstatus/writeonly
  @Test func anAppThatMayOnlyWriteSeesNothing() async throws {
    try Self.enter(
      #"""
      {"calendar": {"eventAccess": "writeOnly", "reminderAccess": "denied",
        "events": [{"title": "a", "start": "2026-01-09T09:00:00Z"}], "reminders": [{"title": "b"}]}}
      """#)
    let store = EKEventStore()
    #expect(EKEventStore.authorizationStatus(for: .event) == .writeOnly)
    #expect(try await store.requestWriteOnlyAccessToEvents())
    #expect(try await store.requestFullAccessToEvents() == false)
    #expect(try found(from: "2026-01-09T00:00:00Z", to: "2026-01-10T00:00:00Z").isEmpty)
    #expect(EKEventStore.authorizationStatus(for: .reminder) == .denied)
    let reminders: [EKReminder]? = await withCheckedContinuation { continuation in
      store.fetchReminders(matching: store.predicateForReminders(in: nil)) {
        continuation.resume(returning: $0)
      }
    }
    #expect(reminders == nil && store.calendars(for: .reminder).isEmpty)
  }

  @Test func aCalendarWithoutEventsIsThereAndEmpty() throws {
    try Self.enter(#"{"calendar": {"calendars": [{"title": "Work"}]}}"#)
    #expect(EKEventStore().calendars(for: .event).map(\.title) == ["Work"])
    #expect(try found(from: "2026-01-09T00:00:00Z", to: "2026-01-10T00:00:00Z").isEmpty)
  }
}
