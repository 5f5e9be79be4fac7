import Foundation

/// The system's list of fonts. It shows none, and none is chosen.
open class UIFontPickerViewController: UIViewController {
  /// The choice of fonts that the list shows.
  @MainActor @preconcurrency
  open class Configuration: NSObject {
    open var includeFaces = false
    open var displayUsingSystemFont = false
    open var filteredTraits: UIFontDescriptor.SymbolicTraits = []
    open var filteredLanguagesPredicate: NSPredicate?
    public nonisolated override init() { super.init() }
  }

  public let configuration: Configuration
  open weak var delegate: (any UIFontPickerViewControllerDelegate)?
  open var selectedFontDescriptor: UIFontDescriptor?

  public init(configuration: Configuration) {
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
  }
  public convenience init() { self.init(configuration: Configuration()) }
  /// Archives of interfaces aren't read.
  public required init?(coder: NSCoder) { nil }
}

/// The object that receives the chosen font.
@MainActor @preconcurrency
public protocol UIFontPickerViewControllerDelegate: NSObjectProtocol {
  func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController)
  func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController)
}

extension UIFontPickerViewControllerDelegate {
  public func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {}
  public func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) {}
}
