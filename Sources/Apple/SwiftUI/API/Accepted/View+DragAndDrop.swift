import Foundation

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
}
