import Foundation

extension View {
  public nonisolated func toolbar<Content: ToolbarContent>(
    @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    let content = content()
    return modifier(
      _BarModifier { bar, inputs in
        Content._gather(content) { place, view in bar.add(inputs.nodes(view), at: place) }
      })
  }

  @_disfavoredOverload
  public nonisolated func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    let content = content()
    return modifier(
      _BarModifier { bar, inputs in bar.add(inputs.nodes(content), at: .automatic) })
  }
}
