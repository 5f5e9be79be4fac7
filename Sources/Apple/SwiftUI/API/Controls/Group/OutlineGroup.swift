import Foundation

/// A tree: each element with children is a group that may be folded away under it, which at
/// rest it is.
public nonisolated struct OutlineGroup<
  Data: RandomAccessCollection, ID: Hashable, Parent, Leaf: View, Subgroup
>:
  View
{
  private let elements: Data
  private let id: KeyPath<Data.Element, ID>
  private let children: (Data.Element) -> Data?
  private let content: (Data.Element) -> Leaf

  private nonisolated init(
    elements: Data, id: KeyPath<Data.Element, ID>, children: @escaping (Data.Element) -> Data?,
    content: @escaping (Data.Element) -> Leaf
  ) {
    self.elements = elements
    self.id = id
    self.children = children
    self.content = content
  }

  @MainActor public var body: some View {
    ForEach(elements, id: id) { element in
      if let inner = children(element) {
        DisclosureGroup {
          AnyView(Self(elements: inner, id: id, children: children, content: content))
        } label: {
          content(element)
        }
      } else {
        content(element)
      }
    }
  }
}

extension OutlineGroup where Parent == Leaf, Subgroup == DisclosureGroup<Leaf, AnyView> {
  public nonisolated init(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder content: @escaping (Data.Element) -> Leaf
  ) {
    self.init(elements: data, id: id, children: { $0[keyPath: children] }, content: content)
  }

  public nonisolated init(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder content: @escaping (Data.Element) -> Leaf
  ) where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(elements: data, id: \.id, children: { $0[keyPath: children] }, content: content)
  }
}
