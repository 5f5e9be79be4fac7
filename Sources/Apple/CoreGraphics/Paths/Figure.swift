import DisplayList
import Foundation

/// An outline in the making: what `Path` and `CGPath` have in common.
///
/// A rectangle, rounded rectangle or ellipse stays by name until something is added to it.
package struct Figure: Hashable, Sendable {
  /// Set while the figure is nothing but this.
  private var simple: Outline?
  private var parts: [Outline.Segment] = []
  /// The style of a figure that is the line along the outline; nil for the area.
  package var stroke: Stroke?

  package init() {}

  package init(_ outline: Outline) {
    if case .path(let segments) = outline { parts = segments } else { simple = outline }
  }

  package init(_ segments: [Outline.Segment]) { parts = segments }

  package var outline: Outline { simple ?? .path(parts) }

  package var isEmpty: Bool { simple == nil && parts.isEmpty }

  package var segments: [Outline.Segment] { simple.map(\.elements) ?? parts }

  package mutating func add(_ segment: Outline.Segment) {
    open()
    parts.append(segment)
  }

  package mutating func add(_ more: Figure, _ transform: CGAffineTransform = .identity) {
    let more = more.expanded
    if isEmpty && transform.isIdentity && stroke == nil {
      self = more
      return
    }
    open()
    if transform.isIdentity {
      parts += more.segments
    } else {
      parts += more.segments.map { $0.applying(transform) }
    }
  }

  /// The point at which the next line begins; nil before the first `move`.
  package var currentPoint: CGPoint? {
    let segments = segments
    guard let last = segments.last else { return nil }
    switch last {
    case .move(let p), .line(let p), .quad(let p, _), .cubic(let p, _, _): return p
    case .close:
      for segment in segments.reversed() { if case .move(let p) = segment { return p } }
      return nil
    }
  }

  package func applying(_ transform: CGAffineTransform) -> Figure {
    if transform.isIdentity { return self }
    let isMove = transform.a == 1 && transform.b == 0 && transform.c == 0 && transform.d == 1
    if stroke != nil && !isMove { return expanded.applying(transform) }
    var result = self
    switch outline.mapped(by: transform) {
    case .path(let segments):
      result.parts = segments
      result.simple = nil
    case let named: result.simple = named
    }
    return result
  }

  /// The same area without a stroke.
  package var expanded: Figure {
    guard let stroke else { return self }
    return Figure(StrokeExpansion.outline(of: segments, stroke))
  }

  package func moved(by offset: CGPoint) -> Figure {
    if offset == .zero { return self }
    var result = self
    switch simple {
    case .rect(let r): result.simple = .rect(r.offsetBy(dx: offset.x, dy: offset.y))
    case .ellipse(let r): result.simple = .ellipse(r.offsetBy(dx: offset.x, dy: offset.y))
    case .roundedRect(let r, let corner, let continuous):
      result.simple = .roundedRect(
        r.offsetBy(dx: offset.x, dy: offset.y), cornerSize: corner, continuous: continuous)
    case .path, nil:
      let move = CGAffineTransform(translationX: offset.x, y: offset.y)
      result.parts = segments.map { $0.applying(move) }
      result.simple = nil
    }
    return result
  }

  private mutating func open() {
    if stroke != nil { self = expanded }
    if let simple {
      parts = simple.elements
      self.simple = nil
    }
  }
}

extension Outline.Segment {
  package func applying(_ t: CGAffineTransform) -> Outline.Segment {
    switch self {
    case .move(let p): .move(p.applying(t))
    case .line(let p): .line(p.applying(t))
    case .quad(let p, let c): .quad(p.applying(t), control: c.applying(t))
    case .cubic(let p, let a, let b):
      .cubic(p.applying(t), control1: a.applying(t), control2: b.applying(t))
    case .close: .close
    }
  }
}

extension Outline {
  /// The outline mapped; one with a name keeps it where the map turns nothing.
  package func mapped(by t: CGAffineTransform) -> Outline {
    moved(by: t) ?? .path(elements.map { $0.applying(t) })
  }

  private func moved(by t: CGAffineTransform) -> Outline? {
    guard t.b == 0, t.c == 0, t.a != 0, t.d != 0 else { return nil }
    switch self {
    case .rect(let r): return .rect(r.applying(t))
    case .ellipse(let r): return .ellipse(r.applying(t))
    case .roundedRect(let r, let corner, let continuous):
      return .roundedRect(
        r.applying(t),
        cornerSize: CGSize(width: corner.width * abs(t.a), height: corner.height * abs(t.d)),
        continuous: continuous)
    case .path: return nil
    }
  }
}
