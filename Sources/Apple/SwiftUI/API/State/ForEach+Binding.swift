extension ForEach where Content: View {
  /// A binding to each element of a collection.
  public nonisolated init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  ) where Data == Binding<C> {
    self.init(data: data, content: content, id: { $0.wrappedValue[keyPath: id] })
  }
}

extension ForEach where Content: View, ID: Hashable {
  /// A binding to each element of a collection.
  public nonisolated init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  ) where Data == Binding<C>, C.Element: Identifiable, ID == C.Element.ID {
    self.init(data: data, content: content, id: { $0.wrappedValue.id })
  }
}
