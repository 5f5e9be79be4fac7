import Foundation

/// A field for what is searched for.
open class UISearchBar: UIView {
  private static let proxy = UISearchBar()
  /// The object that an app sets the look of all its bars by; widgets draw none.
  public static func appearance() -> UISearchBar { proxy }

  open var text: String?
  open var prompt: String?
  open var placeholder: String?
  open var barTintColor: UIColor?
  open var showsCancelButton = false
  open var scopeButtonTitles: [String]?
}
