import Foundation

extension ButtonBorderShape: InsettableShape, _SystemShape {
  public nonisolated func path(in rect: CGRect) -> Path {
    switch kind {
    case .capsule: Capsule().path(in: rect)
    case .circle: Circle().path(in: rect)
    case .automatic: RoundedRectangle(cornerRadius: 8, style: .continuous).path(in: rect)
    case .rounded(let radius):
      RoundedRectangle(cornerRadius: radius ?? 8, style: .continuous).path(in: rect)
    }
  }
  /// - Parameter amount: points.
  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
    InsetBorder(shape: self, amount: amount)
  }
}

private nonisolated struct InsetBorder: InsettableShape, _SystemShape {
  let shape: ButtonBorderShape
  let amount: CGFloat
  func path(in rect: CGRect) -> Path {
    shape.path(in: rect.insetBy(dx: min(amount, rect.width / 2), dy: min(amount, rect.height / 2)))
  }
  func inset(by amount: CGFloat) -> InsetBorder {
    InsetBorder(shape: shape, amount: self.amount + amount)
  }
}

extension Shape where Self == ButtonBorderShape {
  public static var buttonBorder: ButtonBorderShape { .automatic }
}
