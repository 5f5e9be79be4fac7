import Foundation

/// A shape whose type is hidden.
public nonisolated struct AnyShape: _SystemShape {
  private let shape: any Shape

  public nonisolated init<S: Shape>(_ shape: S) { self.shape = shape }

  public nonisolated func path(in rect: CGRect) -> Path { shape.path(in: rect) }
  public nonisolated func _path(in rect: CGRect, _ position: _ShapePlacement) -> Path {
    shape._path(in: rect, position)
  }
  public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior {
    shape.layoutDirectionBehavior
  }
  public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    shape.sizeThatFits(proposal)
  }
}
