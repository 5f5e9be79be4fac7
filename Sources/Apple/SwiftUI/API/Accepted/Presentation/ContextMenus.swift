import Foundation

// Menus that a long press or a swipe brings up.

extension View {
  public nonisolated func contextMenu<M: View>(@ViewBuilder menuItems: () -> M) -> some View {
    inertInWidgets("contextMenu")
  }
  public nonisolated func contextMenu<M: View, P: View>(
    @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P
  ) -> some View {
    inertInWidgets("contextMenu")
  }
  public nonisolated func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some View {
    inertInWidgets("swipeActions")
  }
  public nonisolated func deleteDisabled(_ isDisabled: Bool) -> _RestingView<Self> {
    resting("deleteDisabled", .input)
  }
  public nonisolated func moveDisabled(_ isDisabled: Bool) -> _RestingView<Self> {
    resting("moveDisabled", .input)
  }
  public nonisolated func selectionDisabled(_ isDisabled: Bool = true) -> _RestingView<Self> {
    resting("selectionDisabled", .input)
  }
}

/// Content of which rows can be taken away and moved.
public protocol DynamicViewContent: View {
  associatedtype Data: Collection
  var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

extension ModifiedContent: DynamicViewContent
where Content: DynamicViewContent, Modifier: ViewModifier {
  public var data: Content.Data { content.data }
}

extension DynamicViewContent {
  public nonisolated func onDelete(perform action: ((IndexSet) -> Void)?) -> _RestingView<Self> {
    resting("onDelete", .input)
  }
  public nonisolated func onMove(perform action: ((IndexSet, Int) -> Void)?) -> _RestingView<Self> {
    resting("onMove", .input)
  }
}

/// Whether rows are being edited; in a picture they aren't.
public enum EditMode: Hashable, Sendable {
  case inactive, transient, active
  public var isEditing: Bool { self != .inactive }
}

extension EnvironmentValues {
  @Entry public var editMode: Binding<EditMode>?
}
