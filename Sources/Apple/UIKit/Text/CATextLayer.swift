import CoreGraphics
import Foundation
import QuartzCore

/// A text in a layer.
open class CATextLayer: CALayer {
  /// A `String` or an `NSAttributedString`.
  open var string: Any?
  /// A `UIFont`, or the name of a font. Its size is ``fontSize``.
  open var font: CFTypeRef?
  /// Points; of a text that isn't attributed.
  open var fontSize: CGFloat = 36
  open var foregroundColor: CGColor? = CGColor(gray: 1, alpha: 1)
  open var isWrapped = false
  open var alignmentMode = CATextLayerAlignmentMode.natural
  open var truncationMode = CATextLayerTruncationMode.none
  open var allowsFontSubpixelQuantization = false

  open override class func _make() -> CALayer { CATextLayer() }

  open override func draw(in ctx: CGContext) {
    super.draw(in: ctx)
    guard let text else { return }
    UIGraphicsPushContext(ctx)
    text.draw(in: bounds)
    UIGraphicsPopContext()
  }

  private var text: NSAttributedString? {
    let style = NSMutableParagraphStyle()
    style.alignment = alignmentMode.alignment
    style.lineBreakMode =
      isWrapped
      ? .byWordWrapping
      : truncationMode == .end
        ? .byTruncatingTail
        : truncationMode == .start
          ? .byTruncatingHead : truncationMode == .middle ? .byTruncatingMiddle : .byClipping
    if let attributed = string as? NSAttributedString { return attributed }
    guard let plain = string as? String else { return nil }
    let named = (font as? String).flatMap { UIFont(name: $0, size: fontSize) }
    // Helvetica is the layer's own font.
    let own =
      named ?? (font as? UIFont)?.withSize(fontSize) ?? UIFont(name: "Helvetica", size: fontSize)
    return NSAttributedString(
      string: plain,
      attributes: [
        .font: own ?? UIFont.systemFont(ofSize: fontSize), .paragraphStyle: style,
        .foregroundColor: UIColor(cgColor: foregroundColor ?? CGColor(gray: 0, alpha: 0)),
      ])
  }
}

public struct CATextLayerAlignmentMode: Hashable, RawRepresentable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let natural = Self(rawValue: "natural")
  public static let left = Self(rawValue: "left")
  public static let right = Self(rawValue: "right")
  public static let center = Self(rawValue: "center")
  public static let justified = Self(rawValue: "justified")

  var alignment: NSTextAlignment {
    switch self {
    case .left: .left
    case .right: .right
    case .center: .center
    case .justified: .justified
    default: .natural
    }
  }
}

public struct CATextLayerTruncationMode: Hashable, RawRepresentable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let none = Self(rawValue: "none")
  public static let start = Self(rawValue: "start")
  public static let end = Self(rawValue: "end")
  public static let middle = Self(rawValue: "middle")
}
