import DeviceWorld
import Foundation

extension Notification.Name {
  public static let EKEventStoreChanged = Notification.Name("EKEventStoreChangedNotification")
}

public typealias EKEventSearchCallback = (EKEvent, UnsafeMutablePointer<ObjCBool>) -> Void

/// The calendars of the device: the world file's.
open class EKEventStore: NSObject, @unchecked Sendable {
  public override init() {}
  public init(sources: [EKSource]) {}

  open var eventStoreIdentifier: String { "store" }

  private static func ask(_ what: String) -> CalendarSection? {
    DeviceAnswers.ask(
      \.calendar, key: "calendar", "EKEventStore for the \(what)", empty: "not determined")
  }

  // MARK: Access

  open class func authorizationStatus(for entityType: EKEntityType) -> EKAuthorizationStatus {
    let isEvents = entityType == .event
    guard let section = ask(isEvents ? "events" : "reminders") else { return .notDetermined }
    switch (isEvents ? section.eventAccess : section.reminderAccess) ?? .fullAccess {
    case .notDetermined: return .notDetermined
    case .restricted: return .restricted
    case .denied: return .denied
    case .writeOnly: return .writeOnly
    case .fullAccess: return .fullAccess
    }
  }

  private static func mayRead(_ type: EKEntityType) -> Bool {
    authorizationStatus(for: type) == .fullAccess
  }

  private func answer(
    _ isGranted: Bool, _ completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    Callback.onQueue { completion(isGranted, nil) }
  }

  @preconcurrency
  open func requestAccess(
    to entityType: EKEntityType,
    completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) { answer(Self.mayRead(entityType), completion) }
  @discardableResult
  open func requestAccess(to entityType: EKEntityType) async throws -> Bool {
    Self.mayRead(entityType)
  }

  @preconcurrency
  open func requestFullAccessToEvents(
    completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) { answer(Self.mayRead(.event), completion) }
  @discardableResult
  open func requestFullAccessToEvents() async throws -> Bool { Self.mayRead(.event) }

  @preconcurrency
  open func requestWriteOnlyAccessToEvents(
    completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) { answer(mayWrite, completion) }
  @discardableResult
  open func requestWriteOnlyAccessToEvents() async throws -> Bool { mayWrite }
  private var mayWrite: Bool {
    [.fullAccess, .writeOnly].contains(Self.authorizationStatus(for: .event))
  }

  @preconcurrency
  open func requestFullAccessToReminders(
    completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) { answer(Self.mayRead(.reminder), completion) }
  @discardableResult
  open func requestFullAccessToReminders() async throws -> Bool { Self.mayRead(.reminder) }

  // MARK: Calendars

  /// The file's calendars, then those that only events and reminders name, in the order of the file.
  private func allCalendars(_ type: EKEntityType) -> [EKCalendar] {
    guard let section = DeviceAnswers.world.calendar, Self.mayRead(type) else { return [] }
    let isReminders = type == .reminder
    var named = (section.calendars ?? []).filter { ($0.isReminders == true) == isReminders }
    let used =
      isReminders
      ? (section.reminders ?? []).map { $0.list ?? Self.listName }
      : (section.events ?? []).map { $0.calendar ?? Self.calendarName }
    for title in used where !named.contains(where: { $0.title == title }) {
      named.append(CalendarSection.Named(title: title, isReminders: isReminders))
    }
    return named.map(EKCalendar.init)
  }
  private static let calendarName = "Calendar"
  private static let listName = "Reminders"

  open func calendars(for entityType: EKEntityType) -> [EKCalendar] { allCalendars(entityType) }
  open var defaultCalendarForNewEvents: EKCalendar? {
    allCalendars(.event).first(where: \.allowsContentModifications)
  }
  open func defaultCalendarForNewReminders() -> EKCalendar? {
    allCalendars(.reminder).first(where: \.allowsContentModifications)
  }
  open func calendar(withIdentifier identifier: String) -> EKCalendar? {
    (allCalendars(.event) + allCalendars(.reminder))
      .first { $0.calendarIdentifier == identifier }
  }
  open var sources: [EKSource] {
    (allCalendars(.event) + allCalendars(.reminder)).compactMap { $0.source }
      .reduce(into: []) { found, source in
        if !found.contains(where: { $0.title == source.title }) { found.append(source) }
      }
  }
  open var delegateSources: [EKSource] { [] }
  open func source(withIdentifier identifier: String) -> EKSource? {
    sources.first { $0.sourceIdentifier == identifier }
  }

  // MARK: Events

  private func allEvents() -> [EKEvent] {
    let calendars = allCalendars(.event)
    guard !calendars.isEmpty else { return [] }
    return (DeviceAnswers.world.calendar?.events ?? []).enumerated().flatMap { number, event in
      let title = event.calendar ?? Self.calendarName
      let calendar = calendars.first { $0.title == title }
      return Occurrences.starts(of: event, around: Date()).map {
        EKEvent(event, number: number, calendar: calendar, start: $0)
      }
    }
  }

