import CoreGraphics
import Foundation

/// Areas and lines made of two paths. Where curves are cut they become chords that keep within a
/// hundredth of a point.
extension Path {
  /// The area by the non-zero or the even-odd rule, as an outline that doesn't cross itself.
  public func normalized(eoFill: Bool = true) -> Path {
    Path(figure: figure.normalized(evenOdd: eoFill))
  }
  public func intersection(_ other: Path, eoFill: Bool = false) -> Path {
    combined(.intersection, other, eoFill)
  }
  public func union(_ other: Path, eoFill: Bool = false) -> Path {
    combined(.union, other, eoFill)
  }
  public func subtracting(_ other: Path, eoFill: Bool = false) -> Path {
    combined(.subtracting, other, eoFill)
  }
  public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path {
    combined(.symmetricDifference, other, eoFill)
  }
  /// The parts of this line within the other's area.
  public func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path {
    Path(figure: figure.line(inside: true, of: other.figure, evenOdd: eoFill))
  }
  /// The parts of this line outside the other's area.
  public func lineSubtraction(_ other: Path, eoFill: Bool = false) -> Path {
    Path(figure: figure.line(inside: false, of: other.figure, evenOdd: eoFill))
  }

  private func combined(_ operation: AreaOperation, _ other: Path, _ eoFill: Bool) -> Path {
    Path(figure: figure.combined(operation, with: other.figure, evenOdd: eoFill))
  }
}

/// Two shapes in the same room, made into one.
nonisolated struct _CombinedShape<First: Shape, Second: Shape>: Shape {
  let first: First
  let second: Second
  let combine: @Sendable (Path, Path) -> Path
  static var _recordName: String { First._recordName }

  func path(in rect: CGRect) -> Path { combine(first.path(in: rect), second.path(in: rect)) }
  func _path(in rect: CGRect, _ place: _ShapePlace) -> Path {
    combine(first._path(in: rect, place), second._path(in: rect, place))
  }
  var layoutDirectionBehavior: LayoutDirectionBehavior { first.layoutDirectionBehavior }
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { first.sizeThatFits(proposal) }
}

extension Shape {
  public nonisolated func intersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    _CombinedShape(first: self, second: other) { $0.intersection($1, eoFill: eoFill) }
  }
  public nonisolated func union<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    _CombinedShape(first: self, second: other) { $0.union($1, eoFill: eoFill) }
  }
  public nonisolated func subtracting<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    _CombinedShape(first: self, second: other) { $0.subtracting($1, eoFill: eoFill) }
  }
  public nonisolated func symmetricDifference<T: Shape>(
    _ other: T, eoFill: Bool = false
  ) -> some Shape {
    _CombinedShape(first: self, second: other) { $0.symmetricDifference($1, eoFill: eoFill) }
  }
  public nonisolated func lineIntersection<T: Shape>(
    _ other: T, eoFill: Bool = false
  ) -> some Shape {
    _CombinedShape(first: self, second: other) { $0.lineIntersection($1, eoFill: eoFill) }
  }
  public nonisolated func lineSubtraction<T: Shape>(
    _ other: T, eoFill: Bool = false
  ) -> some Shape {
    _CombinedShape(first: self, second: other) { $0.lineSubtraction($1, eoFill: eoFill) }
  }
}
