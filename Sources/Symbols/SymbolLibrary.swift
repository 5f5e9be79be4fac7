import DisplayList
import Foundation

/// Stand-ins for SF Symbols.
public final class SymbolLibrary: @unchecked Sendable {
  public enum Scale: Hashable, Sendable { case small, medium, large }

  /// A symbol set at a point size: outlines around a baseline, as a glyph is.
  public struct Symbol: Sendable {
    /// Each is one layer, back to front; points, y down, (0, 0) the left end of the baseline.
    public var layers: [Layer]
    /// The box that layout sees: width, and how far it goes above and below the baseline, points.
    public var width: CGFloat
    public var ascent: CGFloat
    public var descent: CGFloat
    /// Another picture stands for the one asked for (always so without Apple's symbols), or, where
    /// false, nothing is known of the name and a plain box is drawn.
    public var isKnown: Bool

    public struct Layer: Sendable {
      public var outline: Outline
      public var rule: FillRule
      /// 0 primary, 1 secondary, 2 tertiary: the level for hierarchical and palette rendering.
      public var level: Int
      public init(outline: Outline, rule: FillRule, level: Int) {
        self.outline = outline
        self.rule = rule
        self.level = level
      }
    }

    public init(
      layers: [Layer], width: CGFloat, ascent: CGFloat, descent: CGFloat, isKnown: Bool
    ) {
      self.layers = layers
      self.width = width
      self.ascent = ascent
      self.descent = descent
      self.isKnown = isKnown
    }
  }

  public static let shared = SymbolLibrary()

  /// - Parameters:
  ///   - size: the font's size, points.
  ///   - weight: 100…900.
  public func symbol(named name: String, size: CGFloat, weight: Double, scale: Scale) -> Symbol {
    Symbol(layers: [], width: size, ascent: size * 0.8, descent: size * 0.2, isKnown: false)
  }
}
