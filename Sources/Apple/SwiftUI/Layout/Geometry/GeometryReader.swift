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
      GeometryReaderNode(inputs) { proxy in
        MainActor.assumeIsolated {
          ZStackNode(
            inputs.nodes(content(proxy)), alignment: .topLeading, isMirrored: inputs.isMirrored,
            isContainer: false)
        }
      })
  }
}

final class GeometryReaderNode: _Node {
  private let make: (GeometryProxy) -> _Node
  private var content: _Node?

  private let context: ResolveContext
  private let isMirrored: Bool

  init(_ inputs: _ViewInputs, _ make: @escaping (GeometryProxy) -> _Node) {
    context = inputs.context
    isMirrored = inputs.isMirrored
    self.make = make
  }

  override var kind: String? { "GeometryReader" }
  override var children: [_Node] { content.map { [$0] } ?? [] }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }
  override func placeChildren() {
    let node = make(GeometryProxy(frame, context, mirrored: isMirrored))
    content = node
    node.place(at: frame.origin, ProposedViewSize(frame.size))
  }

  override func draw(_ context: inout DrawContext) {
    if let content { context.draw(content) }
  }
}
