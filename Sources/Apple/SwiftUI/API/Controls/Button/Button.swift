import Foundation

/// A control that performs an action. A picture shows its label in the button style; the action isn't
/// run.
public nonisolated struct Button<Label: View>: View {
  @Environment(\.buttonStyle) private var style
  @InteractionPlace private var place
  private let role: ButtonRole?
  private let action: @MainActor () -> Void
  private let label: Label
  private let intent: (any Sendable)?
  /// Its name in source, for what is noted of it.
  private var name = "Button(action:)"

  public nonisolated init(
    action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.init(role: nil, action: action, label: label)
  }

  public nonisolated init(
    role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.role = role
    self.action = action
    self.label = label()
    intent = nil
  }

  /// A button of the system's that has no use in a widget.
  ///
  /// - Parameter name: its own in source.
  nonisolated init(standingFor name: String, @ViewBuilder label: () -> Label) {
    self.init(action: {}, label: label)
    self.name = name
  }

  /// A button that performs an app intent: AppIntents' initialisers call this.
  ///
  /// - Parameter intent: opaque here; the host finds it in ``RenderedView/controls``.
  public nonisolated init(
    _intent intent: any Sendable, role: ButtonRole?, @ViewBuilder label: () -> Label
  ) {
    self.role = role
    action = {}
    self.label = label()
    self.intent = intent
  }

  @MainActor public var body: some View {
    style.body(
      PrimitiveButtonStyleConfiguration(
        role: role, label: .init(content: AnyView(ButtonLabelRow(label))), action: action)
    )
    .modifier(
      ControlRecord(
        kind: "Button", role: "button", labelledBy: label,
        interaction: ControlInteraction(place: place, intent: intent),
        inertName: intent == nil ? name : nil))
  }
}

extension Button where Label == Text {
  public nonisolated init(
    _ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void
  ) {
    self.init(action: action) { Text(titleKey) }
  }
  public nonisolated init(
    _ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(titleKey) }
  }
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, action: @escaping @MainActor () -> Void
  ) {
    self.init(action: action) { Text(titleResource) }
  }
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, action: @escaping @MainActor () -> Void
  ) {
    self.init(action: action) { Text(title) }
  }
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(title) }
  }
}

extension Button where Label == SwiftUI.Label<Text, Image> {
  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void
  ) {
    self.init(action: action) { SwiftUI.Label(titleKey, systemImage: systemImage) }
  }
  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { SwiftUI.Label(titleKey, systemImage: systemImage) }
  }
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, systemImage: String, action: @escaping @MainActor () -> Void
  ) {
    self.init(action: action) { SwiftUI.Label(title, systemImage: systemImage) }
  }
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { SwiftUI.Label(title, systemImage: systemImage) }
  }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  public nonisolated init(_ configuration: PrimitiveButtonStyleConfiguration) {
    self.init(role: configuration.role, action: configuration.action) { configuration.label }
  }
}
