import Foundation

/// A rectangle whose shorter sides are half circles.
public nonisolated struct Capsule: InsettableShape, _SystemShape {
  public var style: RoundedCornerStyle
  public nonisolated init(style: RoundedCornerStyle = .continuous) { self.style = style }

  public nonisolated func path(in rect: CGRect) -> Path {
    Path(
      roundedRect: rect, cornerRadius: min(abs(rect.width), abs(rect.height)) / 2, style: style)
  }

  public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
    _Inset(base: self, amount: amount)
  }

  nonisolated struct _Inset: InsettableShape, _SystemShape {
    var base: Capsule
    var amount: CGFloat
    public static var _recordName: String { "Capsule" }
    func path(in rect: CGRect) -> Path {
      rect.moved(inwards: amount).map { base.path(in: $0) } ?? Path()
    }
    var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
    func inset(by amount: CGFloat) -> Self { Self(base: base, amount: self.amount + amount) }
  }
}

extension Shape where Self == Capsule {
  public static var capsule: Capsule { .init() }
  public static func capsule(style: RoundedCornerStyle) -> Capsule { Capsule(style: style) }
}
