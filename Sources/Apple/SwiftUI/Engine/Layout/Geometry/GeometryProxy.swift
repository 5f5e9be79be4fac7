import Foundation

/// The size and the position of a view, and its safe area.
public struct GeometryProxy {
  let global: CGRect
  /// The frames of the named spaces around the view.
  let spaces: [AnyHashable: CGRect]
  /// The distances, in points, that the view may reach out of the safe areas around it. A widget
  /// itself has none: its content lies within the margins already.
  public let safeAreaInsets: EdgeInsets

  init(_ frame: CGRect, _ context: ResolveContext, mirrored: Bool) {
    global = frame
    spaces = context.coordinateSpaces
    safeAreaInsets = context.safeAreaInsets(of: frame, mirrored: mirrored)
  }

  /// The view's size; points.
  public var size: CGSize { global.size }

  /// The view's frame, points. A space that no view around has the name of is the global one, as
  /// Apple's documentation says.
  @_disfavoredOverload
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    switch coordinateSpace {
    case .local: return CGRect(origin: .zero, size: global.size)
    case .global: return global
    case .named(let name):
      guard let space = spaces[name] else { return global }
      return global.offsetBy(dx: -space.minX, dy: -space.minY)
    }
  }

  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
    frame(in: coordinateSpace.coordinateSpace)
  }

  /// The frame of the nearest space of that name, in this view's coordinates; nil where there is none.
  public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
    guard case .named(let name) = coordinateSpace.coordinateSpace, let space = spaces[name] else {
      return nil
    }
    return space.offsetBy(dx: -global.minX, dy: -global.minY)
  }
}
