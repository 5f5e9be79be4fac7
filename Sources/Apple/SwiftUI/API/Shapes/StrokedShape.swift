import DisplayList
import Foundation

/// The line along a shape, as a shape.
public nonisolated struct _StrokedShape<S: Shape>: Shape {
  public var shape: S
  public var style: StrokeStyle
  public nonisolated init(shape: S, style: StrokeStyle) {
    self.shape = shape
    self.style = style
  }
  public static var role: ShapeRole { .stroke }
  public static var _recordName: String { S._recordName }
  public var _traits: [ViewTrait] { shape._traits }
  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
  public func path(in rect: CGRect) -> Path { shape.path(in: rect).strokedPath(style) }
  public func _path(in rect: CGRect, _ position: _ShapePlacement) -> Path {
    shape._path(in: rect, position).strokedPath(style)
  }
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    shape.sizeThatFits(proposal)
  }
}
