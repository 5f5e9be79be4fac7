import CoreGraphics
import DisplayList
import Foundation

/// A colour of Core Image's, in sRGB.
open class CIColor: NSObject, @unchecked Sendable {
  package let rgba: RGBA

  package init(_ rgba: RGBA) { self.rgba = rgba }

  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(RGBA(Double(red), Double(green), Double(blue), Double(alpha)))
  }
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: 1)
  }
  public convenience init?(
    red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat, colorSpace: CGColorSpace
  ) {
    guard let color = CGColor(colorSpace: colorSpace, components: [red, green, blue, alpha]) else {
      return nil
    }
    self.init(color.rgba)
  }
  public convenience init(cgColor: CGColor) { self.init(cgColor.rgba) }
  /// Up to four numbers, as in "1 0.5 0 1"; missing ones are 0, and alpha 1.
  public convenience init(string: String) {
    let parts = string.split(separator: " ").map { Double($0) ?? 0 }
    func part(_ index: Int, _ missing: Double) -> Double {
      parts.indices.contains(index) ? parts[index] : missing
    }
    self.init(RGBA(part(0, 0), part(1, 0), part(2, 0), part(3, 1)))
  }

  open var red: CGFloat { CGFloat(rgba.red) }
  open var green: CGFloat { CGFloat(rgba.green) }
  open var blue: CGFloat { CGFloat(rgba.blue) }
  open var alpha: CGFloat { CGFloat(rgba.alpha) }
  open var numberOfComponents: Int { 4 }
  open var colorSpace: CGColorSpace { CGColorSpaceCreateDeviceRGB() }
  open var stringRepresentation: String { "\(red) \(green) \(blue) \(alpha)" }

  open class var black: CIColor { CIColor(red: 0, green: 0, blue: 0) }
  open class var white: CIColor { CIColor(red: 1, green: 1, blue: 1) }
  open class var gray: CIColor { CIColor(red: 0.5, green: 0.5, blue: 0.5) }
  open class var red: CIColor { CIColor(red: 1, green: 0, blue: 0) }
  open class var green: CIColor { CIColor(red: 0, green: 1, blue: 0) }
  open class var blue: CIColor { CIColor(red: 0, green: 0, blue: 1) }
  open class var cyan: CIColor { CIColor(red: 0, green: 1, blue: 1) }
  open class var magenta: CIColor { CIColor(red: 1, green: 0, blue: 1) }
  open class var yellow: CIColor { CIColor(red: 1, green: 1, blue: 0) }
  open class var clear: CIColor { CIColor(red: 0, green: 0, blue: 0, alpha: 0) }

  open override func isEqual(_ object: Any?) -> Bool { (object as? CIColor)?.rgba == rgba }
  open override var hash: Int { rgba.hashValue }
}
