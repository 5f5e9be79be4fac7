import Foundation
import UniformTypeIdentifiers

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
  public nonisolated func contextMenu<M: View>(
    _ contextMenu: ContextMenu<M>?
  ) -> _RestingView<Self> {
    resting("contextMenu", contextMenu == nil ? nil : .input)
  }
  public nonisolated func contextMenu<I: Hashable, M: View>(
    forSelectionType itemType: I.Type = I.self, @ViewBuilder menu: @escaping (Set<I>) -> M,
    primaryAction: ((Set<I>) -> Void)? = nil
  ) -> _RestingView<Self> {
    resting("contextMenu", .input)
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

/// A menu that a long press brings up, as a value.
public struct ContextMenu<MenuItems: View> {
  public init(@ViewBuilder menuItems: () -> MenuItems) {}
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

extension DynamicViewContent {
  public nonisolated func onInsert(
    of supportedContentTypes: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void
  ) -> _RestingView<Self> {
    resting("onInsert", .input)
  }
  public nonisolated func onInsert(
    of acceptedTypeIdentifiers: [String],
    perform action: @escaping (Int, [NSItemProvider]) -> Void
  ) -> _RestingView<Self> {
    resting("onInsert", .input)
  }
  public nonisolated func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T], Int) -> Void
  ) -> _RestingView<Self> {
    resting("dropDestination", .input)
  }
}

/// The action that refreshes what is shown.
public struct RefreshAction: Sendable {
  let action: @Sendable () async -> Void
  public func callAsFunction() async { await action() }
}

/// The action that renames what is shown.
public struct RenameAction {
  let action: () -> Void
  public func callAsFunction() { action() }
}

extension EnvironmentValues {
  /// Nil: nothing refreshes a picture.
  public var refresh: RefreshAction? { nil }
  /// Nil: nothing is renamed in a picture.
  public var rename: RenameAction? { nil }
}

extension View {
  public nonisolated func renameAction(
    _ isFocused: FocusState<Bool>.Binding
  ) -> _RestingView<Self> {
    resting("renameAction", .input)
  }
  public nonisolated func renameAction(_ action: @escaping () -> Void) -> _RestingView<Self> {
    resting("renameAction", .input)
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
