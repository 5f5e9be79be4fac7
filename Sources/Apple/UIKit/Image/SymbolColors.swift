import DisplayList
import Symbols
import SystemDesigns

/// A symbol's own colours, as SF Symbols has them; from memory, for symbols of which that is sure.
package enum SymbolColors {
  /// All of it.
  case one(SystemColor)
  /// A mark on a shape.
  case mark(RGBA, on: SystemColor)
  /// A battery: its frame half as strong as the label's colour, its level and bolt in it, the level of a charging one
  /// green, with any foreground style (meshtastic/Meshtastic-Apple @9f0d810, batteryFull, batteryLow, batteryCharging).
  case battery(isCharging: Bool)
  /// A badge on a shape in the foreground's colour (StanfordSpezi/SpeziViews @236fd06, list-header: person.fill.badge.plus
  /// in accent colour and green). Its mark is cut out, and white with Apple.
  case badge(SystemColor)
  /// A filled cloud: itself white, a sun behind it yellow, rain below it cyan.
  case cloud

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
    // An outlined triangle has the foreground's colour: it is red in `foregroundColor(.red)` (igor1309/EssentialGhibli
    // @1c8ebdc, LoadingImageView, FilmRowViewAdapter and FilmDetailViewAdapter with an error, light and dark).
    case "exclamationmark.triangle" where name.hasSuffix(".fill"): self = .mark(.white, on: .yellow)
    case "checkmark.seal": self = .mark(.white, on: .blue)
    case "plus" where name == "plus.circle.fill": self = .mark(.white, on: .green)
    case "minus" where name == "minus.circle.fill": self = .mark(.white, on: .red)
    case "cloud", "cloud.sun", "cloud.rain", "cloud.drizzle", "cloud.heavyrain", "cloud.sun.rain":
      if !name.hasSuffix(".fill") || name.contains("circle") { return nil }
      self = .cloud
    case _ where stem.hasSuffix(".badge.plus"): self = .badge(.green)
    case _ where stem.hasSuffix(".badge.minus"): self = .badge(.red)
    case _ where Self.isBattery(stem): self = .battery(isCharging: stem.hasSuffix(".bolt"))
    default: return nil
    }
  }

  private static func isBattery(_ name: String) -> Bool {
    let words = name.split(separator: ".")
    return words.first == "battery" && words.count > 1 && words[1].first?.isNumber == true
  }

  /// Whether the substitute has the parts that the colours are for: a badge may be drawn as one with its shape.
  package func fit(_ symbol: SymbolLibrary.Symbol) -> Bool {
    if case .badge = self { symbol.levelCount > 1 } else { true }
  }

  /// The layers to draw, each with its colour; nil for the foreground's.
  package func colored(
    _ symbol: SymbolLibrary.Symbol, _ traits: ColorTraits
  ) -> [(SymbolLibrary.Symbol.Layer, RGBA?)] {
    switch self {
    case .battery(let isCharging):
      let label = SystemColor.label.rgba(traits)
      let levels = symbol.hierarchicalLayers
      let parts = levels.filter { $0.level == 0 }
      return levels.map { layer in
        if layer.level > 0 { return (layer, label.withAlpha(multipliedBy: 0.5)) }
        let isLevel = isCharging && parts.count > 1 && layer.outline == parts[0].outline
        return (layer, isLevel ? SystemColor.green.rgba(traits) : label)
      }
    case .badge(let color):
      let isApart = fit(symbol)
      return symbol.hierarchicalLayers.map {
        ($0, isApart && $0.level == 0 ? color.rgba(traits) : nil)
      }
    case .cloud:
      let levels = symbol.hierarchicalLayers
      let foot = levels.last { $0.level == 0 }?.box.maxY ?? 0
      return levels.map { layer in
        if layer.level == 0 { return (layer, .white) }
        let isRain = layer.box.midY > foot
        return (layer, (isRain ? SystemColor.cyan : SystemColor.yellow).rgba(traits))
      }
    case .one(let color): return symbol.layers.map { ($0, color.rgba(traits)) }
    case .mark(let mark, let color):
      // Without a layer for the mark it is cut out.
      let layers = symbol.hierarchicalLayers
      if layers.count < 2 { return symbol.layers.map { ($0, color.rgba(traits)) } }
      return layers.map { ($0, $0.level == 0 ? mark : color.rgba(traits)) }
    }
  }
}
