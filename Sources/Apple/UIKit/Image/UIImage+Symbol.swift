import DisplayList
import Foundation
import Rendering
import Symbols

extension UIImage {
  /// A symbol at 17 points; nil where there is no substitute for the name.
  public convenience init?(systemName name: String) {
    self.init(systemName: name, withConfiguration: nil)
  }

  /// A template where the configuration gives no colours.
  public convenience init?(systemName name: String, withConfiguration: Configuration?) {
    let requested = (withConfiguration as? SymbolConfiguration)?.values ?? .init()
    let symbol = requested.symbol(named: name)
    guard symbol.isKnown else { return nil }
    let colored = requested.colors?.colored(symbol, named: name)
    let layers = colored ?? symbol.layers.map { ($0, .black) }
    let size = CGSize(width: symbol.width, height: symbol.ascent + symbol.descent)
    let baseline = CGAffineTransform(translationX: 0, y: symbol.ascent)
    let list = DisplayList(
      size: size,
      commands: [.beginGroup(CompositingGroup(transform: baseline))]
        + layers.map { .fill($0.outline, $0.rule, .color($1)) } + [.endGroup])
    let pixels: CGFloat = 3
    self.init(
      Rasterizer().render(list, scale: pixels).image, scale: pixels,
      renderingMode: colored == nil ? .alwaysTemplate : .automatic, symbolName: name,
      symbolConfiguration: SymbolConfiguration(requested))
  }

  /// The outlines of a symbol without colours of its own; nil for other images.
  package var templateSymbol: (name: String, outlines: SymbolLibrary.Symbol)? {
    guard let symbolName, renderingMode == .alwaysTemplate,
      symbolConfiguration?.values.colors == nil
    else { return nil }
    return (symbolName, (symbolConfiguration?.values ?? .init()).symbol(named: symbolName))
  }

  /// The symbol in another size, weight or colours; a picture as it is.
  public func withConfiguration(_ configuration: Configuration) -> UIImage {
    guard let symbolName, let given = configuration as? SymbolConfiguration else { return self }
    let both = symbolConfiguration?.applying(given) ?? given
    return UIImage(systemName: symbolName, withConfiguration: both) ?? self
  }

  /// - Returns: nil for an image that is no symbol.
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    symbolName == nil ? nil : withConfiguration(configuration)
  }
}

extension UIImage.SymbolConfiguration.Values {
  /// The symbol at 17 points, regular, where nothing else is asked for.
  fileprivate func symbol(named name: String) -> SymbolLibrary.Symbol {
    let scale: SymbolLibrary.Scale =
      switch self.scale {
      case .small: .small
      case .large: .large
      default: .medium
      }
    return SymbolLibrary.shared.symbol(
      named: name, size: pointSize ?? 17, weight: Double(weight ?? 400), scale: scale)
  }
}