  open func predicateForEvents(
    withStart startDate: Date, end endDate: Date, calendars: [EKCalendar]?
  ) -> NSPredicate {
    let wanted = calendars.map { Set($0.map(\.calendarIdentifier)) }
    return NSPredicate { object, _ in
      guard let event = object as? EKEvent, let start = event.startDate, let end = event.endDate
      else { return false }
      let isInside = start < endDate && (end > startDate || start == end && start >= startDate)
      return isInside && (wanted?.contains(event.calendar?.calendarIdentifier ?? "") ?? true)
    }
  }

  /// The events that match, by start and then in the order of the file. Apple's store gives them in no order.
  open func events(matching predicate: NSPredicate) -> [EKEvent] {
    let found = allEvents().filter { predicate.evaluate(with: $0) }
    return found.enumerated().sorted {
      ($0.element.startDate, $0.offset) < ($1.element.startDate, $1.offset)
    }.map(\.element)
  }

  open func enumerateEvents(
    matching predicate: NSPredicate, using block: EKEventSearchCallback
  ) {
    var stop = ObjCBool(false)
    for event in events(matching: predicate) where !stop.boolValue { block(event, &stop) }
  }

  open func event(withIdentifier identifier: String) -> EKEvent? {
    allEvents().first { $0.eventIdentifier == identifier }
  }

  open func calendarItem(withIdentifier identifier: String) -> EKCalendarItem? {
    event(withIdentifier: identifier)
      ?? allReminders().first { $0.calendarItemIdentifier == identifier }
  }

  // MARK: Reminders

  private func allReminders() -> [EKReminder] {
    let lists = allCalendars(.reminder)
    guard !lists.isEmpty else { return [] }
    return (DeviceAnswers.world.calendar?.reminders ?? []).enumerated().map { number, reminder in
      let title = reminder.list ?? Self.listName
      return EKReminder(reminder, number: number, calendar: lists.first { $0.title == title })
    }
  }

  private func predicate(
    _ calendars: [EKCalendar]?, _ accepts: @escaping (EKReminder) -> Bool
  ) -> NSPredicate {
    let wanted = calendars.map { Set($0.map(\.calendarIdentifier)) }
    let accepts = Passed(accepts)
    return NSPredicate { object, _ in
      guard let reminder = object as? EKReminder, accepts.value(reminder) else { return false }
      return wanted?.contains(reminder.calendar?.calendarIdentifier ?? "") ?? true
    }
  }

  open func predicateForReminders(in calendars: [EKCalendar]?) -> NSPredicate {
    predicate(calendars) { _ in true }
  }

  open func predicateForIncompleteReminders(
    withDueDateStarting startDate: Date?, ending endDate: Date?, calendars: [EKCalendar]?
  ) -> NSPredicate {
    predicate(calendars) { reminder in
      guard !reminder.isCompleted else { return false }
      if startDate == nil, endDate == nil { return true }
      guard let due = reminder.dueDateComponents?.date else { return false }
      return due >= startDate ?? .distantPast && due <= endDate ?? .distantFuture
    }
  }

  open func predicateForCompletedReminders(
    withCompletionDateStarting startDate: Date?, ending endDate: Date?, calendars: [EKCalendar]?
  ) -> NSPredicate {
    predicate(calendars) { reminder in
      guard let done = reminder.completionDate else { return false }
      return done >= startDate ?? .distantPast && done <= endDate ?? .distantFuture
    }
  }

  @discardableResult
  open func fetchReminders(
    matching predicate: NSPredicate, completion: @escaping ([EKReminder]?) -> Void
  ) -> Any {
    let found =
      Self.mayRead(.reminder) ? allReminders().filter { predicate.evaluate(with: $0) } : nil
    let then = Passed(completion)
    Callback.onQueue { then.value(found) }
    return NSObject()
  }

  open func cancelFetchRequest(_ fetchIdentifier: Any) {}

  // MARK: Changes

  private func rests(_ call: String) {
    DeviceAnswers.rests("EKEventStore.\(call)", "the world file stays as it is")
  }
  open func save(_ event: EKEvent, span: EKSpan) throws { rests("save(_:span:)") }
  open func save(_ event: EKEvent, span: EKSpan, commit: Bool) throws { rests("save(_:span:)") }
  open func remove(_ event: EKEvent, span: EKSpan) throws { rests("remove(_:span:)") }
  open func remove(_ event: EKEvent, span: EKSpan, commit: Bool) throws {
    rests("remove(_:span:)")
  }
  open func save(_ reminder: EKReminder, commit: Bool) throws { rests("save(_:commit:)") }
  open func remove(_ reminder: EKReminder, commit: Bool) throws { rests("remove(_:commit:)") }
  open func saveCalendar(_ calendar: EKCalendar, commit: Bool) throws {
    rests("saveCalendar(_:commit:)")
  }
  open func removeCalendar(_ calendar: EKCalendar, commit: Bool) throws {
    rests("removeCalendar(_:commit:)")
  }
  open func commit() throws {}
  open func reset() {}
  open func refreshSourcesIfNecessary() {}
}
