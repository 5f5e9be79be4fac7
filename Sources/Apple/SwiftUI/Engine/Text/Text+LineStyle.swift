import Foundation
import Typesetting

extension Text {
  /// A line under or through text.
  public struct LineStyle: Hashable, Sendable {
    public struct Pattern: Hashable, Sendable {
      let pattern: TextRun.LinePattern
      public static let solid = Pattern(pattern: .solid)
      public static let dot = Pattern(pattern: .dot)
      public static let dash = Pattern(pattern: .dash)
      public static let dashDot = Pattern(pattern: .dashDot)
      public static let dashDotDot = Pattern(pattern: .dashDotDot)
    }

    let pattern: Pattern
    let color: Color?

    public init(pattern: Pattern = .solid, color: Color? = nil) {
      self.pattern = pattern
      self.color = color
    }

    public static let single = LineStyle()

    /// The line as the engine draws it.
    var line: TextLine {
      TextLine(pattern: pattern.pattern, color: color.map { AnyShapeStyle($0) })
    }
  }
}
