import Foundation

public nonisolated struct Ellipse: InsettableShape, _SystemShape {
  public nonisolated init() {}
  public nonisolated func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
  public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
    _Inset(amount: amount)
  }

  nonisolated struct _Inset: InsettableShape, _SystemShape {
    var amount: CGFloat
    public static var _recordName: String { "Ellipse" }
    func path(in rect: CGRect) -> Path {
      rect.moved(inwards: amount).map { Path(ellipseIn: $0) } ?? Path()
    }
    var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
    func inset(by amount: CGFloat) -> Self { Self(amount: self.amount + amount) }
  }
}

extension Shape where Self == Ellipse {
  public static var ellipse: Ellipse { .init() }
}
