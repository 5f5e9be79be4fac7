import Foundation

/// The views that a view resolves to, each of which its container lays out.
///
/// They are resolved where they are used, with the environment found there; where that is the same
/// for all, only once.
final class ResolvedSubviews {
  private let resolve: @MainActor (_ViewInputs) -> [_Node]
  private let inputs: _ViewInputs
  /// The nodes in the environment of the container: for their values and their count.
  let nodes: [_Node]
  private var latest: (environment: EnvironmentValues, stackAxis: Axis?, nodes: [_Node])?
  private var used: Set<Int> = []

  @MainActor
  init<V: View>(_ view: V, _ inputs: _ViewInputs) {
    self.inputs = inputs
    resolve = { $0.nodes(view) }
    nodes = inputs.nodes(view)
  }

  @MainActor
  func node(at index: Int, in place: _ViewInputs) -> _Node? {
    let isKnown =
      latest.map {
        $0.environment.isSame(as: place.environment) && $0.stackAxis == place.stackAxis
      } ?? false
    if !isKnown || used.contains(index) {
      var inputs = inputs
      inputs.environment = place.environment
      inputs.stackAxis = place.stackAxis
      latest = (place.environment, place.stackAxis, resolve(inputs))
      used = []
    }
    guard let nodes = latest?.nodes, nodes.indices.contains(index) else { return nil }
    used.insert(index)
    return nodes[index]
  }
}

/// One of the views that a container is given.
public nonisolated struct Subview: _PrimitiveView, Identifiable {
  public struct ID: Hashable {
    let index: Int
  }
  let views: ResolvedSubviews
  let index: Int

  public var id: ID { ID(index: index) }
  public var containerValues: ContainerValues { views.nodes[index].containerValues }

  @MainActor public static func _resolve(
    _ view: Self, _ inputs: _ViewInputs, into nodes: inout _NodeList
  ) {
    if let node = view.views.node(at: view.index, in: inputs) { nodes.nodes.append(node) }
  }
}

/// The views that a container is given, all or some.
public nonisolated struct SubviewsCollection: RandomAccessCollection, _PrimitiveView {
  let views: ResolvedSubviews
  let indexes: [Int]

  public var startIndex: Int { 0 }
  public var endIndex: Int { indexes.count }
  public subscript(index: Int) -> Subview { Subview(views: views, index: indexes[index]) }
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(base: self, bounds: bounds)
  }

  @MainActor public static func _resolve(
    _ view: Self, _ inputs: _ViewInputs, into nodes: inout _NodeList
  ) {
    inputs.severally(into: &nodes) { inputs, nodes in
      for subview in view { Subview._resolve(subview, inputs, into: &nodes) }
    }
  }
}

public nonisolated struct SubviewsCollectionSlice: RandomAccessCollection, _PrimitiveView {
  let base: SubviewsCollection
  let bounds: Range<Int>

  public var startIndex: Int { bounds.lowerBound }
  public var endIndex: Int { bounds.upperBound }
  public subscript(index: Int) -> Subview { base[index] }
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(base: base, bounds: bounds)
  }

  @MainActor public static func _resolve(
    _ view: Self, _ inputs: _ViewInputs, into nodes: inout _NodeList
  ) {
    inputs.severally(into: &nodes) { inputs, nodes in
      for subview in view { Subview._resolve(subview, inputs, into: &nodes) }
    }
  }
}
