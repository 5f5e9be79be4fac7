import Foundation

public nonisolated struct Rectangle: InsettableShape, _SystemShape {
  public nonisolated init() {}
  public nonisolated func path(in rect: CGRect) -> Path { Path(rect) }
  public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
    _Inset(amount: amount)
  }

  nonisolated struct _Inset: InsettableShape, _SystemShape {
    var amount: CGFloat
    func path(in rect: CGRect) -> Path {
      rect.moved(inwards: amount).map { Path($0) } ?? Path()
    }
    var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
    func inset(by amount: CGFloat) -> Self { Self(amount: self.amount + amount) }
  }
}

extension Shape where Self == Rectangle {
  public static var rect: Rectangle { .init() }
}
