import DisplayList
import Foundation
import Rendering
import Symbols

extension UIImage {
  public class Configuration: NSObject, @unchecked Sendable {}

  /// Size and weight of a symbol.
  public final class SymbolConfiguration: Configuration, @unchecked Sendable {
    let pointSize: CGFloat
    let weight: CGFloat
    let scale: SymbolScale

    init(_ pointSize: CGFloat, _ weight: CGFloat, _ scale: SymbolScale) {
      self.pointSize = pointSize
      self.weight = weight
      self.scale = scale
    }

    public convenience init(pointSize: CGFloat) { self.init(pointSize, 400, .default) }
    public convenience init(weight: SymbolWeight) { self.init(17, weight.value, .default) }
    public convenience init(scale: SymbolScale) { self.init(17, 400, scale) }
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init(pointSize, weight.value, .default)
    }
    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init(pointSize, weight.value, scale)
    }
    public convenience init(font: UIFont) {
      self.init(font.pointSize, CGFloat(font.weightNumber), .default)
    }
  }

  public enum SymbolWeight: Int, Sendable {
    case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
    fileprivate var value: CGFloat {
      self == .unspecified ? 400 : CGFloat(rawValue) * 100
    }
  }

  public enum SymbolScale: Int, Sendable {
    case `default` = -1
    case unspecified, small, medium, large
  }

  /// A symbol at 17 points; nil where there is no substitute for the name.
  public convenience init?(systemName name: String) {
    self.init(systemName: name, withConfiguration: nil)
  }

  public convenience init?(systemName name: String, withConfiguration: Configuration?) {
    let requested =
      withConfiguration as? SymbolConfiguration ?? SymbolConfiguration(pointSize: 17)
    let scale: SymbolLibrary.Scale =
      switch requested.scale {
      case .small: .small
      case .large: .large
      default: .medium
      }
    let symbol = SymbolLibrary.shared.symbol(
      named: name, size: requested.pointSize, weight: Double(requested.weight), scale: scale)
    guard symbol.isKnown else { return nil }
    let pixels: CGFloat = 3
    let size = CGSize(width: symbol.width, height: symbol.ascent + symbol.descent)
    let baseline = CGAffineTransform(translationX: 0, y: symbol.ascent)
    let list = DisplayList(
      size: size,
      commands: [.beginGroup(CompositingGroup(transform: baseline))]
        + symbol.layers.map { .fill($0.outline, $0.rule, .color(.black)) } + [.endGroup])
    self.init(
      Rasterizer().render(list, scale: pixels).image, scale: pixels,
      renderingMode: .alwaysTemplate, symbolName: name)
  }
}
