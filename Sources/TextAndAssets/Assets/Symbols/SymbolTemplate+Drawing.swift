import DisplayList
import Foundation

extension SymbolTemplate {
  /// The drawing of a symbol for a weight and a scale, in ems: y down, (0, 0) the left end of the baseline.
  package struct Drawing: Sendable {
    package var layers: [Layer]
    /// Ems; nil where the template has no margins.
    package var width: CGFloat?
    /// The ink's bounds.
    package var ink: CGRect
  }

  /// SF's height of capitals, ems.
  private static let capHeight: CGFloat = 1443.0 / 2048

  /// - Parameters:
  ///   - weight: 100…900.
  ///   - scale: `S`, `M` or `L`. One that the template lacks is made of the small one.
  ///   - growth: how much larger than the small one it is then.
  package func drawing(weight: Double, scale: String, growth: CGFloat) -> Drawing? {
    let own = masters(ofScale: scale)
    let masters = own.isEmpty ? self.masters(ofScale: "S") : own
    let found = masters.isEmpty ? nearest() : (masters, own.isEmpty ? "S" : scale)
    guard let (masters, drawn) = found, let variant = Self.variant(of: masters, weight: weight)
    else { return nil }
    var drawing = placed(variant, scale: drawn)
    if drawn != scale, drawn == "S" { drawing.grow(by: growth, around: -Self.capHeight / 2) }
    return drawing
  }

  private typealias Masters = [(weight: Double, variant: Variant)]

  /// Those with paths, from the thinnest.
  private func masters(ofScale scale: String) -> Masters {
    Self.weights.enumerated().compactMap { index, name in
      variants["\(name)-\(scale)"].flatMap { $0.layers.isEmpty ? nil : $0 }
        .map { (Double(index + 1) * 100, $0) }
    }
  }

  private func nearest() -> (Masters, String)? {
    for scale in ["M", "L"] {
      let found = masters(ofScale: scale)
      if !found.isEmpty { return (found, scale) }
    }
    return nil
  }

  /// A template with three masters is drawn between them for the other weights.
  private static func variant(of masters: Masters, weight: Double) -> Variant? {
    guard let first = masters.first, let last = masters.last else { return nil }
    let above = masters.first { $0.weight >= weight } ?? last
    let below = masters.last { $0.weight <= weight } ?? first
    let span = above.weight - below.weight
    guard span > 0 else { return above.variant }
    let t = CGFloat((weight - below.weight) / span)
    return below.variant.mixed(with: above.variant, at: t)
      ?? (t < 0.5 ? below.variant : above.variant)
  }

  private func placed(_ variant: Variant, scale: String) -> Drawing {
    let ink = variant.ink
    let baseline = baselines[scale] ?? ink.maxY
    let cap = capLines[scale].map { baseline - $0 } ?? 0
    // Templates are drawn at a hundred points. Capitals of less than a unit are a mistake, which would make it huge.
    let em = cap > 1 ? cap / Self.capHeight : 100
    let left = variant.margins.left ?? ink.minX
    let layers = variant.layers.map { layer in
      var layer = layer
      layer.segments = layer.segments.map {
        $0.mapped { CGPoint(x: ($0.x - left) / em, y: ($0.y - baseline) / em) }
      }
      return layer
    }
    var width: CGFloat?
    if variant.margins.left != nil, let right = variant.margins.right, right > left {
      width = (right - left) / em
    }
    return Drawing(
      layers: layers, width: width,
      ink: CGRect(
        x: (ink.minX - left) / em, y: (ink.minY - baseline) / em, width: ink.width / em,
        height: ink.height / em))
  }
}

extension SymbolTemplate.Drawing {
  fileprivate mutating func grow(by factor: CGFloat, around y: CGFloat) {
    func grown(_ point: CGPoint) -> CGPoint {
      CGPoint(x: point.x * factor, y: (point.y - y) * factor + y)
    }
    for index in layers.indices {
      layers[index].segments = layers[index].segments.map { $0.mapped(grown) }
    }
    width = width.map { $0 * factor }
    let corner = grown(ink.origin)
    ink = CGRect(
      x: corner.x, y: corner.y, width: ink.width * factor, height: ink.height * factor)
  }
}

extension SymbolTemplate.Variant {
  /// The bounds of the paths' points.
  fileprivate var ink: CGRect {
    let points = layers.flatMap(\.segments).compactMap(\.end)
    guard let first = points.first else { return .zero }
    var (left, top, right, bottom) = (first.x, first.y, first.x, first.y)
    for point in points {
      (left, right) = (min(left, point.x), max(right, point.x))
      (top, bottom) = (min(top, point.y), max(bottom, point.y))
    }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// - Returns: nil where the other isn't made of the same commands.
  fileprivate func mixed(with other: Self, at t: CGFloat) -> Self? {
    guard layers.count == other.layers.count else { return nil }
    var mixed = self
    for (index, (own, far)) in zip(layers, other.layers).enumerated() {
      guard own.segments.count == far.segments.count else { return nil }
      var segments: [Outline.Segment] = []
      for (a, b) in zip(own.segments, far.segments) {
        guard let segment = a.mixed(with: b, at: t) else { return nil }
        segments.append(segment)
      }
      mixed.layers[index].segments = segments
    }
    func between(_ a: CGFloat?, _ b: CGFloat?) -> CGFloat? {
      guard let a, let b else { return a ?? b }
      return a + (b - a) * t
    }
    mixed.margins.left = between(margins.left, other.margins.left)
    mixed.margins.right = between(margins.right, other.margins.right)
    return mixed
  }
}

extension Outline.Segment {
  fileprivate func mixed(with other: Self, at t: CGFloat) -> Self? {
    func between(_ a: CGPoint, _ b: CGPoint) -> CGPoint {
      CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
    }
    return switch (self, other) {
    case (.move(let a), .move(let b)): .move(between(a, b))
    case (.line(let a), .line(let b)): .line(between(a, b))
    case (.cubic(let a, let a1, let a2), .cubic(let b, let b1, let b2)):
      .cubic(between(a, b), control1: between(a1, b1), control2: between(a2, b2))
    case (.close, .close): .close
    default: nil
    }
  }
}
