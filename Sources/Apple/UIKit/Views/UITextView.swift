import Foundation

/// A scrolling view of text.
open class UITextView: UIScrollView {
  private static let proxy = UITextView()
  /// The object that an app sets the look of all its views by; widgets draw none.
  public static func appearance() -> UITextView { proxy }

  open var text: String! = ""
  open var attributedText: NSAttributedString!
  open var font: UIFont?
  open var textColor: UIColor?
  open var textAlignment = NSTextAlignment.natural
  open var isEditable = true
  open var isSelectable = true
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
}
