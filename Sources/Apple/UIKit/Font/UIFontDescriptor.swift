import Foundation

/// The description of a font: its size and its traits.
open class UIFontDescriptor: NSObject, @unchecked Sendable {
  public struct SymbolicTraits: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
    public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
    public static let traitVertical = SymbolicTraits(rawValue: 1 << 11)
    public static let traitUIOptimized = SymbolicTraits(rawValue: 1 << 12)
    public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
    public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)
  }

  public struct SystemDesign: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
  }

  let font: UIFont
  init(_ font: UIFont) { self.font = font }

  public convenience init(name: String, size: CGFloat) {
    self.init(UIFont(size: size, weight: 400, name: name))
  }

  public class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle
  ) -> UIFontDescriptor { UIFont.preferredFont(forTextStyle: style).fontDescriptor }

  public class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection).fontDescriptor
  }

  /// Points.
  public var pointSize: CGFloat { font.pointSize }
  public var postscriptName: String { font.fontName }

  public var symbolicTraits: SymbolicTraits {
    var traits: SymbolicTraits = []
    if font.isItalic { traits.insert(.traitItalic) }
    if font.weightNumber >= 600 { traits.insert(.traitBold) }
    if font.design == .monospaced { traits.insert(.traitMonoSpace) }
    return traits
  }

  /// - Support: partly; bold, italic and monospaced letters, the others keep the font's own.
  public func withSymbolicTraits(_ traits: SymbolicTraits) -> UIFontDescriptor? {
    let isBold = font.weightNumber >= 600
    let bold = max(font.weightNumber, font.boldWeight)
    let weight = traits.contains(.traitBold) ? bold : isBold ? 400 : font.weightNumber
    let design = traits.contains(.traitMonoSpace) ? .monospaced : font.design
    return UIFontDescriptor(
      UIFont(
        size: pointSize, weight: weight, name: font.fontName, design: design,
        isItalic: traits.contains(.traitItalic), width: font.width, settings: font.settings,
        boldWeight: font.boldWeight))
  }

  public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    UIFontDescriptor(font.with(size: pointSize, design: design))
  }

  public func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    UIFontDescriptor(font.withSize(newPointSize))
  }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIFontDescriptor)?.font.isEqual(font) ?? false
  }
  open override var hash: Int { font.hash }
}

extension UIFont {
  public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(self) }

  /// - Parameter size: points; the descriptor's own size where 0.
  public convenience init(descriptor: UIFontDescriptor, size: CGFloat) {
    let font = descriptor.font
    self.init(
      size: size == 0 ? font.pointSize : size, weight: font.weightNumber, name: font.fontName,
      design: font.design, isItalic: font.isItalic, width: font.width, settings: font.settings,
      boldWeight: font.boldWeight)
  }
}
