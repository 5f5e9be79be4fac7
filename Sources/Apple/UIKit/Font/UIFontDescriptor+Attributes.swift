import Foundation

extension UIFontDescriptor {
  public struct AttributeName: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    private init(_ name: String) { rawValue = name }
    public static let family = AttributeName("NSFontFamilyAttribute")
    public static let name = AttributeName("NSFontNameAttribute")
    public static let face = AttributeName("NSFontFaceAttribute")
    public static let size = AttributeName("NSFontSizeAttribute")
    public static let visibleName = AttributeName("NSFontVisibleNameAttribute")
    public static let matrix = AttributeName("NSFontMatrixAttribute")
    public static let characterSet = AttributeName("NSCTFontCharacterSetAttribute")
    public static let cascadeList = AttributeName("NSCTFontCascadeListAttribute")
    public static let traits = AttributeName("NSCTFontTraitsAttribute")
    public static let fixedAdvance = AttributeName("NSCTFontFixedAdvanceAttribute")
    public static let featureSettings = AttributeName("NSCTFontFeatureSettingsAttribute")
    public static let textStyle = AttributeName("NSCTFontUIUsageAttribute")
  }

  public struct TraitKey: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    private init(_ name: String) { rawValue = name }
    public static let symbolic = TraitKey("NSCTFontSymbolicTrait")
    public static let weight = TraitKey("NSCTFontWeightTrait")
    public static let width = TraitKey("NSCTFontProportionTrait")
    public static let slant = TraitKey("NSCTFontSlantTrait")
  }

  public struct FeatureKey: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    private init(_ name: String) { rawValue = name }
    public static let featureIdentifier = FeatureKey("CTFeatureTypeIdentifier")
    public static let typeIdentifier = FeatureKey("CTFeatureSelectorIdentifier")
    public static let type = FeatureKey("CTFeatureTypeIdentifier")
    public static let selector = FeatureKey("CTFeatureSelectorIdentifier")
  }

  /// Name and size: traits that a font has of itself are none of its descriptor's attributes.
  public var fontAttributes: [AttributeName: Any] {
    [.name: postscriptName, .size: pointSize]
  }

  public convenience init(fontAttributes attributes: [AttributeName: Any] = [:]) {
    let name = attributes[.name] as? String ?? attributes[.family] as? String
    let size = Self.number(attributes[.size]) ?? 12
    let font = UIFont(size: size, weight: 400, name: name ?? ".SFUI")
    self.init(font.applying(attributes))
  }

  /// - Support: partly; name, size, traits and features. Of SF's stylistic sets open currencies and the calculator's signs
  ///   aren't drawn.
  public func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
    UIFontDescriptor(font.applying(attributes))
  }

  fileprivate static func number(_ value: Any?) -> CGFloat? {
    switch value {
    case let value as CGFloat: value
    case let value as Double: CGFloat(value)
    case let value as Int: CGFloat(value)
    case let value as NSNumber: CGFloat(value.doubleValue)
    case let value as UIFont.Weight: value.rawValue
    case let value as UIFont.Width: value.rawValue
    default: nil
    }
  }
}

extension UIFont {
  fileprivate func applying(_ attributes: [UIFontDescriptor.AttributeName: Any]) -> UIFont {
    let name = attributes[.name] as? String ?? attributes[.family] as? String ?? fontName
    let size = UIFontDescriptor.number(attributes[.size]) ?? pointSize
    let traits = attributes[.traits] as? [UIFontDescriptor.TraitKey: Any] ?? [:]
    let symbolic = (traits[.symbolic] as? UInt32).map {
      UIFontDescriptor.SymbolicTraits(rawValue: $0)
    }
    let weight = UIFontDescriptor.number(traits[.weight]).map { Weight($0).number }
    let width = UIFontDescriptor.number(traits[.width]).map { Width($0) }
    let added = attributes[.featureSettings] as? [[AnyHashable: Any]] ?? []
    let slant = UIFontDescriptor.number(traits[.slant]).map { $0 != 0 }
    let own = UIFont(
      size: size, weight: weightNumber, name: name,
      boldWeight: name == fontName ? boldWeight : nil)
    let isBold = symbolic?.contains(.traitBold) == true
    return UIFont(
      size: size, weight: weight ?? (isBold ? max(weightNumber, own.boldWeight) : weightNumber),
      name: name,
      design: symbolic?.contains(.traitMonoSpace) == true ? .monospaced : design,
      isItalic: slant ?? symbolic?.contains(.traitItalic) ?? isItalic, width: width ?? self.width,
      settings: settings + added.compactMap { FontFeatureSetting($0) }, boldWeight: own.boldWeight)
  }
}
