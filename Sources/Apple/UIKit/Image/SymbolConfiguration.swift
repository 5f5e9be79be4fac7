import CoreGraphics
import DisplayList
import Foundation
import Symbols
import SystemDesigns

extension UIImage {
  public class Configuration: NSObject, @unchecked Sendable {}

  /// The size, weight and colours of a symbol; what isn't given is as it is without a configuration.
  public final class SymbolConfiguration: Configuration, @unchecked Sendable {
    enum Colors {
      case monochrome, multicolor
      case hierarchical(UIColor)
      case palette([UIColor])
    }

    struct Values {
      var pointSize: CGFloat?
      /// 100…900.
      var weight: CGFloat?
      var scale: SymbolScale?
      var colors: Colors?
    }

    let values: Values

    init(_ values: Values) { self.values = values }

    public convenience init(pointSize: CGFloat) { self.init(Values(pointSize: pointSize)) }
    public convenience init(weight: SymbolWeight) { self.init(Values(weight: weight.value)) }
    public convenience init(scale: SymbolScale) { self.init(Values(scale: scale)) }
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init(Values(pointSize: pointSize, weight: weight.value))
    }
    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init(Values(pointSize: pointSize, weight: weight.value, scale: scale))
    }
    public convenience init(font: UIFont) {
      self.init(Values(pointSize: font.pointSize, weight: CGFloat(font.weightNumber)))
    }
    public convenience init(font: UIFont, scale: SymbolScale) {
      self.init(
        Values(pointSize: font.pointSize, weight: CGFloat(font.weightNumber), scale: scale))
    }
    public convenience init(textStyle: UIFont.TextStyle) {
      self.init(font: .preferredFont(forTextStyle: textStyle))
    }
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
      self.init(font: .preferredFont(forTextStyle: textStyle), scale: scale)
    }

    /// - Parameter paletteColors: for the primary, the secondary and the tertiary layer.
    public convenience init(paletteColors: [UIColor]) {
      self.init(Values(colors: paletteColors.isEmpty ? nil : .palette(paletteColors)))
    }
    public convenience init(hierarchicalColor: UIColor) {
      self.init(Values(colors: .hierarchical(hierarchicalColor)))
    }
    /// - Support: partly; a few symbols have their colours, the others are templates.
    public static func preferringMulticolor() -> SymbolConfiguration {
      SymbolConfiguration(Values(colors: .multicolor))
    }
    public static func preferringMonochrome() -> SymbolConfiguration {
      SymbolConfiguration(Values(colors: .monochrome))
    }
    public static var unspecified: SymbolConfiguration { SymbolConfiguration(Values()) }

    /// The configuration with the values that the other one has in place of its own.
    public func applying(_ other: SymbolConfiguration?) -> SymbolConfiguration {
      guard let other = other?.values else { return self }
      return SymbolConfiguration(
        Values(
          pointSize: other.pointSize ?? values.pointSize, weight: other.weight ?? values.weight,
          scale: other.scale ?? values.scale, colors: other.colors ?? values.colors))
    }
  }

  public enum SymbolWeight: Int, Sendable {
    case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
    fileprivate var value: CGFloat? { self == .unspecified ? nil : CGFloat(rawValue) * 100 }
  }

  public enum SymbolScale: Int, Sendable {
    case `default` = -1
    case unspecified, small, medium, large
  }
}

extension UIImage.SymbolConfiguration.Colors {
  /// The layers to draw, each with its colour; nil for a template.
  func colored(
    _ symbol: SymbolLibrary.Symbol, named name: String
  ) -> [(SymbolLibrary.Symbol.Layer, RGBA)]? {
    let traits = ColorTraits()
    switch self {
    case .monochrome: return nil
    case .multicolor:
      // The foreground is a view's tint, which is blue by default.
      return SymbolColors(symbol: name)?.colored(symbol, traits)
        .map { ($0, $1 ?? SystemColor.blue.rgba(traits)) }
    case .hierarchical(let color):
      let rgba = color.rgba(traits)
      return symbol.hierarchicalLayers.map {
        ($0, rgba.withAlpha(multipliedBy: symbol.strength(ofLevel: $0.level, named: name)))
      }
    case .palette(let colors):
      return symbol.hierarchicalLayers.map {
        ($0, colors[min($0.level, colors.count - 1)].rgba(traits))
      }
    }
  }
}
