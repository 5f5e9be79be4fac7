import SwiftUI

/// A status that a value label sets instead of its own words.
package struct ControlStatusKey: PreferenceKey {
  package static let defaultValue: Text? = nil
  package static func reduce(value: inout Text?, nextValue: () -> Text?) {
    value = value ?? nextValue()
  }
}

/// The hint on the Action button.
package struct ControlActionHintKey: PreferenceKey {
  package static let defaultValue: Text? = nil
  package static func reduce(value: inout Text?, nextValue: () -> Text?) {
    value = value ?? nextValue()
  }
}

extension View {
  /// The text of the control's state, instead of the value label.
  public nonisolated func controlWidgetStatus(_ status: Text) -> some View {
    preference(key: ControlStatusKey.self, value: status)
  }
  public nonisolated func controlWidgetStatus(_ statusKey: LocalizedStringKey) -> some View {
    controlWidgetStatus(Text(statusKey))
  }
  @_disfavoredOverload
  public nonisolated func controlWidgetStatus(_ status: LocalizedStringResource) -> some View {
    controlWidgetStatus(Text(status))
  }
  @_disfavoredOverload
  public nonisolated func controlWidgetStatus<S: StringProtocol>(_ status: S) -> some View {
    controlWidgetStatus(Text(status))
  }

  /// The text after “Hold to” on the Action button.
  ///
  /// - Support: recorded; there is no Action button to show it.
  public nonisolated func controlWidgetActionHint(_ hint: Text) -> some View {
    preference(key: ControlActionHintKey.self, value: hint)
  }
  public nonisolated func controlWidgetActionHint(_ hintKey: LocalizedStringKey) -> some View {
    controlWidgetActionHint(Text(hintKey))
  }
  @_disfavoredOverload
  public nonisolated func controlWidgetActionHint(_ hint: LocalizedStringResource) -> some View {
    controlWidgetActionHint(Text(hint))
  }
  @_disfavoredOverload
  public nonisolated func controlWidgetActionHint<S: StringProtocol>(_ hint: S) -> some View {
    controlWidgetActionHint(Text(hint))
  }
}
