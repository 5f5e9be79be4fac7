import Foundation

/// A control that opens a URL.
public nonisolated struct Link<Label: View>: View {
  @Environment(\.surfaceOfControls) private var surface
  @Environment(\.buttonStyle) private var style
  private let destination: URL
  private let label: Label

  public nonisolated init(destination: URL, @ViewBuilder label: () -> Label) {
    self.destination = destination
    self.label = label()
  }

  @MainActor public var body: some View {
    shown
      .modifier(
        ControlRecord(
          kind: "Link", role: "link", link: destination.absoluteString, labelledBy: label))
  }

  /// The link's content. In an app it is a button that opens the URL, with the button style that is set, or the tint
  /// where none is; in a widget it is the label as it is. Source: OpenSwiftUI (Link.swift @069dd80); a picture of Apple's of
  /// a link with `.buttonStyle(.plain)`, which has the primary colour.
  @ViewBuilder @MainActor private var shown: some View {
    if surface == .widget {
      label
    } else if style.isAutomatic {
      ButtonLabelRow(label).modifier(TintedForeground(isActive: true))
    } else {
      style.body(
        PrimitiveButtonStyleConfiguration(
          role: nil, label: .init(content: AnyView(ButtonLabelRow(label))), action: {}))
    }
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
