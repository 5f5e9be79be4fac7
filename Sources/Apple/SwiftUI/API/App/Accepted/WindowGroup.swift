import Foundation

/// A window for each time the person asks for one.
public nonisolated struct WindowGroup<Content: View>: Scene {
  let content: () -> Content

  public nonisolated init(@ViewBuilder content: @escaping () -> Content) { self.content = content }
  public nonisolated init(id: String, @ViewBuilder content: @escaping () -> Content) {
    self.content = content
  }
  public nonisolated init(_ title: Text, @ViewBuilder content: @escaping () -> Content) {
    self.content = content
  }
  public nonisolated init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content
  ) {
    self.content = content
  }
  public nonisolated init(
    _ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: @escaping () -> Content
  ) {
    self.content = content
  }
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: @escaping () -> Content
  ) {
    self.content = content
  }
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, id: String, @ViewBuilder content: @escaping () -> Content
  ) {
    self.content = content
  }
  @MainActor public var body: Never { _noBody(Self.self) }
}

/// The content of a window that presents a value.
public nonisolated struct PresentedWindowContent<Data: Codable & Hashable, Content: View>: View {
  let content: (Binding<Data?>) -> Content
  @MainActor public var body: some View { content(.constant(nil)) }
}

extension WindowGroup {
  public nonisolated init<D: Codable & Hashable, C: View>(
    for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.content = { PresentedWindowContent(content: content) }
  }
  public nonisolated init<D: Codable & Hashable, C: View>(
    id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(for: type, content: content)
  }
  public nonisolated init<D: Codable & Hashable, C: View>(
    _ titleKey: LocalizedStringKey, for type: D.Type,
    @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(for: type, content: content)
  }
  public nonisolated init<D: Codable & Hashable, C: View>(
    _ titleKey: LocalizedStringKey, id: String, for type: D.Type,
    @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(for: type, content: content)
  }
  public nonisolated init<D: Codable & Hashable, C: View>(
    for type: D.Type = D.self,
    @ViewBuilder content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.content = {
      PresentedWindowContent(content: { _ in content(.constant(defaultValue())) })
    }
  }
  public nonisolated init<D: Codable & Hashable, C: View>(
    id: String, for type: D.Type = D.self,
    @ViewBuilder content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.content = {
      PresentedWindowContent(content: { _ in content(.constant(defaultValue())) })
    }
  }
  public nonisolated init<D: Codable & Hashable, C: View>(
    _ titleKey: LocalizedStringKey, for type: D.Type = D.self,
    @ViewBuilder content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.content = {
      PresentedWindowContent(content: { _ in content(.constant(defaultValue())) })
    }
  }
  public nonisolated init<D: Codable & Hashable, C: View>(
    _ titleKey: LocalizedStringKey, id: String, for type: D.Type = D.self,
    @ViewBuilder content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.content = {
      PresentedWindowContent(content: { _ in content(.constant(defaultValue())) })
    }
  }
}
