import Foundation

public nonisolated struct ToolbarItem<ID, Content: View>: ToolbarContent, CustomizableToolbarContent
{
  let placement: ToolbarItemPlacement
  let content: Content
  public nonisolated init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) where ID == () {
    self.placement = placement
    self.content = content()
  }
  public nonisolated init(
    id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) where ID == String {
    self.placement = placement
    self.content = content()
  }
  public nonisolated init(
    id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool,
    @ViewBuilder content: () -> Content
  ) where ID == String {
    self.init(id: id, placement: placement, content: content)
  }
  @MainActor public var body: Never { _noBody(Self.self) }
  @MainActor public static func _gather(
    _ content: Self, _ add: (ToolbarItemPlacement, AnyView) -> Void
  ) {
    add(content.placement, AnyView(content.content))
  }
}
