import Foundation

extension SymbolRecord {
  /// The thickness of line, on the grid, that stands for a font's weight.
  ///
  /// Regular and bold are the icons' own (0.077 and 0.115 em); the others lie evenly between and
  /// around, within what the icons were drawn for.
  static func thickness(forWeight weight: Double) -> Double {
    let steps: [(weight: Double, thickness: Double)] = [
      (100, 8), (200, 9), (300, 12.5), (400, 16), (500, 18), (600, 21), (700, 24), (800, 26),
      (900, 28),
    ]
    let clamped = min(max(weight, 100), 900)
    for (low, high) in zip(steps, steps.dropFirst()) where clamped <= high.weight {
      let t = (clamped - low.weight) / (high.weight - low.weight)
      return low.thickness + (high.thickness - low.thickness) * t
    }
    return 28
  }

  /// The drawing for a weight: between (or a little beyond) two masters where these have the same
  /// structure, else the nearer of them.
  func drawing(weight: Double) -> Drawing {
    guard masters.count == Self.thicknesses.count else { return masters[0] }
    let wanted = Self.thickness(forWeight: weight)
    let upper = Self.thicknesses.firstIndex { $0 >= wanted } ?? Self.thicknesses.count - 1
    if upper == 0 || Self.thicknesses[upper] == wanted { return masters[upper] }
    let low = Self.thicknesses[upper - 1]
    let t = CGFloat((wanted - low) / (Self.thicknesses[upper] - low))
    return Drawing(between: masters[upper - 1], and: masters[upper], at: t)
      ?? masters[t < 0.5 ? upper - 1 : upper]
  }
}

extension SymbolRecord.Drawing {
  fileprivate init?(between a: Self, and b: Self, at t: CGFloat) {
    func mixed(_ a: [SymbolRecord.Layer], _ b: [SymbolRecord.Layer]) -> [SymbolRecord.Layer]? {
      guard a.count == b.count else { return nil }
      var layers: [SymbolRecord.Layer] = []
      for (a, b) in zip(a, b) {
        guard a.path.commands == b.path.commands, a.path.isNear(b.path) else { return nil }
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
  /// Whether each point lies where the other's does, but for the line's growth: masters with equal
  /// commands may still begin at different corners, and a blend of those would be a tangle. From
  /// one master to the next a line grows by 8 of the grid at most; twice that for sharp corners.
  fileprivate func isNear(_ other: Self) -> Bool {
    zip(coordinates, other.coordinates).allSatisfy { abs($0 - $1) <= 16 }
  }
}
