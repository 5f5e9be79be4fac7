import DisplayList
import Foundation

extension Figure {
  /// The outline from its end to its start.
  package var reversed: Figure {
    var result: [Outline.Segment] = []
    for subpath in Self.subpaths(expanded.segments).reversed() {
      guard let end = subpath.points.last else { continue }
      result.append(.move(end))
      for (index, segment) in subpath.curves.enumerated().reversed() {
        let start = subpath.points[index]
        switch segment {
        case .quad(_, let control): result.append(.quad(start, control: control))
        case .cubic(_, let first, let second):
          result.append(.cubic(start, control1: second, control2: first))
        default: result.append(.line(start))
        }
      }
      if subpath.isClosed { result.append(.close) }
    }
    return Figure(result)
  }

  private struct Line {
    /// The points between the curves, one more than those.
    var points: [CGPoint]
    var curves: [Outline.Segment] = []
    var isClosed = false
  }

  private static func subpaths(_ segments: [Outline.Segment]) -> [Line] {
    var result: [Line] = []
    for segment in segments {
      switch segment {
      case .move(let point): result.append(Line(points: [point]))
      case .line(let end), .quad(let end, _), .cubic(let end, _, _):
        guard !result.isEmpty else { continue }
        result[result.count - 1].points.append(end)
        result[result.count - 1].curves.append(segment)
      case .close:
        guard !result.isEmpty else { continue }
        result[result.count - 1].isClosed = true
      }
    }
    return result
  }
}
