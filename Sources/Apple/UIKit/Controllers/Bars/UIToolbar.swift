import Foundation

/// A bar of buttons at the bottom of a controller, or above a keyboard.
open class UIToolbar: UIView {
  private static let proxy = UIToolbar()
  /// The object that an app sets the look of all its bars by; widgets draw none.
  public static func appearance() -> UIToolbar { proxy }

  open var items: [UIBarButtonItem]?
  open var barTintColor: UIColor?
  open var isTranslucent = true

  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }
}
