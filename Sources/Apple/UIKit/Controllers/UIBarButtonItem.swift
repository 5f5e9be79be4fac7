import Foundation
import ObjectiveCRuntime

/// A button of a bar.
@MainActor @preconcurrency
open class UIBarButtonItem: NSObject {
  open var title: String?
  open var image: UIImage?
  open var tintColor: UIColor?
  open var isEnabled = true
  open weak var target: AnyObject?
  open var action: Selector?

  public override init() { super.init() }
}
