import Foundation

public nonisolated struct RoundedRectangle: InsettableShape, _SystemShape {
  /// Points.
  public var cornerSize: CGSize
  public var style: RoundedCornerStyle

  public nonisolated init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
    self.style = style
  }

  public nonisolated init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  public nonisolated func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerSize: cornerSize.fitting(rect.size), style: style)
  }

  public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  public nonisolated var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { cornerSize.animatableData }
    set { cornerSize.animatableData = newValue }
  }

  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
    _Inset(base: self, amount: amount)
  }

  /// The corners keep their centres.
  nonisolated struct _Inset: InsettableShape, _SystemShape {
    var base: RoundedRectangle
    var amount: CGFloat
    public static var _recordName: String { "RoundedRectangle" }

    func path(in rect: CGRect) -> Path {
      .roundedRectangle(rect, cornerSize: base.cornerSize, inset: amount, style: base.style)
    }
    var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
    func inset(by amount: CGFloat) -> Self { Self(base: base, amount: self.amount + amount) }
  }
}

extension Shape where Self == RoundedRectangle {
  public static func rect(
    cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle {
    RoundedRectangle(cornerSize: cornerSize, style: style)
  }
  public static func rect(
    cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle {
    RoundedRectangle(cornerRadius: cornerRadius, style: style)
  }
}
