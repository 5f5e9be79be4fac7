import DisplayList
import Foundation

extension SymbolLibrary.Symbol.Layer {
  /// The separate figures of the layer, each with its holes: a cloud and the drops beneath it. In the
  /// order of the outline.
  package var parts: [SymbolLibrary.Symbol.Layer] {
    guard case .path(let segments) = outline else { return [self] }
    var contours: [(segments: [Outline.Segment], box: CGRect)] = []
    for segment in segments {
      if case .move = segment { contours.append(([], .null)) }
      guard !contours.isEmpty else { continue }
      contours[contours.count - 1].segments.append(segment)
    }
    contours = contours.map { ($0.segments, Self.box($0.segments)) }
    /// The largest contour around each contour.
    let owners = contours.indices.map { i -> Int in
      contours.indices.filter { $0 != i && contours[$0].box.holds(contours[i].box) }
        .max { contours[$0].box.area < contours[$1].box.area } ?? i
    }
    return contours.indices.filter { owners[$0] == $0 }.map { owner in
      let own = contours.indices.filter { owners[$0] == owner }.flatMap { contours[$0].segments }
      return SymbolLibrary.Symbol.Layer(outline: .path(own), rule: rule, level: level)
    }
  }

  /// Around all points and controls.
  package var box: CGRect {
    if case .path(let segments) = outline { return Self.box(segments) }
    return .null
  }

  private static func box(_ segments: [Outline.Segment]) -> CGRect {
    var low = CGPoint(x: CGFloat.infinity, y: .infinity)
    var high = CGPoint(x: -CGFloat.infinity, y: -.infinity)
    func add(_ points: CGPoint...) {
      for p in points {
        low = CGPoint(x: min(low.x, p.x), y: min(low.y, p.y))
        high = CGPoint(x: max(high.x, p.x), y: max(high.y, p.y))
      }
    }
    for segment in segments {
      switch segment {
      case .move(let p), .line(let p): add(p)
      case .quad(let p, let c): add(p, c)
      case .cubic(let p, let a, let b): add(p, a, b)
      case .close: break
      }
    }
    return low.x <= high.x
      ? CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y) : .null
  }
}

extension CGRect {
  fileprivate var area: CGFloat { width * height }
  /// Whether it has a larger area than another rectangle and contains it.
  fileprivate func holds(_ other: CGRect) -> Bool {
    area > other.area && minX <= other.minX && minY <= other.minY && maxX >= other.maxX
      && maxY >= other.maxY
  }
}
