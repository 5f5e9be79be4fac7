import Assets
import DisplayList
import Foundation
import Symbols

extension SymbolLibrary.Symbol {
  /// A symbol of one's own, of a symbol set.
  ///
  /// - Parameters:
  ///   - size: the font's size, points.
  ///   - weight: 100…900.
  /// - Returns: nil where the template has nothing to draw.
  package init?(
    _ template: SymbolTemplate, size: CGFloat, weight: Double, scale: SymbolLibrary.Scale
  ) {
    let placements = (
      small: SymbolPlacement(size: size, scale: .small, bounds: .image),
      own: SymbolPlacement(size: size, scale: scale, bounds: .image)
    )
    let name =
      switch scale {
      case .small: "S"
      case .medium: "M"
      case .large: "L"
      }
    guard
      let drawing = template.drawing(
        weight: weight, scale: name, growth: placements.own.em / placements.small.em)
    else { return nil }
    let em = size
    let air = placements.own.air
    // A template without margins has the air of other symbols.
    let shift = drawing.width == nil ? air - drawing.ink.minX * em : 0
    let layers = drawing.layers.map { layer in
      Layer(
        outline: .path(
          layer.segments.map { $0.mapped { CGPoint(x: $0.x * em + shift, y: $0.y * em) } }),
        rule: layer.isEvenOdd ? .evenOdd : .nonZero, level: layer.level)
    }
    self.init(
      layers: layers, width: drawing.width.map { $0 * em } ?? drawing.ink.width * em + 2 * air,
      ascent: -drawing.ink.minY * em + placements.own.verticalAir,
      descent: drawing.ink.maxY * em + placements.own.verticalAir, isKnown: true)
  }
}
