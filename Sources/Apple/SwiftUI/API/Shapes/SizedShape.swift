import DisplayList
import Foundation

/// A shape in a size of its own, at the upper left of its rectangle.
public nonisolated struct _SizedShape<S: Shape>: Shape {
  public var shape: S
  public var size: CGSize
  public nonisolated init(shape: S, size: CGSize) {
    self.shape = shape
    self.size = size
  }
  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
  public static var role: ShapeRole { S.role }
  public static var _recordName: String { S._recordName }
  public var _traits: [ViewTrait] { StoredArguments.of("size", size) + shape._traits }
  public func path(in rect: CGRect) -> Path {
    shape.path(in: CGRect(origin: rect.origin, size: size))
  }
  public func _path(in rect: CGRect, _ position: _ShapePlacement) -> Path {
    shape._path(in: CGRect(origin: rect.origin, size: size), position)
  }
}
