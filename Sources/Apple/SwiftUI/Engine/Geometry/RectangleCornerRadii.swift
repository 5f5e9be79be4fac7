import CoreGraphics
import DisplayList
import Foundation

/// A radius for each corner of a rectangle; points.
public struct RectangleCornerRadii: Hashable, Sendable {
  public var topLeading: CGFloat
  public var bottomLeading: CGFloat
  public var bottomTrailing: CGFloat
  public var topTrailing: CGFloat

  public init(
    topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0,
    topTrailing: CGFloat = 0
  ) {
    self.topLeading = topLeading
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
    self.topTrailing = topTrailing
  }

  /// Leading is left. Radii that don't fit a side together shrink in proportion.
  func figure(in rect: CGRect, _ style: RoundedCornerStyle) -> Figure {
    let rect = rect.standardized
    func fit(_ a: CGFloat, _ b: CGFloat, _ side: CGFloat) -> CGFloat {
      a + b > side ? side / (a + b) : 1
    }
    let a = max(topLeading, 0), b = max(topTrailing, 0)
    let c = max(bottomTrailing, 0), d = max(bottomLeading, 0)
    if a == b, b == c, c == d {
      return Figure(Path.rounded(rect, CGSize(width: a, height: a), style))
    }
    let k = min(
      fit(a, b, rect.width), fit(d, c, rect.width), fit(a, d, rect.height), fit(b, c, rect.height))
    func size(_ r: CGFloat) -> CGSize { CGSize(width: r * k, height: r * k) }
    return Figure(
      Outline.roundedElements(
        rect, (bottomRight: size(c), bottomLeft: size(d), topLeft: size(a), topRight: size(b)),
        continuous: style == .continuous))
  }

  func shrunk(by amount: CGFloat) -> RectangleCornerRadii {
    RectangleCornerRadii(
      topLeading: max(topLeading - amount, 0), bottomLeading: max(bottomLeading - amount, 0),
      bottomTrailing: max(bottomTrailing - amount, 0), topTrailing: max(topTrailing - amount, 0))
  }
}
