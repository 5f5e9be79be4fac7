import Foundation

/// A control that is on or off.
public nonisolated struct Toggle<Label: View>: View {
  @Environment(\.toggleStyle) private var style
  @InteractionPlace private var place
  private let isOn: Binding<Bool>
  private let label: Label
  private let intent: (any Sendable)?

  public nonisolated init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.isOn = isOn
    self.label = label()
    intent = nil
  }

  public nonisolated init<C: RandomAccessCollection>(
    sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label
  ) {
    let bindings = sources.map { $0[keyPath: isOn] }
    self.init(
      isOn: Binding(
        get: { bindings.allSatisfy(\.wrappedValue) },
        set: { value in for binding in bindings { binding.wrappedValue = value } }), label: label)
  }

  /// A toggle that performs an app intent: AppIntents' initialisers call this.
  ///
  /// - Parameter intent: opaque here; the host finds it in ``RenderedView/controls``.
  public nonisolated init(
    _isOn isOn: Bool, intent: any Sendable, @ViewBuilder label: () -> Label
  ) {
    self.isOn = .constant(isOn)
    self.label = label()
    self.intent = intent
  }

  @MainActor public var body: some View {
    let isOn = shown
    return style.body(
      ToggleStyleConfiguration(label: .init(content: AnyView(label)), isOn: isOn)
    )
    .modifier(
      ControlRecord(
        kind: "Toggle", role: "switch", labelledBy: label,
        interaction: ControlInteraction(place: place, isOn: isOn.wrappedValue, intent: intent),
        inertName: intent == nil ? "Toggle(isOn:) with a binding" : nil))
  }

  /// The state shown. A toggle that performs an intent shows its new state as soon as a person
  /// presses it, before anything was done (Apple's "Adding interactivity to widgets and Live
  /// Activities").
  private var shown: Binding<Bool> {
    intent != nil && $place.isTouched ? .constant(!isOn.wrappedValue) : isOn
  }
}

extension Toggle where Label == Text {
  public nonisolated init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleKey) }
  }
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }
}

extension Toggle where Label == Text {
  public nonisolated init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { Text(titleKey) }
  }
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { Text(title) }
  }
}

extension Toggle where Label == SwiftUI.Label<Text, Image> {
  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>
  ) {
    self.init(isOn: isOn) { SwiftUI.Label(titleKey, systemImage: systemImage) }
  }
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, systemImage: String, isOn: Binding<Bool>
  ) {
    self.init(isOn: isOn) { SwiftUI.Label(title, systemImage: systemImage) }
  }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  public nonisolated init(_ configuration: ToggleStyleConfiguration) {
    self.init(isOn: configuration.$isOn) { configuration.label }
  }
}
