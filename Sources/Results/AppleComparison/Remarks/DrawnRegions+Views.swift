import Foundation
import InkComparison

extension DrawnRegions {
  /// The lines of our texts, by the boxes of ink in their frames, and our symbols, by their frames.
  ///
  /// - Parameters:
  ///   - views: ours, the outer before the inner.
  ///   - boxes: the boxes of ink in our picture.
  ///   - scale: pixels per point.
  init(_ views: [PlacedView], boxes: [InkBox], in ours: Pixels, scale: Double) {
    let placed = views.compactMap { view in
      InkBox(view.frame, scale: scale, in: ours).map { (view: view, box: $0) }
    }
    var texts: [TextRegion] = []
    var symbols: [SymbolRegion] = []
    for (index, (view, frame)) in placed.enumerated() {
      if view.kind == "Text", let text = view.text {
        for box in boxes where box.overlap(frame) * 10 >= box.area * 8 {
          // A line of ascenders and descenders has nine tenths of an em, one of small letters half.
          texts.append(
            TextRegion(text: text, size: Double(box.height) / 0.85, box: box.outset(by: 1)))
        }
      } else if view.kind == "Image", Self.isFlat(ours, frame) {
        let covers = placed[(index + 1)...].filter {
          ["Text", "Image"].contains($0.view.kind) && $0.box.overlap(frame) > 0
        }
        symbols.append(SymbolRegion(box: frame, covers: covers.map(\.box)))
      }
    }
    self.init(texts: texts, symbols: symbols)
  }

  /// Whether four colors fill most of a box, as with a symbol and not with a photo.
  private static func isFlat(_ picture: Pixels, _ box: InkBox) -> Bool {
    var counts: [UInt32: Int] = [:]
    for y in box.top..<box.bottom {
      for x in box.left..<box.right {
        counts[picture.words[y * picture.width + x], default: 0] += 1
      }
    }
    let most = counts.values.sorted(by: >).prefix(4).reduce(0, +)
    return most * 10 >= box.area * 6
  }
}

extension InkBox {
  /// The pixels that a rectangle touches in a picture; nil for none.
  fileprivate init?(_ rect: CGRect, scale: Double, in picture: Pixels) {
    let edges = [rect.minX, rect.minY, rect.maxX, rect.maxY].map { Double($0) * scale }
    guard edges.allSatisfy({ abs($0) < 1e6 }) else { return nil }
    self.init(
      left: max(0, Int(clamping: edges[0].rounded(.down))),
      top: max(0, Int(clamping: edges[1].rounded(.down))),
      right: min(picture.width, Int(clamping: edges[2].rounded(.up))),
      bottom: min(picture.height, Int(clamping: edges[3].rounded(.up))))
    guard width > 0, height > 0 else { return nil }
  }
}
