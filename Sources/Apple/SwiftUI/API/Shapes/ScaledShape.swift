import DisplayList
import Foundation

public nonisolated struct ScaledShape<Content: Shape>: Shape {
  public var shape: Content
  public var scale: CGSize
  public var anchor: UnitPoint
  public nonisolated init(shape: Content, scale: CGSize, anchor: UnitPoint = .center) {
    self.shape = shape
    self.scale = scale
    self.anchor = anchor
  }
  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
  public static var role: ShapeRole { Content.role }
  public static var _recordName: String { Content._recordName }
  public var _traits: [ViewTrait] { StoredArguments.of("scale", scale) + shape._traits }
  private func map(_ rect: CGRect) -> CGAffineTransform {
    CGAffineTransform(scaleX: scale.width, y: scale.height).about(anchor.point(in: rect))
  }
  public func path(in rect: CGRect) -> Path { shape.path(in: rect).applying(map(rect)) }
  public func _path(in rect: CGRect, _ position: _ShapePlacement) -> Path {
    shape._path(in: rect, position).applying(map(rect))
  }
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    shape.sizeThatFits(proposal)
  }
}
