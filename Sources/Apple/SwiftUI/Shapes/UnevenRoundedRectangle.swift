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

public nonisolated struct UnevenRoundedRectangle: InsettableShape {
  public var cornerRadii: RectangleCornerRadii
  public var style: RoundedCornerStyle

  public nonisolated init(
    cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
  ) {
    self.cornerRadii = cornerRadii
    self.style = style
  }

  public nonisolated init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) {
    self.init(
      cornerRadii: RectangleCornerRadii(
        topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius,
        bottomTrailing: bottomTrailingRadius, topTrailing: topTrailingRadius), style: style)
  }

  public nonisolated func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadii: cornerRadii, style: style)
  }

  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
    _Inset(base: self, amount: amount)
  }

  nonisolated struct _Inset: InsettableShape {
    var base: UnevenRoundedRectangle
    var amount: CGFloat
    public static var _recordName: String { "UnevenRoundedRectangle" }
    func path(in rect: CGRect) -> Path {
      guard let inner = rect.moved(inwards: amount) else { return Path() }
      return Path(
        roundedRect: inner, cornerRadii: base.cornerRadii.shrunk(by: amount), style: base.style)
    }
    func inset(by amount: CGFloat) -> Self { Self(base: base, amount: self.amount + amount) }
  }
}

extension Shape where Self == UnevenRoundedRectangle {
  public static func rect(
    cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle {
    UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style)
  }

  public static func rect(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle {
    UnevenRoundedRectangle(
      topLeadingRadius: topLeadingRadius, bottomLeadingRadius: bottomLeadingRadius,
      bottomTrailingRadius: bottomTrailingRadius, topTrailingRadius: topTrailingRadius,
      style: style)
  }
}
