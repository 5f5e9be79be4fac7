import Assets
import CoreGraphics
import DisplayList
import Foundation
import SystemDesigns

/// A colour, which may depend on the appearance it is seen in.
open class UIColor: NSObject, NSSecureCoding, @unchecked Sendable {
  indirect enum Source: Hashable {
    case fixed(RGBA)
    case system(SystemColor)
    case named(String, AssetBundle)
    case dynamic(Provider)
    case translucent(UIColor, CGFloat)
  }

  final class Provider: Hashable {
    let color: (UITraitCollection) -> UIColor
    init(_ color: @escaping (UITraitCollection) -> UIColor) { self.color = color }
    static func == (a: Provider, b: Provider) -> Bool { a === b }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  }

  let source: Source
  init(source: Source) { self.source = source }

  /// Decodes the keys under which UIKit archives a colour of fixed components.
  public required init?(coder: NSCoder) {
    guard coder.containsValue(forKey: "UIRed") else { return nil }
    func component(_ key: String) -> Double { coder.decodeDouble(forKey: key) }
    let alpha = coder.containsValue(forKey: "UIAlpha") ? component("UIAlpha") : 1
    source = .fixed(RGBA(component("UIRed"), component("UIGreen"), component("UIBlue"), alpha))
  }

  package convenience init(system: SystemColor) { self.init(source: .system(system)) }
  package convenience init(rgba: RGBA) { self.init(source: .fixed(rgba)) }

  /// The colour of `#colorLiteral(…)`: components of sRGB.
  public required convenience init(
    _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
  ) {
    self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }

  public required convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(rgba: RGBA(Double(red), Double(green), Double(blue), Double(alpha)))
  }

  public convenience init(
    displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
  ) {
    self.init(
      rgba: ColorConversion.fromDisplayP3(
        RGBA(Double(red), Double(green), Double(blue), Double(alpha))))
  }

  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  public convenience init(
    hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
  ) {
    self.init(
      rgba: RGBA(
        hue: Double(hue), saturation: Double(saturation), brightness: Double(brightness),
        alpha: Double(alpha)))
  }

  public convenience init(cgColor: CGColor) { self.init(rgba: cgColor.rgba) }

  /// The provider is called wherever the colour is used.
  public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    self.init(source: .dynamic(Provider(dynamicProvider)))
  }

  /// A colour of the asset catalogue; nil where it has none of that name.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// - Parameter bundle: nil for the main bundle.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?
  ) {
    let bundle = AssetBundle(bundle)
    guard bundle.library.color(named: name, ColorTraits()) != nil else { return nil }
    self.init(source: .named(name, bundle))
  }

  public static var supportsSecureCoding: Bool { true }

  /// A colour that goes by the appearance is archived as it is in a light one.
  public func encode(with coder: NSCoder) {
    let color = rgba(ColorTraits())
    coder.encode(color.red, forKey: "UIRed")
    coder.encode(color.green, forKey: "UIGreen")
    coder.encode(color.blue, forKey: "UIBlue")
    coder.encode(color.alpha, forKey: "UIAlpha")
  }

  /// The asset's name and its bundle; nil for a colour that is no asset.
  package var asset: (name: String, bundle: AssetBundle)? {
    if case .named(let name, let bundle) = source { (name, bundle) } else { nil }
  }

  /// The colour in an environment of these traits.
  package func rgba(_ traits: ColorTraits) -> RGBA {
    switch source {
    case .fixed(let rgba): return rgba
    case .system(let color): return color.rgba(traits)
    case .named(let name, let bundle):
      return bundle.library.color(named: name, traits) ?? .clear
    case .dynamic(let provider):
      return provider.color(UITraitCollection(traits)).rgba(traits)
    case .translucent(let color, let alpha):
      var rgba = color.rgba(traits)
      rgba.alpha = Double(alpha)
      return rgba
    }
  }

  public func resolvedColor(with traits: UITraitCollection) -> UIColor {
    UIColor(rgba: rgba(traits.colorTraits))
  }

  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(source: .translucent(self, alpha))
  }

  public var cgColor: CGColor { CGColor(rgba(UITraitCollection.current.colorTraits)) }

  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let c = rgba(UITraitCollection.current.colorTraits)
    red?.pointee = CGFloat(c.red)
    green?.pointee = CGFloat(c.green)
    blue?.pointee = CGFloat(c.blue)
    alpha?.pointee = CGFloat(c.alpha)
    return true
  }

  @discardableResult
  public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let c = rgba(ColorTraits()), hsb = c.hsb
    hue?.pointee = CGFloat(hsb.hue)
    saturation?.pointee = CGFloat(hsb.saturation)
    brightness?.pointee = CGFloat(hsb.brightness)
    alpha?.pointee = CGFloat(c.alpha)
    return true
  }

  @discardableResult
  public func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let c = rgba(ColorTraits())
    white?.pointee = CGFloat(0.2126 * c.red + 0.7152 * c.green + 0.0722 * c.blue)
    alpha?.pointee = CGFloat(c.alpha)
    return true
  }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIColor).map { $0.source == source } ?? false
  }
  open override var hash: Int { source.hashValue }
}
