import Foundation

/// The bar at the bottom of a tab bar controller.
open class UITabBar: UIView {
  private static let proxy = UITabBar()
  /// The object that an app sets the look of all its bars by; widgets draw none.
  public static func appearance() -> UITabBar { proxy }

  open var items: [UITabBarItem]?
  open var selectedItem: UITabBarItem?
  open var barTintColor: UIColor?
  open var unselectedItemTintColor: UIColor?
  open var isTranslucent = true
  open var standardAppearance = UITabBarAppearance()
  open var scrollEdgeAppearance: UITabBarAppearance?
}

/// A tab.
@MainActor @preconcurrency
open class UITabBarItem: NSObject {
  open var title: String?
  open var image: UIImage?
  open var selectedImage: UIImage?
  open var badgeValue: String?
  open var badgeColor: UIColor?
  open var tag = 0
  open var isEnabled = true

  public override init() {}
  public init(title: String?, image: UIImage?, tag: Int) {
    self.title = title
    self.image = image
    self.tag = tag
  }
  public init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.title = title
    self.image = image
    self.selectedImage = selectedImage
  }
}
