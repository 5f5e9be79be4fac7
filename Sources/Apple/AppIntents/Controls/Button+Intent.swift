import SwiftUI

extension Button {
  /// A button in a widget: a press performs the intent, then the timeline reloads.
  public nonisolated init<I: AppIntent>(
    role: ButtonRole? = nil, intent: I, @ViewBuilder label: () -> Label
  ) {
    self.init(_intent: intent, role: role, label: label)
  }
}

extension Button where Label == Text {
  public nonisolated init<I: AppIntent>(
    _ titleKey: LocalizedStringKey, role: ButtonRole? = nil, intent: I
  ) {
    self.init(_intent: intent, role: role) { Text(titleKey) }
  }
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, I: AppIntent>(
    _ title: S, role: ButtonRole? = nil, intent: I
  ) {
    self.init(_intent: intent, role: role) { Text(title) }
  }
}

extension Button where Label == SwiftUI.Label<Text, Image> {
  public nonisolated init<I: AppIntent>(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole? = nil, intent: I
  ) {
    self.init(_intent: intent, role: role) { SwiftUI.Label(titleKey, systemImage: systemImage) }
  }
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, I: AppIntent>(
    _ title: S, systemImage: String, role: ButtonRole? = nil, intent: I
  ) {
    self.init(_intent: intent, role: role) { SwiftUI.Label(title, systemImage: systemImage) }
  }
}
