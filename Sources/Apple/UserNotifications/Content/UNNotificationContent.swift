import Foundation

/// The content of a notification.
open class UNNotificationContent: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
  open fileprivate(set) var title = ""
  open fileprivate(set) var subtitle = ""
  open fileprivate(set) var body = ""
  open fileprivate(set) var badge: NSNumber?
  open fileprivate(set) var sound: UNNotificationSound?
  open fileprivate(set) var userInfo: [AnyHashable: Any] = [:]
  open fileprivate(set) var categoryIdentifier = ""
  open fileprivate(set) var threadIdentifier = ""
  open fileprivate(set) var targetContentIdentifier: String?
  open fileprivate(set) var launchImageName = ""
  open fileprivate(set) var attachments: [UNNotificationAttachment] = []
  open fileprivate(set) var interruptionLevel = UNNotificationInterruptionLevel.active
  open fileprivate(set) var relevanceScore: Double = 0
  open fileprivate(set) var filterCriteria: String?
  open var summaryArgument: String { "" }
  open var summaryArgumentCount: Int { 0 }

  public override init() {}

  public func copy(with zone: NSZone? = nil) -> Any {
    let content = UNNotificationContent()
    content.take(self)
    return content
  }

  public func mutableCopy(with zone: NSZone? = nil) -> Any {
    let content = UNMutableNotificationContent()
    content.take(self)
    return content
  }

  private func take(_ other: UNNotificationContent) {
    title = other.title
    subtitle = other.subtitle
    body = other.body
    badge = other.badge
    sound = other.sound
    userInfo = other.userInfo
    categoryIdentifier = other.categoryIdentifier
    threadIdentifier = other.threadIdentifier
    targetContentIdentifier = other.targetContentIdentifier
    launchImageName = other.launchImageName
    attachments = other.attachments
    interruptionLevel = other.interruptionLevel
    relevanceScore = other.relevanceScore
    filterCriteria = other.filterCriteria
  }
}

/// The content of a notification, which can be changed.
open class UNMutableNotificationContent: UNNotificationContent, @unchecked Sendable {
  open override var title: String {
    get { super.title }
    set { super.title = newValue }
  }
  open override var subtitle: String {
    get { super.subtitle }
    set { super.subtitle = newValue }
  }
  open override var body: String {
    get { super.body }
    set { super.body = newValue }
  }
  open override var badge: NSNumber? {
    get { super.badge }
    set { super.badge = newValue }
  }
  open override var sound: UNNotificationSound? {
    get { super.sound }
    set { super.sound = newValue }
  }
  open override var userInfo: [AnyHashable: Any] {
    get { super.userInfo }
    set { super.userInfo = newValue }
  }
  open override var categoryIdentifier: String {
    get { super.categoryIdentifier }
    set { super.categoryIdentifier = newValue }
  }
  open override var threadIdentifier: String {
    get { super.threadIdentifier }
    set { super.threadIdentifier = newValue }
  }
  open override var targetContentIdentifier: String? {
    get { super.targetContentIdentifier }
    set { super.targetContentIdentifier = newValue }
  }
  open override var launchImageName: String {
    get { super.launchImageName }
    set { super.launchImageName = newValue }
  }
  open override var attachments: [UNNotificationAttachment] {
    get { super.attachments }
    set { super.attachments = newValue }
  }
  open override var interruptionLevel: UNNotificationInterruptionLevel {
    get { super.interruptionLevel }
    set { super.interruptionLevel = newValue }
  }
  open override var relevanceScore: Double {
    get { super.relevanceScore }
    set { super.relevanceScore = newValue }
  }
  open override var filterCriteria: String? {
    get { super.filterCriteria }
    set { super.filterCriteria = newValue }
  }
}

/// The urgency of a notification.
public enum UNNotificationInterruptionLevel: UInt, Sendable {
  case passive, active, timeSensitive, critical
}

public struct UNNotificationSoundName: Hashable, RawRepresentable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// The sound of a notification.
open class UNNotificationSound: NSObject, @unchecked Sendable {
  public let name: UNNotificationSoundName
  public init(named name: UNNotificationSoundName) { self.name = name }
  public class var `default`: UNNotificationSound { UNNotificationSound(named: .init("default")) }
  public class var defaultCritical: UNNotificationSound {
    UNNotificationSound(named: .init("defaultCritical"))
  }
  public class var defaultRingtone: UNNotificationSound {
    UNNotificationSound(named: .init("defaultRingtone"))
  }
  public class func defaultCriticalSound(withAudioVolume volume: Float) -> UNNotificationSound {
    defaultCritical
  }
  public class func criticalSoundNamed(_ name: UNNotificationSoundName) -> UNNotificationSound {
    UNNotificationSound(named: name)
  }
}

/// A file that is shown with a notification.
open class UNNotificationAttachment: NSObject, @unchecked Sendable {
  public let identifier: String
  public let url: URL
  public var type: String { url.pathExtension }
  public init(identifier: String, url: URL, options: [AnyHashable: Any]? = nil) throws {
    self.identifier = identifier
    self.url = url
  }
}
