import Foundation

/// The largest circle in the middle of a rectangle.
public nonisolated struct Circle: InsettableShape, _SystemShape {
  public nonisolated init() {}
  public nonisolated func path(in rect: CGRect) -> Path {
    Path(ellipseIn: Circle.square(in: rect))
  }

  public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let size = proposal.replacingUnspecifiedDimensions()
    let side = min(size.width, size.height)
    return CGSize(width: side, height: side)
  }

  public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  static func square(in rect: CGRect) -> CGRect {
    let side = min(rect.width, rect.height)
    return CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side)
  }

  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
    _Inset(amount: amount)
  }

  nonisolated struct _Inset: InsettableShape, _SystemShape {
    var amount: CGFloat
    public static var _recordName: String { "Circle" }
    func path(in rect: CGRect) -> Path {
      Circle.square(in: rect).moved(inwards: amount).map { Path(ellipseIn: $0) } ?? Path()
    }
    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { Circle().sizeThatFits(proposal) }
    var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
    func inset(by amount: CGFloat) -> Self { Self(amount: self.amount + amount) }
  }
}

extension Shape where Self == Circle {
  public static var circle: Circle { .init() }
}
