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
  open var sourceType: EKSourceType { title == "Local" ? .local : .calDAV }
  package init(title: String) { self.title = title }
}

/// A calendar, or a list of reminders.
open class EKCalendar: EKObject, @unchecked Sendable {
  open var title: String
  open var source: EKSource!
  open var cgColor: CGColor!
  open private(set) var calendarIdentifier: String
  open private(set) var allowedEntityTypes: EKEntityMask
  open var type: EKCalendarType { .calDAV }
  open var allowsContentModifications: Bool { true }
  open var isSubscribed: Bool { false }
  open var isImmutable: Bool { false }

  public init(for entityType: EKEntityType, eventStore: EKEventStore) {
    title = ""
    calendarIdentifier = UUID().uuidString
    allowedEntityTypes = entityType == .event ? .event : .reminder
  }

  /// Blue where the file gives no color, as a new calendar of iCloud.
  package init(_ named: CalendarSection.Named) {
    title = named.title
    let isReminders = named.isReminders == true
    calendarIdentifier = (isReminders ? "list-" : "calendar-") + named.title
    allowedEntityTypes = isReminders ? .reminder : .event
    source = EKSource(title: named.source ?? "iCloud")
    let parts = named.color.flatMap(CalendarSection.components) ?? [0.106, 0.678, 0.973]
    cgColor = CGColor(red: parts[0], green: parts[1], blue: parts[2], alpha: 1)
  }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? EKCalendar)?.calendarIdentifier == calendarIdentifier
  }
  open override var hash: Int { calendarIdentifier.hash }
}
