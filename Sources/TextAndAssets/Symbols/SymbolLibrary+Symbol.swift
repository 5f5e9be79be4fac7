import DisplayList
import Foundation

extension SymbolLibrary {
  /// A symbol set at a point size: outlines around a baseline, as a glyph is.
  package struct Symbol: Sendable {
    /// Each is one layer, back to front; points, y down, (0, 0) the left end of the baseline.
    /// Drawn in one colour they make the symbol: a filled circle has its glyph cut out.
    package var layers: [Layer]
    /// The same for hierarchical and palette rendering, where what `layers` cuts out of a shape
    /// lies on it as a layer of its own.
    package var hierarchicalLayers: [Layer]
    /// The box that layout sees: width, and how far it goes above and below the baseline, points.
    /// A low symbol's box ends above the baseline: its descent is negative.
    package var width: CGFloat
    package var ascent: CGFloat
    package var descent: CGFloat
    /// Another picture replaces the requested one (always so without Apple's symbols), or, where
    /// false, nothing is known of the name and a plain box is drawn.
    package var isKnown: Bool

    package struct Layer: Sendable {
      package var outline: Outline
      package var rule: FillRule
      /// 0 primary, 1 secondary, 2 tertiary: the level for hierarchical and palette rendering.
      package var level: Int
      package init(outline: Outline, rule: FillRule, level: Int) {
        self.outline = outline
        self.rule = rule
        self.level = level
      }
    }

    package init(
      layers: [Layer], hierarchicalLayers: [Layer]? = nil, width: CGFloat, ascent: CGFloat,
      descent: CGFloat, isKnown: Bool
    ) {
      self.layers = layers
      self.hierarchicalLayers = hierarchicalLayers ?? layers
      self.width = width
      self.ascent = ascent
      self.descent = descent
      self.isKnown = isKnown
    }
  }
}
