/// A comparison of a symbol with what Apple's picture has in its place: the outer box, the colors and the ground. Symbols
/// are substitutes, so that their inner shapes aren't compared, in neither picture.
struct SymbolCheck {
  let region: SymbolRegion
  let apple: SymbolInk?
  let ours: SymbolInk
  private let window: SymbolWindow

  /// - Returns: nil for a symbol that isn't seen.
  init?(_ apple: PictureField, _ ours: PictureField, _ region: SymbolRegion) {
    guard let window = SymbolWindow(region, in: ours), let ink = window.ink(of: ours) else {
      return nil
    }
    self.region = region
    self.window = window
    self.ours = ink
    self.apple = window.ink(of: apple)
  }

  /// The distances of our edges from Apple's: left, top, right, bottom; pixels.
  var distances: [Int] {
    guard let apple else { return [99] }
    return [
      ours.box.left - apple.box.left, ours.box.top - apple.box.top,
      ours.box.right - apple.box.right, ours.box.bottom - apple.box.bottom,
    ]
  }

  /// The distance of a color that more than a seventh of one picture's symbol has from the nearest of the other's.
  var layerDistance: Double {
    guard let apple else { return 0 }
    func farthest(_ a: SymbolInk, _ b: SymbolInk) -> Double {
      let others = b.layers.filter { $0.share > 0.03 }.map(\.color)
      return a.layers.filter { $0.share > 1.0 / 7 }.map { layer in
        others.map { layer.color.distance($0) }.min() ?? 0
      }.max() ?? 0
    }
    return max(farthest(apple, ours), farthest(ours, apple))
  }

  /// Apple's pixels with our symbol in place of Apple's.
  func replace(in words: inout [UInt32], _ field: PictureField) {
    window.copy(field, ours, to: &words, apple)
  }
}
