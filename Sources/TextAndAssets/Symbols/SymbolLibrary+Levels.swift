import DisplayList
import Foundation

extension SymbolLibrary.Symbol {
  /// The number of levels that hierarchical and palette rendering can distinguish.
  package var levelCount: Int { Set(hierarchicalLayers.map(\.level)).count }

  /// The strengths of the levels of a hierarchical symbol. Source: `styles_geometry.json`,
  /// `hierarchical_styles.custom_or_named_colour_levels`.
  private static let strengths: [Double] = [1, 0.5, 0.25]

  /// The opacity of a layer in hierarchical rendering.
  ///
  /// A filled shape beneath a mark is of the third level: Apple's own template of such a symbol says
  /// `hierarchical-0:tertiary` of its disc, and the filled square of `checkmark.square.fill` is black at a
  /// quarter in gonzalezreal/swift-markdown-ui @8371aeb (MarkdownListTests, testTaskList).
  package func strength(ofLevel level: Int, named name: String) -> Double {
    let layers = hierarchicalLayers
    let isMarkOnShape =
      layers.map(\.level) == [1, 0] && name.split(separator: ".").contains("fill")
      && layers[0].box.contains(layers[1].box)
    return Self.strengths[isMarkOnShape && level == 1 ? 2 : min(max(level, 0), 2)]
  }

  /// The symbol with the figures of a substitute that is drawn as one shape on levels of their own: the cloud, the
  /// moon or the horizon's sun is primary, and what lies around it secondary, as in Apple's symbols of the
  /// weather.
  func separatingWeather(named name: String) -> Self {
    let words = name.split(separator: ".")
    guard ["cloud", "moon"].contains(words.first), words.count > 1,
      !words.contains("circle"), !words.contains("slash"),
      hierarchicalLayers.count == 1, let layer = hierarchicalLayers.first
    else { return self }
    let parts = layer.parts
    let sizes = parts.map { $0.box.width * $0.box.height }
    guard parts.count > 1, let largest = sizes.indices.max(by: { sizes[$0] < sizes[$1] }) else {
      return self
    }
    var symbol = self
    symbol.hierarchicalLayers = parts.indices.map { index in
      var part = parts[index]
      part.level = index == largest ? 0 : 1
      return part
    }
    return symbol
  }
}
