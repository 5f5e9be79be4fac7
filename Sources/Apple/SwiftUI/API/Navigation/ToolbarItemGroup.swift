import Foundation

public nonisolated struct ToolbarItemGroup<Content: View>: ToolbarContent {
  let placement: ToolbarItemPlacement
  let content: Content
  public nonisolated init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.placement = placement
    self.content = content()
  }
  @MainActor public var body: Never { _noBody(Self.self) }
  @MainActor public static func _gather(
    _ content: Self, _ add: (ToolbarItemPlacement, AnyView) -> Void
  ) {
    add(content.placement, AnyView(content.content))
  }
}

/// Items of a toolbar that become a menu with a label where there is no room.
public nonisolated struct LabeledToolbarItemGroupContent<Content: View, Label: View>: View {
  let content: Content
  @MainActor public var body: some View { content }
}

extension ToolbarItemGroup {
  public nonisolated init<C: View, L: View>(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> C,
    @ViewBuilder label: () -> L
  ) where Content == LabeledToolbarItemGroupContent<C, L> {
    let content = content()
    self.init(placement: placement) {
      LabeledToolbarItemGroupContent<C, L>(content: content)
    }
  }
}
