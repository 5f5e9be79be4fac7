import CoreGraphics
import DeviceWorld
import Foundation

/// An object of a store.
open class EKObject: NSObject, @unchecked Sendable {
  open var hasChanges: Bool { false }
  open var isNew: Bool { false }
  open func reset() {}
  open func rollback() {}
  @discardableResult open func refresh() -> Bool { true }
}

/// The account of calendars.
open class EKSource: EKObject, @unchecked Sendable {
  public let title: String
  open var sourceIdentifier: String { "source-\(title)" }
  public let sourceType: EKSourceType
  init(_ named: CalendarSection.Named) {
    let (name, type) = Self.account(of: named.kind)
    title = named.source ?? name
    sourceType = type
  }

  /// The account that a kind of calendar is in, where the world file names none.
  private static func account(of kind: CalendarSection.CalendarType) -> (String, EKSourceType) {
    switch kind {
    case .local: ("Local", .local)
    case .calDAV: ("iCloud", .calDAV)
    case .exchange: ("Exchange", .exchange)
    case .subscription: ("Subscribed Calendars", .subscribed)
    case .birthday: ("Other", .birthdays)
    }
  }
}

/// A calendar, or a list of reminders.
open class EKCalendar: EKObject, @unchecked Sendable {
  open var title: String
  open var source: EKSource!
  open var cgColor: CGColor!
  open private(set) var calendarIdentifier: String
  open private(set) var allowedEntityTypes: EKEntityMask
  public let type: EKCalendarType
  open private(set) var allowsContentModifications: Bool
  open var isSubscribed: Bool { type == .subscription }
  open var isImmutable: Bool { type == .birthday }
  open var supportedEventAvailabilities: EKCalendarEventAvailabilityMask { [.busy, .free] }

  public init(for entityType: EKEntityType, eventStore: EKEventStore) {
    title = ""
    calendarIdentifier = UUID().uuidString
    allowedEntityTypes = entityType == .event ? .event : .reminder
    type = .calDAV
    allowsContentModifications = true
  }

  /// Blue where the file gives no color, as a new calendar of iCloud.
  package init(_ named: CalendarSection.Named) {
    title = named.title
    let isReminders = named.isReminders == true
    calendarIdentifier = named.id ?? (isReminders ? "list-" : "calendar-") + named.title
    allowedEntityTypes = isReminders ? .reminder : .event
    let kinds = CalendarSection.CalendarType.allCases
    type = kinds.firstIndex(of: named.kind).flatMap(EKCalendarType.init(rawValue:)) ?? .calDAV
    allowsContentModifications = named.isEditable ?? ![.subscription, .birthday].contains(type)
    source = EKSource(named)
    let parts = named.color.flatMap(CalendarSection.components) ?? [0.106, 0.678, 0.973]
    cgColor = CGColor(red: parts[0], green: parts[1], blue: parts[2], alpha: 1)
  }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? EKCalendar)?.calendarIdentifier == calendarIdentifier
  }
  open override var hash: Int { calendarIdentifier.hash }
}
