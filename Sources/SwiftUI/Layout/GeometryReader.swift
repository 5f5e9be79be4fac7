import Foundation

/// Takes all that is offered and makes its content of the size it got.
public nonisolated struct GeometryReader<Content: View>: _PrimitiveView {
  public var content: (GeometryProxy) -> Content

  public nonisolated init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }

  @MainActor public static func _resolve(
    _ view: Self, _ inputs: _ViewInputs, into nodes: inout _NodeList
  ) {
    var inputs = inputs
    inputs.descend(into: Self.self)
    inputs.environment.fields.stackAxis = nil
    let content = view.content
    nodes.nodes.append(
      GeometryReaderNode { proxy in
        MainActor.assumeIsolated { ZStackNode(inputs.nodes(content(proxy)), alignment: .topLeading, isContainer: false) }
      })
  }
}

final class GeometryReaderNode: _Node {
  private let make: (GeometryProxy) -> _Node
  private var content: _Node?

  init(_ make: @escaping (GeometryProxy) -> _Node) { self.make = make }

  override var kind: String? { "GeometryReader" }
  override var children: [_Node] { content.map { [$0] } ?? [] }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }
  override func lengthRange(
    _ axis: Axis, _ proposal: ProposedViewSize
  ) -> (min: CGFloat, max: CGFloat) { (0, .infinity) }

  override func placeChildren() {
    let node = make(GeometryProxy(global: frame))
    content = node
    node.place(at: frame.origin, ProposedViewSize(frame.size))
  }

  override func draw(_ context: inout DrawContext) {
    if let content { context.draw(content) }
  }
}

/// What a view knows of its own place.
public struct GeometryProxy {
  let global: CGRect

  /// Points.
  public var size: CGSize { global.size }
  public var safeAreaInsets: EdgeInsets { EdgeInsets() }

  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    switch coordinateSpace {
    case .local: CGRect(origin: .zero, size: global.size)
    case .global, .named: global
    }
  }

  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
    frame(in: coordinateSpace.coordinateSpace)
  }
}

/// Where a point is counted from.
public enum CoordinateSpace: Hashable {
  case global
  case local
  case named(AnyHashable)

  public var isGlobal: Bool { self == .global }
  public var isLocal: Bool { self == .local }
}

public protocol CoordinateSpaceProtocol {
  var coordinateSpace: CoordinateSpace { get }
}

public struct LocalCoordinateSpace: CoordinateSpaceProtocol {
  public init() {}
  public var coordinateSpace: CoordinateSpace { .local }
}
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol {
  public init() {}
  public var coordinateSpace: CoordinateSpace { .global }
}
public struct NamedCoordinateSpace: CoordinateSpaceProtocol {
  public let coordinateSpace: CoordinateSpace
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}
extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}
extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(coordinateSpace: .named(AnyHashable(name)))
  }
}
