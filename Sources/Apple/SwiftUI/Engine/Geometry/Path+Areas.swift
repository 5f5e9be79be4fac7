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
