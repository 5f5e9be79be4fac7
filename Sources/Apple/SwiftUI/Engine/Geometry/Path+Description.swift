import CoreGraphics
import DisplayList
import Foundation

extension Path: LosslessStringConvertible {
  /// Reads what ``description`` writes: numbers, then `m`, `l`, `q`, `c`, `h` or `re`; nil where
  /// that isn't so.
  public init?(_ string: String) {
    var figure = Figure()
    var numbers: [CGFloat] = []
    func point(_ i: Int) -> CGPoint { CGPoint(x: numbers[i], y: numbers[i + 1]) }
    for word in string.split(whereSeparator: \.isWhitespace) {
      if let number = Double(word) {
        numbers.append(CGFloat(number))
        continue
      }
      switch (word, numbers.count) {
      case ("m", 2): figure.add(.move(point(0)))
      case ("l", 2): figure.add(.line(point(0)))
      case ("q", 4): figure.add(.quad(point(2), control: point(0)))
      case ("c", 6): figure.add(.cubic(point(4), control1: point(0), control2: point(2)))
      case ("re", 4):
        figure.add(
          Figure(
            .rect(CGRect(origin: point(0), size: CGSize(width: numbers[2], height: numbers[3])))))
      case ("h", 0): figure.add(.close)
      default: return nil
      }
      numbers = []
    }
    guard numbers.isEmpty else { return nil }
    self.init(figure: figure)
  }

  public var description: String {
    func text(_ points: CGPoint...) -> String {
      points.map { "\(Self.number($0.x)) \(Self.number($0.y))" }.joined(separator: " ")
    }
    return figure.expanded.segments.map { segment in
      switch segment {
      case .move(let p): text(p) + " m"
      case .line(let p): text(p) + " l"
      case .quad(let p, let c): text(c, p) + " q"
      case .cubic(let p, let a, let b): text(a, b, p) + " c"
      case .close: "h"
      }
    }.joined(separator: " ")
  }

  private static func number(_ v: CGFloat) -> String {
    v == v.rounded() && abs(v) < 1e15 ? String(Int(clamping: v)) : "\(v)"
  }
}
