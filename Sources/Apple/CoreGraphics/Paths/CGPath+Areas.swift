import DisplayList
import Foundation

extension CGPath {
  public func union(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    combined(.union, other, rule)
  }
  public func intersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    combined(.intersection, other, rule)
  }
  public func subtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    combined(.subtracting, other, rule)
  }
  public func symmetricDifference(
    _ other: CGPath, using rule: CGPathFillRule = .winding
  ) -> CGPath {
    combined(.symmetricDifference, other, rule)
  }
  public func normalized(using rule: CGPathFillRule = .winding) -> CGPath {
    CGPath(figure: figure.normalized(evenOdd: rule == .evenOdd))
  }
  public func lineIntersection(
    _ other: CGPath, using rule: CGPathFillRule = .winding
  ) -> CGPath {
    CGPath(figure: figure.line(inside: true, of: other.figure, evenOdd: rule == .evenOdd))
  }
  public func lineSubtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    CGPath(figure: figure.line(inside: false, of: other.figure, evenOdd: rule == .evenOdd))
  }
  public func intersects(_ other: CGPath, using rule: CGPathFillRule = .winding) -> Bool {
    !intersection(other, using: rule).isEmpty
  }

  private func combined(
    _ operation: AreaOperation, _ other: CGPath, _ rule: CGPathFillRule
  ) -> CGPath {
    CGPath(figure: figure.combined(operation, with: other.figure, evenOdd: rule == .evenOdd))
  }
}
