import DisplayList
import Foundation

/// The places of texts, symbols and images in our picture.
package struct DrawnRegions {
  package private(set) var texts: [TextRegion] = []
  /// Symbols and emoji.
  package private(set) var symbols: [SymbolRegion] = []

  /// A drawing: its box, and the symbol's view that it belongs to.
  private struct Drawing {
    let box: InkBox
    let symbol: Int?
    /// Whether it is a plain shape and no path: it leaves what it surrounds visible, or tints it as a whole.
    var isSheet = false
  }

  package init(texts: [TextRegion], symbols: [SymbolRegion]) {
    self.texts = texts
    self.symbols = symbols
  }

  /// - Parameter scale: pixels per point.
  package init(_ list: DisplayList, scale: CGFloat) {
    var transforms = [CGAffineTransform(scaleX: scale, y: scale)]
    var open: [Int] = []
    var drawings: [Drawing] = []
    for command in list.commands {
      let transform = transforms[transforms.count - 1]
      switch command {
      case .beginView(let index): open.append(index)
      case .endView: if !open.isEmpty { open.removeLast() }
      case .beginGroup(let group):
        transforms.append(group.transform.concatenating(transform))
      case .endGroup: if transforms.count > 1 { transforms.removeLast() }
      case .fill(let outline, _, _):
        guard let box = outline.box(transform) else { continue }
        let symbol = open.last.flatMap {
          list.views.indices.contains($0) && list.views[$0].kind == "Image" ? $0 : nil
        }
        drawings.append(Drawing(box: box, symbol: symbol, isSheet: !outline.isPath))
      case .stroke(let outline, _, _):
        guard let box = outline.box(transform) else { continue }
        drawings.append(Drawing(box: box, symbol: nil, isSheet: !outline.isPath))
      case .glyphs(let run):
        guard let box = add(run, transform) else { continue }
        // Each run of emoji is a symbol of its own.
        drawings.append(Drawing(box: box, symbol: run.isColor ? -1 - drawings.count : nil))
      case .image(let image):
        guard let box = InkBox(image.destination.standardized, transform) else { continue }
        drawings.append(Drawing(box: box, symbol: nil))
      }
    }
    addSymbols(drawings)
  }

  /// The kind of a box of ink in our picture.
  func kind(of box: InkBox) -> BoxPair.Kind {
    func isMost(_ region: InkBox) -> Bool { region.outset(by: 2).overlap(box) * 10 >= box.area * 8 }
    if texts.contains(where: { isMost($0.box) }) { return .text }
    return symbols.contains(where: { isMost($0.box) }) ? .symbol : .shape
  }

  private mutating func addSymbols(_ drawings: [Drawing]) {
    var boxes: [Int: (box: InkBox, last: Int)] = [:]
    for (index, drawing) in drawings.enumerated() {
      guard let symbol = drawing.symbol else { continue }
      boxes[symbol] = (boxes[symbol]?.box.union(drawing.box) ?? drawing.box, index)
    }
    for (symbol, place) in boxes.sorted(by: { $0.key < $1.key }) {
      let wide = place.box.outset(by: 2)
      let covers = drawings[(place.last + 1)...].filter {
        $0.symbol != symbol && $0.box.overlap(wide) > 0
          && !($0.isSheet && $0.box.union(wide) == $0.box)
      }
      symbols.append(SymbolRegion(box: place.box, covers: covers.map(\.box)))
    }
  }

  /// The columns of each letter and digit, from its origin to its advance.
  private static func cells(
    _ run: GlyphRun, _ box: InkBox, _ transform: CGAffineTransform
  ) -> [TextRegion.Cell] {
    let characters = Array(run.text)
    guard characters.count == run.glyphs.count, !run.isRightToLeft, transform.b == 0,
      transform.c == 0, transform.a > 0
    else { return [] }
    func column(_ x: CGFloat) -> Double {
      Double((run.origin.x + x) * transform.a + transform.tx)
    }
    return characters.enumerated().compactMap { index, character in
      guard character.isLetter || character.isNumber else { return nil }
      let end = index + 1 < run.glyphs.count ? CGFloat(run.glyphs[index + 1].x) : run.width
      let left = column(CGFloat(run.glyphs[index].x)), right = column(end)
      guard right - left >= 1 else { return nil }
      return TextRegion.Cell(
        character: character,
        box: InkBox(
          left: Int(clamping: left.rounded(.down)), top: box.top,
          right: Int(clamping: right.rounded(.up)), bottom: box.bottom))
    }
  }

  /// - Returns: the run's box.
  private mutating func add(_ run: GlyphRun, _ transform: CGAffineTransform) -> InkBox? {
    guard run.text.contains(where: { !$0.isWhitespace }) else { return nil }
    let scale = abs(transform.a * transform.d - transform.b * transform.c).squareRoot()
    let size = Double(run.size * scale)
    let line = CGRect(
      x: run.origin.x, y: run.origin.y - 0.8 * run.size, width: run.width, height: 1.04 * run.size)
    // The box of a turned text is that around its corners.
    guard size.isFinite, var box = InkBox(line, transform) else { return nil }
    box.left -= 1
    box.right += 1
    if !run.isColor {
      texts.append(
        TextRegion(text: run.text, size: size, box: box, cells: Self.cells(run, box, transform)))
    }
    return box
  }
}

extension InkBox {
  /// The pixels around a rectangle under a transform; nil where it has no size or is too far away.
  fileprivate init?(_ rect: CGRect, _ transform: CGAffineTransform) {
    self.init(
      [
        CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
        CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.maxX, y: rect.maxY),
      ], transform)
  }

  fileprivate init?(_ points: [CGPoint], _ transform: CGAffineTransform) {
    let mapped = points.map { $0.applying(transform) }
    let xs = mapped.map { Double($0.x) }, ys = mapped.map { Double($0.y) }
    guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max(),
      (xs + ys).allSatisfy({ abs($0) < 1e5 })
    else { return nil }
    self.init(
      left: Int(clamping: left.rounded(.down)), top: Int(clamping: top.rounded(.down)),
      right: Int(clamping: right.rounded(.up)), bottom: Int(clamping: bottom.rounded(.up)))
    guard width > 0, height > 0 else { return nil }
  }
}

extension Outline {
  fileprivate var isPath: Bool {
    if case .path = self { return true }
    return false
  }

  /// The box around its points and control points, pixels.
  fileprivate func box(_ transform: CGAffineTransform) -> InkBox? {
    switch self {
    case .rect(let rect), .ellipse(let rect), .roundedRect(let rect, _, _):
      return InkBox(rect.standardized, transform)
    case .path(let segments):
      return InkBox(
        segments.flatMap { segment -> [CGPoint] in
          switch segment {
          case .move(let p), .line(let p): [p]
          case .quad(let p, let control): [p, control]
          case .cubic(let p, let control1, let control2): [p, control1, control2]
          case .close: []
          }
        }, transform)
    }
  }
}
