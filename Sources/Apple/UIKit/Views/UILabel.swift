import Foundation

/// A view with a text.
open class UILabel: UIView {
  open var text: String?
  open var attributedText: NSAttributedString?
  open var font: UIFont! = .systemFont(ofSize: 17)
  open var textColor: UIColor! = .label
  open var textAlignment = NSTextAlignment.natural
  /// 0 for as many as there are.
  open var numberOfLines = 1
  open var adjustsFontSizeToFitWidth = false
  open var minimumScaleFactor: CGFloat = 0
  open var adjustsFontForContentSizeCategory = false
  open var allowsDefaultTighteningForTruncation = false
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail

  private var shown: NSAttributedString {
    attributedText ?? NSAttributedString(string: text ?? "", attributes: [.font: font as Any])
  }

  open override var intrinsicContentSize: CGSize {
    sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: 0))
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    guard shown.length > 0 else { return .zero }
    return shown.boundingRect(with: size, options: .usesLineFragmentOrigin, context: nil).size
  }
}
