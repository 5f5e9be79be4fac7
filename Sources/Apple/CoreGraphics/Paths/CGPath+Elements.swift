import DisplayList
import Foundation

/// The kind of a part of a path.
public enum CGPathElementType: Int32, Sendable {
  case moveToPoint, addLineToPoint, addQuadCurveToPoint, addCurveToPoint, closeSubpath
}

/// A part of a path. Its points are valid while the path is walked through.
public struct CGPathElement {
  public var type: CGPathElementType
  /// The control points, in points, then the end; none where a subpath is closed.
  public var points: UnsafeMutablePointer<CGPoint>
}

extension CGPath {
  /// Calls a block with each part of the path.
  public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
    for segment in figure.expanded.segments {
      var points = segment.controlPoints
      let type = segment.type
      points.withUnsafeMutableBufferPointer { buffer in
        guard let base = buffer.baseAddress else { return }
        var element = CGPathElement(type: type, points: base)
        block(&element)
      }
    }
  }

  /// Calls a function with each part of the path.
  public func apply(
    info: UnsafeMutableRawPointer?,
    function: (UnsafeMutableRawPointer?, UnsafePointer<CGPathElement>) -> Void
  ) {
    applyWithBlock { function(info, $0) }
  }

  /// Whether the path is one rectangle, which is then stored at the pointer.
  public func isRect(_ rect: UnsafeMutablePointer<CGRect>?) -> Bool {
    guard case .rect(let found) = figure.outline else { return false }
    rect?.pointee = found
    return true
  }

  /// The outline of the area that a line along the path covers.
  public func copy(
    strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin,
    miterLimit: CGFloat, transform: CGAffineTransform = .identity
  ) -> CGPath {
    var line = figure.expanded.applying(transform)
    line.stroke = Stroke(width: lineWidth, cap: lineCap, join: lineJoin, miterLimit: miterLimit)
    return CGPath(figure: line.expanded)
  }

  /// The path's dashes, each a line of its own.
  public func copy(
    dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity
  ) -> CGPath {
    let mapped = figure.expanded.applying(transform)
    guard lengths.reduce(0, +) > 0, lengths.allSatisfy({ $0 >= 0 }) else {
      return CGPath(figure: mapped)
    }
    return CGPath(figure: mapped.dashed(lengths, phase: phase))
  }
}

extension Outline.Segment {
  fileprivate var type: CGPathElementType {
    switch self {
    case .move: .moveToPoint
    case .line: .addLineToPoint
    case .quad: .addQuadCurveToPoint
    case .cubic: .addCurveToPoint
    case .close: .closeSubpath
    }
  }

  /// The control points, then the end. A closed subpath has one that isn't used, so that the pointer is valid.
  fileprivate var controlPoints: [CGPoint] {
    switch self {
    case .move(let end), .line(let end): [end]
    case .quad(let end, let control): [control, end]
    case .cubic(let end, let first, let second): [first, second, end]
    case .close: [.zero]
    }
  }
}

extension Figure {
  /// The most dashes that are made of a path; beyond, the path stays whole.
  private static let mostDashes: CGFloat = 100_000

  /// The parts of each subpath that lie in dashes of `lengths`, which repeat.
  fileprivate func dashed(_ lengths: [CGFloat], phase: CGFloat) -> Figure {
    let lengths = lengths.count % 2 == 0 ? lengths : lengths + lengths
    let period = lengths.reduce(0, +)
    var result = Figure()
    for subpath in subpaths {
      let length = subpath.length
      guard length > 0, phase.isFinite, length / period < Self.mostDashes else {
        result.add(subpath)
        continue
      }
      var start = -phase.truncatingRemainder(dividingBy: period)
      if start > 0 { start -= period }
      while start < length {
        for (index, dash) in lengths.enumerated() {
          if index % 2 == 0, start + dash > 0, start < length {
            result.add(subpath.trimmed(from: start / length, to: (start + dash) / length))
          }
          start += dash
        }
      }
    }
    return result
  }

  private var subpaths: [Figure] {
    var result: [[Outline.Segment]] = []
    for segment in segments {
      if case .move = segment { result.append([]) }
      if result.isEmpty { result.append([]) }
      result[result.count - 1].append(segment)
    }
    return result.map(Figure.init)
  }

  /// Points.
  private var length: CGFloat {
    Subpath.all(of: expanded.segments).flatMap(\.curves).map(\.length).reduce(0, +)
  }
}
