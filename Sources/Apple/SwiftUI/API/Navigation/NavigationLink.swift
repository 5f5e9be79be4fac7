import Foundation

/// A link to another view of a navigation. It is drawn like a button; in a list's row a chevron is at
/// its end.
public nonisolated struct NavigationLink<Label: View, Destination: View>: View {
  @Environment(\.isListRow) private var isListRow
  @Environment(\.buttonStyle) private var style
  private let label: Label

  private nonisolated init(_ label: Label) { self.label = label }

  @MainActor public var body: some View {
    Group {
      if isListRow {
        HStack {
          ButtonLabelRow(label)
          Spacer(minLength: 8)
          Image(systemName: "chevron.forward")
            .font(.system(size: 14, weight: .semibold)).foregroundStyle(.tertiary)
        }
      } else {
        style.body(
          PrimitiveButtonStyleConfiguration(
            role: nil, label: .init(content: AnyView(ButtonLabelRow(label))), action: {}))
      }
    }
    .modifier(
      ControlRecord(
        kind: "NavigationLink", role: "link", labelledBy: label, inertName: "NavigationLink"))
  }
}

extension NavigationLink {
  public nonisolated init(
    @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
  ) {
    self.init(label())
  }
  public nonisolated init(destination: Destination, @ViewBuilder label: () -> Label) {
    self.init(label())
  }
  public nonisolated init(
    isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init(label())
  }
  public nonisolated init(
    destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label
  ) {
    self.init(label())
  }
  public nonisolated init<V: Hashable>(
    tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init(label())
  }
  public nonisolated init<V: Hashable>(
    destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
  ) {
    self.init(label())
  }
}

extension NavigationLink where Label == Text {
  public nonisolated init(
    _ titleKey: LocalizedStringKey, isActive: Binding<Bool>,
    @ViewBuilder destination: () -> Destination
  ) {
    self.init(Text(titleKey))
  }
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination
  ) {
    self.init(Text(title))
  }
  public nonisolated init(
    _ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>
  ) {
    self.init(Text(titleKey))
  }
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, destination: Destination, isActive: Binding<Bool>
  ) {
    self.init(Text(title))
  }
  public nonisolated init<V: Hashable>(
    _ titleKey: LocalizedStringKey, tag: V, selection: Binding<V?>,
    @ViewBuilder destination: () -> Destination
  ) {
    self.init(Text(titleKey))
  }
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, V: Hashable>(
    _ title: S, tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination
  ) {
    self.init(Text(title))
  }
  public nonisolated init<V: Hashable>(
    _ titleKey: LocalizedStringKey, destination: Destination, tag: V, selection: Binding<V?>
  ) {
    self.init(Text(titleKey))
  }
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, V: Hashable>(
    _ title: S, destination: Destination, tag: V, selection: Binding<V?>
  ) {
    self.init(Text(title))
  }
}

extension NavigationLink where Label == Text {
  public nonisolated init(
    _ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination
  ) {
    self.init(Text(titleKey))
  }
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, @ViewBuilder destination: () -> Destination
  ) {
    self.init(Text(title))
  }
  public nonisolated init(_ titleKey: LocalizedStringKey, destination: Destination) {
    self.init(Text(titleKey))
  }
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, destination: Destination) {
    self.init(Text(title))
  }
}

extension NavigationLink where Destination == Never {
  public nonisolated init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
    self.init(label())
  }
  public nonisolated init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?)
  where Label == Text {
    self.init(Text(titleKey))
  }
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, P: Hashable>(_ title: S, value: P?)
  where Label == Text {
    self.init(Text(title))
  }
}
