import Foundation

/// The container's shape, inset by this view's distance from the container's edge; a rectangle where there
/// is no container.
public nonisolated struct ContainerRelativeShape: InsettableShape, _SystemShape {
  public nonisolated init() {}

  public nonisolated func path(in rect: CGRect) -> Path { Path(rect) }

  public nonisolated func _path(in rect: CGRect, _ position: _ShapePlacement) -> Path {
    position.container.path(
      in: rect, at: rect.offsetBy(dx: position.offset.x, dy: position.offset.y))
  }

  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
    _Inset(amount: amount)
  }

  nonisolated struct _Inset: InsettableShape, _SystemShape {
    var amount: CGFloat
    public static var _recordName: String { "ContainerRelativeShape" }
    func path(in rect: CGRect) -> Path {
      rect.moved(inwards: amount).map { Path($0) } ?? Path()
    }
    func _path(in rect: CGRect, _ position: _ShapePlacement) -> Path {
      guard let inner = rect.moved(inwards: amount) else { return Path() }
      return ContainerRelativeShape()._path(in: inner, position)
    }
    func inset(by amount: CGFloat) -> Self { Self(amount: self.amount + amount) }
  }
}

extension Shape where Self == ContainerRelativeShape {
  public static var containerRelative: ContainerRelativeShape { .init() }
}
