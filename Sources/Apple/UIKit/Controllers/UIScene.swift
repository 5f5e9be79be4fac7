import Foundation

/// A part of an app that the system shows.
@MainActor @preconcurrency
open class UIScene: UIResponder {
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive, foregroundInactive, background
  }
  open var activationState: ActivationState { .unattached }
  open weak var delegate: (any UISceneDelegate)?
  open var session: UISceneSession { UISceneSession() }
  open var title: String! = ""
  open var userActivity: NSUserActivity?
}

/// A scene with windows.
open class UIWindowScene: UIScene {
  open var windows: [UIWindow] { [] }
  open var keyWindow: UIWindow? { nil }
  open var screen: UIScreen { .main }
}

/// The view at the top of a scene.
open class UIWindow: UIView {
  open var rootViewController: UIViewController?
  open weak var windowScene: UIWindowScene?
  open var isKeyWindow: Bool { false }

  public convenience init(windowScene: UIWindowScene) {
    self.init(frame: .zero)
    self.windowScene = windowScene
  }

  open func makeKeyAndVisible() { isHidden = false }
}

extension UIView {
  /// Always nil: there are no windows.
  public var window: UIWindow? { nil }
  public func willMove(toWindow newWindow: UIWindow?) {}
}
