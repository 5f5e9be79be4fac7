import Foundation

/// A view that takes all that is proposed, and makes its content of the size it got.
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
    inputs.stackAxis = nil
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
