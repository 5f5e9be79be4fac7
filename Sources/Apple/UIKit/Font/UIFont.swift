import Foundation

/// A font by size and weight.
open class UIFont: NSObject, NSSecureCoding, @unchecked Sendable {
  public struct Weight: Hashable, RawRepresentable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    public static let ultraLight = Weight(-0.8)
    public static let thin = Weight(-0.6)
    public static let light = Weight(-0.4)
    public static let regular = Weight(0)
    public static let medium = Weight(0.23)
    public static let semibold = Weight(0.3)
    public static let bold = Weight(0.4)
    public static let heavy = Weight(0.56)
    public static let black = Weight(0.62)

    /// The weight class of OpenType, 100…900.
    var number: Double {
      let known: [(Weight, Double)] = [
        (.ultraLight, 100), (.thin, 200), (.light, 300), (.regular, 400), (.medium, 500),
        (.semibold, 600), (.bold, 700), (.heavy, 800), (.black, 900),
      ]
      return known.last { $0.0.rawValue <= rawValue }?.1 ?? 100
    }
  }

  /// The width of a font's letters: 0 is standard, a negative value is narrower.
  public struct Width: Hashable, RawRepresentable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    public static let compressed = Width(-0.3)
    public static let condensed = Width(-0.2)
    public static let standard = Width(0)
    public static let expanded = Width(0.2)
  }

  public struct TextStyle: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    private init(_ name: String) { rawValue = "UICTFontTextStyle" + name }
    /// The style of iOS 17's largest titles.
    public static let extraLargeTitle = TextStyle("ExtraLargeTitle")
    /// The style of iOS 17's second largest titles.
    public static let extraLargeTitle2 = TextStyle("ExtraLargeTitle2")
    public static let largeTitle = TextStyle("Title0")
    public static let title1 = TextStyle("Title1")
    public static let title2 = TextStyle("Title2")
    public static let title3 = TextStyle("Title3")
    public static let headline = TextStyle("Headline")
    public static let subheadline = TextStyle("Subhead")
    public static let body = TextStyle("Body")
    public static let callout = TextStyle("Callout")
    public static let footnote = TextStyle("Footnote")
    public static let caption1 = TextStyle("Caption1")
    public static let caption2 = TextStyle("Caption2")
  }

  /// Points.
  public let pointSize: CGFloat
  public let fontName: String
  package let weightNumber: Double
  /// The weight with the bold trait, as OpenType counts, where the font isn't heavier: a text style's emphasized one; else
  /// semibold for the system's fonts, and bold for others.
  let boldWeight: Double
  package let design: UIFontDescriptor.SystemDesign
  package let isItalic: Bool
  package let width: Width
  let settings: [FontFeatureSetting]

  init(
    size: CGFloat, weight: Double, name: String = ".SFUI",
    design: UIFontDescriptor.SystemDesign = .default, isItalic: Bool = false,
    width: Width = .standard, settings: [FontFeatureSetting] = [], boldWeight: Double? = nil
  ) {
    pointSize = size
    weightNumber = weight
    self.boldWeight = boldWeight ?? (name.hasPrefix(".") ? 600 : 700)
    fontName = name
    self.design = design
    self.isItalic = isItalic
    self.width = width
    self.settings = settings
  }

  // MARK: Archives

  public static var supportsSecureCoding: Bool { true }

  /// Reads a font that `encode(with:)` has written. Apple's own archives name their fonts by other keys.
  public required init?(coder: NSCoder) {
    guard coder.containsValue(forKey: "pointSize"),
      let name = coder.decodeObject(of: NSString.self, forKey: "fontName"),
      let design = coder.decodeObject(of: NSString.self, forKey: "design")
    else { return nil }
    pointSize = CGFloat(coder.decodeDouble(forKey: "pointSize"))
    fontName = name as String
    weightNumber = coder.decodeDouble(forKey: "weight")
    boldWeight = coder.decodeDouble(forKey: "boldWeight")
    self.design = UIFontDescriptor.SystemDesign(rawValue: design as String)
    isItalic = coder.decodeBool(forKey: "italic")
    width = Width(CGFloat(coder.decodeDouble(forKey: "width")))
    let numbers =
      coder.decodeObject(of: [NSArray.self, NSNumber.self], forKey: "features") as? [Int] ?? []
    settings = stride(from: 0, to: numbers.count - 1, by: 2).map {
      FontFeatureSetting(type: numbers[$0], selector: numbers[$0 + 1])
    }
  }

  open func encode(with coder: NSCoder) {
    coder.encode(Double(pointSize), forKey: "pointSize")
    coder.encode(fontName as NSString, forKey: "fontName")
    coder.encode(weightNumber, forKey: "weight")
    coder.encode(boldWeight, forKey: "boldWeight")
    coder.encode(design.rawValue as NSString, forKey: "design")
    coder.encode(isItalic, forKey: "italic")
    coder.encode(Double(width.rawValue), forKey: "width")
    coder.encode(settings.flatMap { [$0.type, $0.selector] } as NSArray, forKey: "features")
  }

  func with(size: CGFloat, design: UIFontDescriptor.SystemDesign) -> UIFont {
    UIFont(
      size: size, weight: weightNumber, name: fontName, design: design, isItalic: isItalic,
      width: width, settings: settings, boldWeight: boldWeight)
  }

  /// The name is kept; the system's font is what is drawn and measured.
  public convenience init?(name fontName: String, size: CGFloat) {
    self.init(size: size, weight: 400, name: fontName)
  }

  public class func systemFont(ofSize size: CGFloat) -> UIFont { UIFont(size: size, weight: 400) }
  public class func systemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(size: size, weight: weight.number)
  }
  /// The system's font in a width.
  public class func systemFont(ofSize size: CGFloat, weight: Weight, width: Width) -> UIFont {
    UIFont(size: size, weight: weight.number, width: width)
  }
  /// A semibold font: its name is `.SFUI-Semibold` on a device.
  public class func boldSystemFont(ofSize size: CGFloat) -> UIFont {
    UIFont(size: size, weight: 600)
  }
  public class func italicSystemFont(ofSize size: CGFloat) -> UIFont {
    UIFont(size: size, weight: 400, isItalic: true)
  }
  public class func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(size: size, weight: weight.number, settings: [.monospacedNumbers])
  }
  public class func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(size: size, weight: weight.number, design: .monospaced)
  }

  /// The name without its style, which follows a hyphen.
  public var familyName: String {
    fontName.split(separator: "-").first.map(String.init) ?? fontName
  }

  // Points. Source: Apple, “UIFont”, on iOS.
  public class var systemFontSize: CGFloat { 14 }
  public class var smallSystemFontSize: CGFloat { 12 }
  public class var labelFontSize: CGFloat { 17 }
  public class var buttonFontSize: CGFloat { 18 }

  /// A text style at the standard type size. Source: Apple's HIG, "Dynamic Type sizes", Large; for the extra large
  /// titles iosfontsizes.com, which lists what devices answer.
  public class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    let size: CGFloat =
      switch style {
      case .extraLargeTitle: 36
      case .largeTitle: 34
      case .extraLargeTitle2, .title1: 28
      case .title2: 22
      case .title3: 20
      case .subheadline: 15
      case .callout: 16
      case .footnote: 13
      case .caption1: 12
      case .caption2: 11
      default: 17
      }
    let weight: Double =
      switch style {
      case .extraLargeTitle, .extraLargeTitle2: 700
      case .headline: 600
      default: 400
      }
    // Human Interface Guidelines, Typography: the emphasized weights of iOS.
    let bold: Double =
      switch style {
      case .largeTitle, .title1, .title2: 700
      default: 600
      }
    return UIFont(size: size, weight: weight, boldWeight: bold)
  }

  /// The font of a text style, at the standard type size whatever the traits are.
  public class func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont { preferredFont(forTextStyle: style) }

  public func withSize(_ size: CGFloat) -> UIFont { with(size: size, design: design) }

  // SF's vertical metrics, of 2048 units an em. Source: `sf_metrics.json`.
  public var ascender: CGFloat { pointSize * 1950 / 2048 }
  public var descender: CGFloat { -pointSize * 494 / 2048 }
  public var lineHeight: CGFloat { pointSize * 2444 / 2048 }
  public var leading: CGFloat { 0 }
  public var capHeight: CGFloat { pointSize * 1443 / 2048 }
  public var xHeight: CGFloat { pointSize * 1040 / 2048 }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return other.pointSize == pointSize && other.weightNumber == weightNumber
      && other.boldWeight == boldWeight
      && other.fontName == fontName && other.design == design && other.isItalic == isItalic
      && other.width == width && other.settings == settings
  }
  open override var hash: Int { pointSize.hashValue ^ weightNumber.hashValue }
}
