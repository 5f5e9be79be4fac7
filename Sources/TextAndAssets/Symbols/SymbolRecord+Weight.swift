import Foundation

extension SymbolRecord {
  /// The thickness of line, on the grid, for a font's weight.
  ///
  /// At regular 0.08 em: 5.2 and 5.5 pixels of 66 in `sensor`, `map` and `cloud.sun.rain`, 6.5 of 84 in `lock.fill`
  /// (meshtastic/Meshtastic-Apple @9f0d810), 4.1 of 51 in a square and a circle (autoreleasefool/approach @0b5ed42,
  /// SortButtonTests and FilterButtonTests). The others are what SF's stems are to that on its axis of weight, up to what the
  /// icons' masters, 8 to 24 thick, bear.
  static func thickness(forWeight weight: Double) -> Double {
    let steps: [(weight: Double, thickness: Double)] = [
      (100, 8), (200, 8.5), (300, 12.5), (400, 17), (500, 20.5), (600, 24), (700, 28), (800, 30),
      (900, 31),
    ]
    let clamped = min(max(weight, 100), 900)
    for (low, high) in zip(steps, steps.dropFirst()) where clamped <= high.weight {
      let t = (clamped - low.weight) / (high.weight - low.weight)
      return low.thickness + (high.thickness - low.thickness) * t
    }
    return 31
  }

  /// The share by which the lines of a sign are thicker than those of shapes: 4.5 pixels of 51 in `plus` (AddButtonTests
  /// there), 0.087 em in a regular `chevron.down` and 0.142 in a bold `arrow.up` (home-assistant/iOS @d722d78,
  /// CollapsibleViewTests and energyWidget).
  private static let emphasis = 1.07

  /// Whether it is a single figure of few strokes, as a chevron.
  private var isSign: Bool {
    masters.allSatisfy { $0.layers.count == 1 && $0.layers[0].path.commands.count <= 20 }
  }

  /// The drawing for a weight: between two masters of the same structure, or some way beyond them, else
  /// the nearest master.
  /// - Parameter share: how thick lines are, of those of the medium scale.
  func drawing(weight: Double, share: Double = 1) -> Drawing {
    guard masters.count == Self.thicknesses.count else { return masters[0] }
    let isSign = isSign
    let wanted = Self.thickness(forWeight: weight) * (isSign ? Self.emphasis : 1) * share
    let lacks = Self.thicknesses.map { abs($0 - wanted) }
    let nearest = masters.indices.min { lacks[$0] < lacks[$1] } ?? 0
    for pair in pairs(for: wanted, isSign: isSign) {
      if pair.lack >= lacks[nearest] { break }
      let (a, b) = (masters[pair.low], masters[pair.high])
      if let drawing = Drawing(between: a, and: b, at: pair.position, growth: pair.growth) {
        return drawing
      }
    }
    return masters[nearest]
  }

  /// Two masters, and a drawing on the line through them.
  private struct Pair {
    let low: Int
    let high: Int
    /// The position of the drawing between the masters: 0 at the first, 1 at the second.
    let position: CGFloat
    /// The difference in thickness of the second's lines, on the grid.
    let growth: CGFloat
    /// The error of the drawing's thickness, on the grid.
    let lack: Double
    /// The distance beyond both masters.
    let beyond: Double
  }

  /// The pairs in the order of their error, pairs around the wanted thickness before others. Signs are extrapolated
  /// further than other symbols.
  private func pairs(for wanted: Double, isSign: Bool) -> [Pair] {
    var pairs: [Pair] = []
    for low in masters.indices {
      for high in masters.indices where high > low {
        let (a, b) = (Self.thicknesses[low], Self.thicknesses[high])
        let reach = (b - a) * (isSign ? 1.7 : 1)
        let reached = min(max(wanted, a - reach), b + reach)
        pairs.append(
          Pair(
            low: low, high: high, position: CGFloat((reached - a) / (b - a)),
            growth: CGFloat(b - a), lack: abs(wanted - reached),
            beyond: max(a - reached, reached - b, 0)))
      }
    }
    return pairs.sorted {
      ($0.lack, $0.beyond, $0.growth, $0.low) < ($1.lack, $1.beyond, $1.growth, $1.low)
    }
  }
}

extension SymbolRecord.Drawing {
  /// - Parameter growth: by how much lines are thicker in `b`, on the grid.
  fileprivate init?(between a: Self, and b: Self, at t: CGFloat, growth: CGFloat) {
    func mixed(_ a: [SymbolRecord.Layer], _ b: [SymbolRecord.Layer]) -> [SymbolRecord.Layer]? {
      guard a.count == b.count else { return nil }
      var layers: [SymbolRecord.Layer] = []
      for (a, b) in zip(a, b) {
        guard a.path.commands == b.path.commands, a.path.isNear(b.path, growth: growth) else {
          return nil
        }
        var layer = a
        layer.path.coordinates = zip(a.path.coordinates, b.path.coordinates).map {
          $0 + ($1 - $0) * t
        }
        layers.append(layer)
      }
      return layers
    }
    guard let layers = mixed(a.layers, b.layers),
      let hierarchical = mixed(a.hierarchicalLayers, b.hierarchicalLayers)
    else { return nil }
    self.init(
      ink: zip(a.ink, b.ink).map { $0 + ($1 - $0) * t }, width: a.width, layers: layers,
      hierarchicalLayers: hierarchical)
  }
}

extension SymbolRecord.Path {
  /// Each point lies where the other's does, but for the line's growth: masters with equal
  /// commands may still begin at different corners, and a blend of those would be a tangle. A sharp
  /// corner moves by up to twice the growth.
  fileprivate func isNear(_ other: Self, growth: CGFloat) -> Bool {
    zip(coordinates, other.coordinates).allSatisfy { abs($0 - $1) <= 2 * growth }
  }
}
