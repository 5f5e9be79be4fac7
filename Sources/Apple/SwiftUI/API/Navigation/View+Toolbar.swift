import Foundation

extension View {
  public nonisolated func toolbar<Content: ToolbarContent>(
    @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    let content = content()
    return modifier(
      _BarModifier { bar, inputs in
        let inputs = inputs.inBar
        Content._gather(content) { place, view in bar.add(inputs.nodes(view), at: place) }
      })
  }

  public nonisolated func toolbar<Content: CustomizableToolbarContent>(
    id: String, @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    toolbar(content: content)
  }

  @_disfavoredOverload
  public nonisolated func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    let content = content()
    return modifier(
      _BarModifier { bar, inputs in bar.add(inputs.inBar.nodes(content), at: .automatic) })
  }
}

extension _ViewInputs {
  /// The inputs of a bar's items, where symbols have the large scale: `gearshape` at 20 points is 79 of 3 pixels a
  /// point wide in lunij/netbob's picture of a list (iOS 17), and 62 at the medium scale.
  fileprivate var inBar: _ViewInputs {
    var inputs = self
    inputs.environment.imageScale = .large
    return inputs
  }
}
