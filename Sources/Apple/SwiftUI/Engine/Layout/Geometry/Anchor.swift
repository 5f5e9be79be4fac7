import CoreGraphics
import Foundation

/// A position in one view, which can be read in the coordinates of another: `proxy[anchor]`.
public struct Anchor<Value> {
  /// The nodes that the value depends on; two anchors are equal where these are.
  fileprivate let identity: [AnchorIdentity]
  /// The value in the picture's coordinates, moved by an offset.
  fileprivate let value: (_ origin: CGPoint) -> Value

  func value(in frame: CGRect) -> Value { value(frame.origin) }

  /// A function that makes an anchor of a view.
  public struct Source {
    fileprivate let make: (_Node) -> Anchor<Value>
    func anchor(of node: _Node) -> Anchor<Value> { make(node) }
  }
}

private struct AnchorIdentity: Hashable {
  let node: ObjectIdentifier
  let place: [CGFloat]
}

extension Anchor: @unchecked Sendable {}
extension Anchor.Source: @unchecked Sendable {}

extension Anchor: Equatable where Value: Equatable {
  public static func == (a: Self, b: Self) -> Bool { a.identity == b.identity }
}
extension Anchor: Hashable where Value: Hashable {
  public func hash(into hasher: inout Hasher) { hasher.combine(identity) }
}

extension Anchor where Value == CGRect {
  fileprivate init(_ node: _Node, _ key: [CGFloat], _ rect: @escaping (CGRect) -> CGRect) {
    identity = [AnchorIdentity(node: ObjectIdentifier(node), place: key)]
    value = { rect(node.frame).offsetBy(dx: -$0.x, dy: -$0.y) }
  }
}

extension Anchor where Value == CGPoint {
  fileprivate init(_ node: _Node, _ key: [CGFloat], _ point: @escaping (CGRect) -> CGPoint) {
    identity = [AnchorIdentity(node: ObjectIdentifier(node), place: key)]
    value = { point(node.frame) - $0 }
  }
}

extension Anchor.Source where Value == CGRect {
  /// All of the view.
  public static var bounds: Anchor<CGRect>.Source { .init { Anchor($0, []) { $0 } } }
  /// - Parameter r: points, in the view's coordinates.
  public static func rect(_ r: CGRect) -> Anchor<CGRect>.Source {
    .init { node in
      Anchor(node, [r.minX, r.minY, r.width, r.height]) { r.offsetBy(dx: $0.minX, dy: $0.minY) }
    }
  }
}

extension Anchor.Source where Value == CGPoint {
  /// - Parameter p: points, in the view's coordinates.
  public static func point(_ p: CGPoint) -> Anchor<CGPoint>.Source {
    .init { Anchor($0, [p.x, p.y]) { $0.origin + p } }
  }
  public static func unitPoint(_ p: UnitPoint) -> Anchor<CGPoint>.Source {
    .init { Anchor($0, [p.x, p.y, 1]) { p.point(in: $0) } }
  }
  public static var topLeading: Anchor<CGPoint>.Source { unitPoint(.topLeading) }
  public static var top: Anchor<CGPoint>.Source { unitPoint(.top) }
  public static var topTrailing: Anchor<CGPoint>.Source { unitPoint(.topTrailing) }
  public static var leading: Anchor<CGPoint>.Source { unitPoint(.leading) }
  public static var center: Anchor<CGPoint>.Source { unitPoint(.center) }
  public static var trailing: Anchor<CGPoint>.Source { unitPoint(.trailing) }
  public static var bottomLeading: Anchor<CGPoint>.Source { unitPoint(.bottomLeading) }
  public static var bottom: Anchor<CGPoint>.Source { unitPoint(.bottom) }
  public static var bottomTrailing: Anchor<CGPoint>.Source { unitPoint(.bottomTrailing) }
}

extension Anchor.Source {
  public init<T>(_ array: [Anchor<T>.Source]) where Value == [T] {
    self.init { node in
      let anchors = array.map { $0.make(node) }
      return Anchor(
        identity: anchors.flatMap(\.identity), value: { origin in anchors.map { $0.value(origin) } }
      )
    }
  }
  public init<T>(_ anchor: Anchor<T>.Source?) where Value == T? {
    self.init { node in
      let made = anchor?.make(node)
      return Anchor(identity: made?.identity ?? [], value: { origin in made?.value(origin) })
    }
  }
}

extension GeometryProxy {
  /// The anchor's value in this view's coordinates.
  public subscript<T>(anchor: Anchor<T>) -> T { anchor.value(in: global) }
}
