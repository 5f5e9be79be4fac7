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

  /// The pair of colors that differ most, with their distance: the main colors of both symbols, or the colors of large
  /// layers without a counterpart. Nil where Apple's picture has no symbol.
  var colors: (words: StrictFinding.Colors, distance: Double)? {
    guard let apple else { return nil }
    let standingOut = StrictFinding.Colors(apple: apple.color, ours: ours.color)
    let theirs = Self.loneLayer(of: apple.layers, beside: ours.layers)
    let own = Self.loneLayer(of: ours.layers, beside: apple.layers)
    let most = max(theirs?.distance ?? 0, own?.distance ?? 0)
    if standingOut.distance >= most { return (standingOut, standingOut.distance) }
    // A layer of each is taken for one of another color.
    let isOfBoth = min(theirs?.distance ?? 0, own?.distance ?? 0) > StrictComparison.Limit.color
    let isApples = theirs?.distance == most
    return (
      StrictFinding.Colors(
        apple: (isOfBoth || isApples ? theirs?.color : own?.nearest) ?? apple.color,
        ours: (isOfBoth || !isApples ? own?.color : theirs?.nearest) ?? ours.color),
      most
    )
  }

  /// The color of more than a seventh of one symbol that is farthest from all of the other's, with the nearest of these.
  private static func loneLayer(
    of layers: [(color: UInt32, share: Double)], beside others: [(color: UInt32, share: Double)]
  ) -> (color: UInt32, nearest: UInt32, distance: Double)? {
    let known = others.filter { $0.share > 0.03 }.map(\.color)
    return layers.filter { $0.share > 1.0 / 7 }.compactMap { layer in
      let color = LabColor(layer.color)
      return known.map { (layer.color, $0, color.distance(LabColor($0))) }.min { $0.2 < $1.2 }
    }.max { $0.2 < $1.2 }
  }

  /// Apple's pixels with our symbol in place of Apple's.
  func replace(in words: inout [UInt32], _ field: PictureField) {
    window.copy(field, ours, to: &words, apple)
  }
}
