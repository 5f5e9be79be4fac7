import DisplayList
import Foundation

public nonisolated struct TransformedShape<Content: Shape>: Shape {
  public var shape: Content
  public var transform: CGAffineTransform
  public nonisolated init(shape: Content, transform: CGAffineTransform) {
    self.shape = shape
    self.transform = transform
  }
  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
  public static var role: ShapeRole { Content.role }
  public static var _recordName: String { Content._recordName }
  public var _traits: [ViewTrait] { shape._traits }
  public func path(in rect: CGRect) -> Path { shape.path(in: rect).applying(transform) }
  public func _path(in rect: CGRect, _ position: _ShapePlacement) -> Path {
    shape._path(in: rect, position).applying(transform)
  }
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    shape.sizeThatFits(proposal)
  }
}
