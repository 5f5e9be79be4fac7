import DisplayList
import Foundation
import Symbols
import SystemDesigns
import UIKit

/// The rendering mode of a symbol, its variable value, and the parts and colours that follow from them.
struct SymbolAppearance {
  var name: String
  var mode: SymbolRenderingMode
  /// 0…1; nil for all.
  var variableValue: Double?

  /// The symbol's own colors; nil where none are known.
  var ownColors: SymbolColors? { SymbolColors(symbol: name) }

  /// Whether a symbol is drawn mirrored from right to left, by a word of its name.
  static func followsReadingDirection(_ name: String) -> Bool {
    name.split(separator: ".").dropFirst().contains { $0 == "forward" || $0 == "backward" }
  }

  /// Along which way the parts of a variable symbol follow each other; nil for symbols that stay as
  /// they are.
  enum Order { case upwards, rightwards, rightwardsAfterBody, outwards }

  var order: Order? {
    guard variableValue != nil else { return nil }
    switch name {
    case "wifi", "wifi.circle", "wifi.circle.fill": return .upwards
    case "cellularbars", "waveform", "chart.bar", "chart.bar.fill", "wave.3.right":
      return .rightwards
    case _ where name.hasPrefix("speaker.wave"): return .rightwardsAfterBody
    case "antenna.radiowaves.left.and.right", "dot.radiowaves.left.and.right": return .outwards
    default: return nil
    }
  }

  /// The opacity of the parts beyond the variable value.
  static let faded = 0.25

  /// Each part of a layer, and whether the value reaches it. Of n parts the i-th is reached by values
  /// above i / n, counted from 0.
  func variableParts(
    _ layer: SymbolLibrary.Symbol.Layer, _ order: Order
  ) -> [(SymbolLibrary.Symbol.Layer, isReached: Bool)] {
    var parts = layer.parts
    let middle = layer.box.midX
    switch order {
    case .upwards: parts.sort { $0.box.midY > $1.box.midY }
    case .rightwards, .rightwardsAfterBody: parts.sort { $0.box.midX < $1.box.midX }
    case .outwards: parts.sort { abs($0.box.midX - middle) < abs($1.box.midX - middle) }
    }
    // A loudspeaker's body is taller than its waves, and whatever lies left of it belongs to it.
    let tallest = parts.indices.max { parts[$0].box.height < parts[$1].box.height } ?? 0
    let fixed = order == .rightwardsAfterBody ? tallest + 1 : 0
    let count = max(parts.count - fixed, 1)
    return parts.enumerated().map { i, part in
      (part, i < fixed || (variableValue ?? 1) > Double(i - fixed) / Double(count))
    }
  }
}
