import DeviceWorld
import Foundation

/// An error of user notifications.
public struct UNError: Error, CustomNSError, Hashable, Sendable {
  public enum Code: Int, Sendable {
    case notificationsNotAllowed = 1
    case notificationInvalidNoDate = 1400
    case notificationInvalidNoContent = 1401
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static var errorDomain: String { "UNErrorDomain" }
  public var errorCode: Int { code.rawValue }
}

/// The notifications of the app: those of the world file, and those added since the run began.
open class UNUserNotificationCenter: NSObject, @unchecked Sendable {
  private static let shared = UNUserNotificationCenter()
  open class func current() -> UNUserNotificationCenter { shared }

  open weak var delegate: (any UNUserNotificationCenterDelegate)?
  open var supportsContentExtensions: Bool { true }

  private let lock = NSLock()
  private var world: NotificationSection?
  private var pending: [UNNotificationRequest] = []
  private var delivered: [UNNotification] = []
  private var categories: Set<UNNotificationCategory> = []
  private var hasBegun = false

  private override init() {}

  private static func ask(_ what: String) -> NotificationSection? {
    DeviceAnswers.ask(
      \.notifications, key: "notifications", "UNUserNotificationCenter for \(what)",
      empty: "not determined")
  }

  /// Replaces all notifications by those of a world file.
  private func update(to section: NotificationSection?) {
    guard !hasBegun || world != section else { return }
    hasBegun = true
    world = section
    pending = (section?.pending ?? []).map(Self.request)
    delivered = (section?.delivered ?? []).map {
      UNNotification(date: $0.date ?? Date(), request: Self.request($0))
    }
  }

  private static func request(_ value: NotificationSection.Pending) -> UNNotificationRequest {
    let content = UNMutableNotificationContent()
    content.title = value.title ?? ""
    content.subtitle = value.subtitle ?? ""
    content.body = value.body ?? ""
    content.categoryIdentifier = value.category ?? ""
    content.threadIdentifier = value.thread ?? ""
    let trigger = value.date.map {
      UNCalendarNotificationTrigger(
        dateMatching: Calendar.current.dateComponents(
          [.year, .month, .day, .hour, .minute, .second], from: $0), repeats: false)
    }
    return UNNotificationRequest(identifier: value.id, content: content, trigger: trigger)
  }

  private func read<Value>(_ section: NotificationSection?, _ body: () -> Value) -> Value {
    lock.withLock {
      update(to: section)
      return body()
    }
  }

  // MARK: Access

  private static func status() -> UNAuthorizationStatus {
    guard let section = ask("what the person allows") else { return .notDetermined }
    return UNAuthorizationStatus(section.authorization ?? .authorized)
  }

  @preconcurrency
  open func getNotificationSettings(
    completionHandler: @escaping @Sendable (UNNotificationSettings) -> Void
  ) {
    let settings = UNNotificationSettings(Self.status())
    Callback.onQueue { completionHandler(settings) }
  }

  open func notificationSettings() async -> UNNotificationSettings {
    UNNotificationSettings(Self.status())
  }

  @preconcurrency
  open func requestAuthorization(
    options: UNAuthorizationOptions = [],
    completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    let isAllowed = Self.isAllowed()
    Callback.onQueue {
      completionHandler(isAllowed, isAllowed ? nil : UNError(.notificationsNotAllowed))
    }
  }

  @discardableResult
  open func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
    guard Self.isAllowed() else { throw UNError(.notificationsNotAllowed) }
    return true
  }

  private static func isAllowed() -> Bool {
    ![.notDetermined, .denied].contains(status())
  }

  // MARK: Requests

  private func insert(_ request: UNNotificationRequest) {
    DeviceAnswers.rests("UNUserNotificationCenter.add(_:)", "no notification is delivered")
    let section = DeviceAnswers.world.notifications
    read(section) {
      pending.removeAll { $0.identifier == request.identifier }
      pending.append(request)
    }
  }

  @preconcurrency
  open func add(
    _ request: UNNotificationRequest,
    withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    insert(request)
    Callback.onQueue { completionHandler?(nil) }
  }

  open func add(_ request: UNNotificationRequest) async throws { insert(request) }

  @preconcurrency
  open func getPendingNotificationRequests(
    completionHandler: @escaping @Sendable ([UNNotificationRequest]) -> Void
  ) {
    let requests = pendingNow()
    Callback.onQueue { completionHandler(requests) }
  }

  open func pendingNotificationRequests() async -> [UNNotificationRequest] { pendingNow() }

  private func pendingNow() -> [UNNotificationRequest] {
    read(Self.ask("pending requests")) { pending }
  }

  open func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
    read(DeviceAnswers.world.notifications) {
      pending.removeAll { identifiers.contains($0.identifier) }
    }
  }

  open func removeAllPendingNotificationRequests() {
    read(DeviceAnswers.world.notifications) { pending = [] }
  }

  // MARK: Delivered notifications

  @preconcurrency
  open func getDeliveredNotifications(
    completionHandler: @escaping @Sendable ([UNNotification]) -> Void
  ) {
    let notifications = deliveredNow()
    Callback.onQueue { completionHandler(notifications) }
  }

  open func deliveredNotifications() async -> [UNNotification] { deliveredNow() }

  private func deliveredNow() -> [UNNotification] {
    read(Self.ask("delivered notifications")) { delivered }
  }

  open func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {
    read(DeviceAnswers.world.notifications) {
      delivered.removeAll { identifiers.contains($0.request.identifier) }
    }
  }

  open func removeAllDeliveredNotifications() {
    read(DeviceAnswers.world.notifications) { delivered = [] }
  }

  // MARK: Categories and the badge

  open func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {
    lock.withLock { self.categories = categories }
  }

  @preconcurrency
  open func getNotificationCategories(
    completionHandler: @escaping @Sendable (Set<UNNotificationCategory>) -> Void
  ) {
    let categories = lock.withLock { self.categories }
    Callback.onQueue { completionHandler(categories) }
  }

  open func notificationCategories() async -> Set<UNNotificationCategory> {
    lock.withLock { categories }
  }

  @preconcurrency
  open func setBadgeCount(
    _ newBadgeCount: Int,
    withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    DeviceAnswers.rests("UNUserNotificationCenter.setBadgeCount(_:)", "a widget shows no badge")
    Callback.onQueue { completionHandler?(nil) }
  }

  open func setBadgeCount(_ newBadgeCount: Int) async throws {
    DeviceAnswers.rests("UNUserNotificationCenter.setBadgeCount(_:)", "a widget shows no badge")
  }
}
