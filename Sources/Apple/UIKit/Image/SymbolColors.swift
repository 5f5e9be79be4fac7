import DisplayList
import Symbols
import SystemDesigns

/// A symbol's own colours, as SF Symbols has them; from memory, for symbols of which that is sure.
package enum SymbolColors {
  /// All of it.
  case one(SystemColor)
  /// A mark on a shape.
  case mark(RGBA, on: SystemColor)

  /// - Returns: nil where none are known.
  package init?(symbol name: String) {
    var stem = name
    for suffix in [".fill", ".circle"] where stem.hasSuffix(suffix) {
      stem.removeLast(suffix.count)
    }
    switch stem {
    case "sun.max", "sun.min", "sunrise", "sunset", "bolt", "star", "lightbulb":
      self = .one(.yellow)
    case "flame": self = .one(.orange)
    case "heart": self = .one(.red)
    case "drop": self = .one(.cyan)
    case "leaf": self = .one(.green)
    case "exclamationmark.triangle": self = .mark(.white, on: .yellow)
    case "checkmark.seal": self = .mark(.white, on: .blue)
    case "plus" where name == "plus.circle.fill": self = .mark(.white, on: .green)
    case "minus" where name == "minus.circle.fill": self = .mark(.white, on: .red)
    default: return nil
    }
  }

  /// The layers to draw, each with its colour.
  package func colored(
    _ symbol: SymbolLibrary.Symbol, _ traits: ColorTraits
  ) -> [(SymbolLibrary.Symbol.Layer, RGBA)] {
    switch self {
    case .one(let color): return symbol.layers.map { ($0, color.rgba(traits)) }
    case .mark(let mark, let color):
      // Without a layer for the mark it is cut out.
      let layers = symbol.hierarchicalLayers
      if layers.count < 2 { return symbol.layers.map { ($0, color.rgba(traits)) } }
      return layers.map { ($0, $0.level == 0 ? mark : color.rgba(traits)) }
    }
  }
}
