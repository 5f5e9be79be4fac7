import Foundation

/// A view for each element of a collection, identified by the element's identity.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  public var data: Data
  public var content: (Data.Element) -> Content
  let id: (Data.Element) -> ID

  /// The initialiser for modules whose builders are not of views.
  package nonisolated init(
    data: Data, content: @escaping (Data.Element) -> Content, id: @escaping (Data.Element) -> ID
  ) {
    self.data = data
    self.content = content
    self.id = id
  }
}

extension ForEach: View, _PrimitiveView where Content: View {
  @inline(__always)
  @MainActor public static func _resolve(
    _ view: Self, _ inputs: _ViewInputs, into nodes: inout _NodeList
  ) {
    inputs.severally(into: &nodes) { inputs, nodes in view.resolveEach(inputs, &nodes) }
  }

  @MainActor private func resolveEach(_ inputs: _ViewInputs, _ nodes: inout _NodeList) {
    let collectsTags = inputs.environment.collectsTags
    let (makeID, makeContent) = (id, content)
    func resolve(_ element: Data.Element) {
      var inputs = inputs
      let id = makeID(element)
      // lint: allow hash, a node's identity within one process, never drawn
      inputs.descend(into: id.hashValue)
      let first = nodes.nodes.count
      Content._resolve(makeContent(element), inputs, into: &nodes)
      if collectsTags {
        // An element's identity is its tag where it has none.
        for i in first..<nodes.nodes.count where nodes.nodes[i].selectionTags.isEmpty {
          nodes.nodes[i] = TagNode(nodes.nodes[i], tag: AnyHashable(id))
        }
      }
    }
    // A collection of a type unknown here is asked for each element by its table of witnesses: the two that are met most
    // are read as what they are.
    if let numbers = exactly(data, as: Range<Int>.self) {
      for number in numbers {
        if let element = exactly(number, as: Data.Element.self) { resolve(element) }
      }
      return
    }
    let isStored: Void? = data.withContiguousStorageIfAvailable { elements in
      for i in elements.indices { resolve(elements[i]) }
    }
    if isStored == nil { for element in data { resolve(element) } }
  }
}

extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
  public nonisolated init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data: data, content: content, id: { $0.id })
  }
}

extension ForEach where Content: View {
  public nonisolated init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, content: content, id: { $0[keyPath: id] })
  }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
  // Disfavoured, so that the content isn't solved before a collection turns out to be no range.
  @_disfavoredOverload
  public nonisolated init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.init(data: data, content: content, id: { $0 })
  }
}
