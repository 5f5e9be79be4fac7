import Foundation

/// A place in a view, to be read in another view's coordinates with `GeometryProxy`.
public struct Anchor<Value>: Sendable {
  /// Which place of a view.
  public struct Source: Sendable {
    let find: @Sendable (CGRect) -> AnchorPlace
    let convert: @Sendable (AnchorPlace) -> Value
  }
  fileprivate let owner: AnchorOwner
  fileprivate let source: Source

  /// In the picture's coordinates, once the view is placed; points.
  @MainActor fileprivate var place: AnchorPlace {
    source.find(owner.node?.frame ?? .zero)
  }
}

extension Anchor: Equatable where Value: Equatable {
  public static func == (a: Anchor, b: Anchor) -> Bool { a.owner == b.owner }
}

extension Anchor: Hashable where Value: Hashable {
  public func hash(into hasher: inout Hasher) { hasher.combine(owner) }
}

/// Points or rectangles, to be moved into other coordinates.
struct AnchorPlace: Sendable {
  var rects: [CGRect]
}

/// The view that an anchor was made of, while the picture is made, and which of its anchors it is.
private struct AnchorOwner: @unchecked Sendable, Hashable {
  weak var node: _Node?
  let id: ObjectIdentifier

  init(_ node: _Node) {
    self.node = node
    id = ObjectIdentifier(node)
  }
  static func == (a: Self, b: Self) -> Bool { a.id == b.id }
  func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

extension Anchor.Source where Value == CGRect {
  /// - Parameter r: in the view's coordinates, points.
  public static func rect(_ r: CGRect) -> Self {
    Self(
      find: { AnchorPlace(rects: [r.offsetBy(dx: $0.minX, dy: $0.minY)]) },
      convert: { $0.rects.first ?? .zero })
  }
  public static var bounds: Self {
    Self(find: { AnchorPlace(rects: [$0]) }, convert: { $0.rects.first ?? .zero })
  }
}

extension Anchor.Source where Value == CGPoint {
  private init(_ find: @escaping @Sendable (CGRect) -> CGPoint) {
    self.init(
      find: { AnchorPlace(rects: [CGRect(origin: find($0), size: .zero)]) },
      convert: { $0.rects.first?.origin ?? .zero })
  }

  /// - Parameter p: in the view's coordinates, points.
  public static func point(_ p: CGPoint) -> Self {
    Self { CGPoint(x: $0.minX + p.x, y: $0.minY + p.y) }
  }
  public static func unitPoint(_ p: UnitPoint) -> Self {
    Self { CGPoint(x: $0.minX + p.x * $0.width, y: $0.minY + p.y * $0.height) }
  }
  public static var topLeading: Self { unitPoint(.topLeading) }
  public static var top: Self { unitPoint(.top) }
  public static var topTrailing: Self { unitPoint(.topTrailing) }
  public static var leading: Self { unitPoint(.leading) }
  public static var center: Self { unitPoint(.center) }
  public static var trailing: Self { unitPoint(.trailing) }
  public static var bottomLeading: Self { unitPoint(.bottomLeading) }
  public static var bottom: Self { unitPoint(.bottom) }
  public static var bottomTrailing: Self { unitPoint(.bottomTrailing) }
}

extension Anchor.Source {
  /// Several places as one.
  public init<T>(_ array: [Anchor<T>.Source]) where Value == [T] {
    self.init(
      find: { frame in AnchorPlace(rects: array.flatMap { $0.find(frame).rects }) },
      convert: { place in
        zip(array, place.rects).map { $0.convert(AnchorPlace(rects: [$1])) }
      })
  }
}

extension GeometryProxy {
  /// The anchor's place in this view's coordinates, points.
  public subscript<T>(anchor: Anchor<T>) -> T {
    let origin = frame(in: .global).origin
    let place = MainActor.assumeIsolated { anchor.place }
    return anchor.source.convert(
      AnchorPlace(rects: place.rects.map { $0.offsetBy(dx: -origin.x, dy: -origin.y) }))
  }
}

nonisolated struct _AnchorWritingModifier<AnchorValue, Key: PreferenceKey>: _NodeModifier {
  typealias Body = Never
  let source: Anchor<AnchorValue>.Source
  let transform: (Anchor<AnchorValue>) -> Key.Value
  nonisolated init(
    _ source: Anchor<AnchorValue>.Source, _ transform: @escaping (Anchor<AnchorValue>) -> Key.Value
  ) {
    self.source = source
    self.transform = transform
  }
  @MainActor func _wrap(_ node: _Node, _ inputs: _ViewInputs) -> _Node {
    PreferenceWritingNode(
      node, Key.self, transform(Anchor(owner: AnchorOwner(node), source: source)))
  }
}

nonisolated struct _AnchorTransformModifier<AnchorValue, Key: PreferenceKey>: _NodeModifier {
  typealias Body = Never
  let source: Anchor<AnchorValue>.Source
  let transform: (inout Key.Value, Anchor<AnchorValue>) -> Void
  nonisolated init(
    _ source: Anchor<AnchorValue>.Source,
    _ transform: @escaping (inout Key.Value, Anchor<AnchorValue>) -> Void
  ) {
    self.source = source
    self.transform = transform
  }
  @MainActor func _wrap(_ node: _Node, _ inputs: _ViewInputs) -> _Node {
    let anchor = Anchor(owner: AnchorOwner(node), source: source)
    return PreferenceTransformNode(node, Key.self) { transform(&$0, anchor) }
  }
}

extension View {
  /// Hands a place in this view upwards.
  public nonisolated func anchorPreference<A, K: PreferenceKey>(
    key _: K.Type = K.self, value: Anchor<A>.Source,
    transform: @escaping (Anchor<A>) -> K.Value
  ) -> some View {
    modifier(_AnchorWritingModifier<A, K>(value, transform))
  }

  /// Changes a preference with a place in this view.
  public nonisolated func transformAnchorPreference<A, K: PreferenceKey>(
    key _: K.Type = K.self, value: Anchor<A>.Source,
    transform: @escaping (inout K.Value, Anchor<A>) -> Void
  ) -> some View {
    modifier(_AnchorTransformModifier<A, K>(value, transform))
  }
}
