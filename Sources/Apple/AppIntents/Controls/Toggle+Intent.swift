import SwiftUI

extension Toggle {
  /// A toggle in a widget: its state comes with the entry, and a press performs the intent.
  public nonisolated init<I: AppIntent>(
    isOn: Bool, intent: I, @ViewBuilder label: () -> Label
  ) {
    self.init(_isOn: isOn, intent: intent, label: label)
  }
}

extension Toggle where Label == Text {
  public nonisolated init<I: AppIntent>(
    _ titleKey: LocalizedStringKey, isOn: Bool, intent: I
  ) {
    self.init(_isOn: isOn, intent: intent) { Text(titleKey) }
  }
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, I: AppIntent>(_ title: S, isOn: Bool, intent: I) {
    self.init(_isOn: isOn, intent: intent) { Text(title) }
  }
}
