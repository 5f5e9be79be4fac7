import Foundation

/// The content of `Group(subviews:)`.
public nonisolated struct GroupElementsOfContent<Subviews: View, Content: View>: _PrimitiveView {
  let subviews: Subviews
  let content: (SubviewsCollection) -> Content

  @MainActor public static func _resolve(
    _ view: Self, _ inputs: _ViewInputs, into nodes: inout _NodeList
  ) {
    let views = ResolvedSubviews(view.subviews, inputs)
    let all = SubviewsCollection(views: views, indexes: Array(views.nodes.indices))
    Content._resolve(view.content(all), inputs, into: &nodes)
  }
}

/// The content of `ForEach(subviews:)`.
public nonisolated struct ForEachElementOfContent<Subviews: View, Content: View>: _PrimitiveView {
  let subviews: Subviews
  let content: (Subview) -> Content

  @MainActor public static func _resolve(
    _ view: Self, _ inputs: _ViewInputs, into nodes: inout _NodeList
  ) {
    let views = ResolvedSubviews(view.subviews, inputs)
    inputs.severally(into: &nodes) { inputs, nodes in
      for index in views.nodes.indices {
        var inputs = inputs
        inputs.descend(into: index)
        Content._resolve(view.content(Subview(views: views, index: index)), inputs, into: &nodes)
      }
    }
  }
}

extension Group where Content: View {
  /// Makes one view of the views in another.
  public nonisolated init<Base: View, Result: View>(
    subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
  ) where Content == GroupElementsOfContent<Base, Result> {
    self.init { GroupElementsOfContent(subviews: view, content: transform) }
  }
}

extension ForEach {
  /// A view for each of the views in another.
  public nonisolated init<Base: View, Result: View>(
    subviews view: Base, @ViewBuilder content: @escaping (Subview) -> Result
  )
  where
    Data == CollectionOfOne<ForEachElementOfContent<Base, Result>>, ID == Int,
    Content == ForEachElementOfContent<Base, Result>
  {
    self.init(
      data: CollectionOfOne(ForEachElementOfContent(subviews: view, content: content)),
      content: { $0 }, id: { _ in 0 })
  }
}
