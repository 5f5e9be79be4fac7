import Foundation

extension UIScene {
  /// The reasons for which a scene is made. A widget's code gets none.
  @MainActor @preconcurrency
  open class ConnectionOptions: NSObject {
    open var urlContexts: Set<UIOpenURLContext> { [] }
    open var sourceApplication: String? { nil }
    open var handoffUserActivityType: String? { nil }
    open var userActivities: Set<NSUserActivity> { [] }
    open var notificationResponse: UNNotificationResponse? { nil }
    open var shortcutItem: UIApplicationShortcutItem? { nil }
    nonisolated override init() { super.init() }
  }
}

/// The information that the system keeps about a scene.
@MainActor @preconcurrency
open class UISceneSession: NSObject {
  public struct Role: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    public static let windowExternalDisplayNonInteractive = Role(
      rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive")
  }
  open var scene: UIScene? { nil }
  open var role: Role { .windowApplication }
  open var persistentIdentifier: String { "" }
  open var userInfo: [String: Any]?
  open var stateRestorationActivity: NSUserActivity?
  nonisolated override init() { super.init() }
}

/// The class and the delegate of a scene.
@MainActor @preconcurrency
open class UISceneConfiguration: NSObject {
  public let name: String?
  public let role: UISceneSession.Role
  open var sceneClass: AnyClass?
  open var delegateClass: AnyClass?
  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
    super.init()
  }
}

/// An address that an app is to open.
@MainActor @preconcurrency
open class UIOpenURLContext: NSObject {
  public let url: URL
  init(url: URL) {
    self.url = url
    super.init()
  }
}

/// An action of the menu at an app's icon.
open class UIApplicationShortcutItem: NSObject, @unchecked Sendable {
  public let type: String
  public let localizedTitle: String
  public let localizedSubtitle: String?
  public let userInfo: [String: any NSSecureCoding]?
  public init(
    type: String, localizedTitle: String, localizedSubtitle: String? = nil,
    userInfo: [String: any NSSecureCoding]? = nil
  ) {
    self.type = type
    self.localizedTitle = localizedTitle
    self.localizedSubtitle = localizedSubtitle
    self.userInfo = userInfo
  }
}
