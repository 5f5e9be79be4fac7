import Foundation

nonisolated struct WidgetURLModifier: ViewModifier {
  typealias Body = Never
  let url: URL?
  nonisolated init(url: URL?) { self.url = url }
  @MainActor static func _resolve<Base: View>(
    _ modifier: Self, content: Base, _ inputs: _ViewInputs, into nodes: inout _NodeList
  ) {
    if let url = modifier.url { inputs.context.widgetURLs.append(url) }
    Base._resolve(content, inputs, into: &nodes)
  }
}

extension View {
  /// The URL that the app is opened with when a person taps the widget where it has no link.
  public nonisolated func widgetURL(_ url: URL?) -> some View {
    modifier(WidgetURLModifier(url: url))
  }
}
