import Foundation
import ObjectiveCRuntime

/// A gesture that would be recognised; no touches come.
@MainActor @preconcurrency
open class UIGestureRecognizer: NSObject {
  public enum State: Int, Sendable {
    case possible, began, changed, ended, cancelled, failed
    public static let recognized = State.ended
  }

  open var state = State.possible
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  open var isEnabled = true
  open var cancelsTouchesInView = true
  open weak var view: UIView?

  public init(target: Any?, action: Selector?) { super.init() }
  public override init() { super.init() }
}

@MainActor public protocol UIGestureRecognizerDelegate: AnyObject {}

open class UITapGestureRecognizer: UIGestureRecognizer {
  open var numberOfTapsRequired = 1
}

open class UIPanGestureRecognizer: UIGestureRecognizer {}
open class UISwipeGestureRecognizer: UIGestureRecognizer {}

open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// Seconds.
  open var minimumPressDuration: TimeInterval = 0.5
}

extension UIView {
  /// Adds a gesture recognizer. There are no touches that it could recognize.
  public func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.view = self
  }

  public func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.view = nil
  }
}
