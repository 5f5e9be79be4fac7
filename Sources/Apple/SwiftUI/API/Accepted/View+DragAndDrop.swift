import Foundation
import UniformTypeIdentifiers

// Nothing is dragged in a picture: what could be is accepted and not called.

extension View {
  /// - Support: at rest
  public nonisolated func draggable<T: Transferable>(
    _ payload: @autoclosure @escaping () -> T
  ) -> some View {
    inertInWidgets("draggable")
  }

  /// - Support: at rest
  public nonisolated func draggable<V: View, T: Transferable>(
    _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V
  ) -> some View {
    inertInWidgets("draggable")
  }

  /// - Support: at rest
  public nonisolated func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T], CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> some View {
    inertInWidgets("dropDestination")
  }

  /// - Support: at rest
  public nonisolated func onDrag(_ data: @escaping () -> NSItemProvider) -> some View {
    inertInWidgets("onDrag")
  }

  /// - Support: at rest
  public nonisolated func onDrag<V: View>(
    _ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> V
  ) -> some View {
    inertInWidgets("onDrag")
  }

  /// - Support: at rest
  public nonisolated func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping ([NSItemProvider]) -> Bool
  ) -> some View {
    inertInWidgets("onDrop")
  }

  /// - Support: at rest
  public nonisolated func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping ([NSItemProvider], CGPoint) -> Bool
  ) -> some View {
    inertInWidgets("onDrop")
  }

  /// - Support: at rest
  public nonisolated func onDrop(
    of supportedContentTypes: [UTType], delegate: any DropDelegate
  ) -> some View {
    inertInWidgets("onDrop")
  }

  /// - Support: at rest
  public nonisolated func onDrop(
    of supportedTypes: [String], isTargeted: Binding<Bool>?,
    perform action: @escaping ([NSItemProvider]) -> Bool
  ) -> some View {
    inertInWidgets("onDrop")
  }

  /// - Support: at rest
  public nonisolated func onDrop(
    of supportedTypes: [String], isTargeted: Binding<Bool>?,
    perform action: @escaping ([NSItemProvider], CGPoint) -> Bool
  ) -> some View {
    inertInWidgets("onDrop")
  }

  /// - Support: at rest
  public nonisolated func onDrop(
    of supportedTypes: [String], delegate: any DropDelegate
  ) -> some View {
    inertInWidgets("onDrop")
  }

  /// - Support: at rest
  public nonisolated func itemProvider(_ action: (() -> NSItemProvider?)?) -> some View {
    inertInWidgets("itemProvider")
  }
}
