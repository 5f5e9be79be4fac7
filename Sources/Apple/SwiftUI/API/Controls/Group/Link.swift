import Foundation

/// A control that opens a URL.
public nonisolated struct Link<Label: View>: View {
  @Environment(\.surfaceOfControls) private var surface
  private let destination: URL
  private let label: Label

  public nonisolated init(destination: URL, @ViewBuilder label: () -> Label) {
    self.destination = destination
    self.label = label()
  }

  @MainActor public var body: some View {
    // In an app a link's text has the tint; a widget shows its label as it is.
    label
      .modifier(TintedForeground(isActive: surface != .widget))
      .modifier(
        ControlRecord(
          kind: "Link", role: "link", link: destination.absoluteString, labelledBy: label))
  }
}

extension Link where Label == Text {
  public nonisolated init(_ titleKey: LocalizedStringKey, destination: URL) {
    self.init(destination: destination) { Text(titleKey) }
  }
  @_disfavoredOverload
  public nonisolated init(_ titleResource: LocalizedStringResource, destination: URL) {
    self.init(destination: destination) { Text(titleResource) }
  }
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, destination: URL) {
    self.init(destination: destination) { Text(title) }
  }
}
