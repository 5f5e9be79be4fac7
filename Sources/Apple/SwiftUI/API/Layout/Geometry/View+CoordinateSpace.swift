import Foundation

nonisolated struct CoordinateSpaceModifier: _NodeModifier {
  let name: AnyHashable
  @MainActor func _wrap(_ node: _Node, _ inputs: _ViewInputs) -> _Node {
    CoordinateSpaceNode(node, name, inputs.context)
  }
}

extension View {
  public nonisolated func coordinateSpace<T: Hashable>(name: T) -> some View {
    modifier(CoordinateSpaceModifier(name: AnyHashable(name)))
  }
  public nonisolated func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    guard case .named(let name) = name.coordinateSpace else {
      return modifier(CoordinateSpaceModifier(name: AnyHashable("")))
    }
    return modifier(CoordinateSpaceModifier(name: name))
  }
}
