import AppIntents
import SwiftUI

/// A control that is on or off. Its state comes from its value provider; a press performs the
/// action with the other value.
public struct ControlWidgetToggle<Label: View, ValueLabel: View, Action>: ControlWidgetTemplate {
  private let parts: _ControlParts

  public var body: some ControlWidgetTemplate { _FinishedControl(parts: parts) }

  private init(
    _ isOn: Bool, _ action: Any, _ label: AnyView, _ valueLabel: @escaping (Bool) -> AnyView?
  ) {
    parts = _ControlParts(isOn: isOn, action: action, label: label, valueLabel: valueLabel)
  }

  /// - Parameters:
  ///   - label: the control's name, and a picture where the value has none.
  ///   - valueLabel: the text and image when it is on, and when it is off.
  @MainActor @preconcurrency
  public init(
    isOn: Bool, action: Action, @ViewBuilder label: @escaping () -> Label,
    @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
  ) where Action: SetValueIntent, Action.ValueType == Bool {
    self.init(isOn, action, AnyView(label())) { AnyView(valueLabel($0)) }
  }

  @MainActor @preconcurrency
  public init(isOn: Bool, action: Action, @ViewBuilder label: @escaping () -> Label)
  where
    ValueLabel == ControlWidgetToggleDefaultLabel, Action: SetValueIntent, Action.ValueType == Bool
  {
    self.init(isOn, action, AnyView(label())) {
      AnyView(ControlWidgetToggleDefaultLabel(isOn: $0))
    }
  }
}

extension ControlWidgetToggle where Label == Text {
  @MainActor @preconcurrency
  public init(
    _ titleKey: LocalizedStringKey, isOn: Bool, action: Action,
    @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
  ) where Action: SetValueIntent, Action.ValueType == Bool {
    self.init(isOn: isOn, action: action, label: { Text(titleKey) }, valueLabel: valueLabel)
  }

  @_disfavoredOverload @MainActor @preconcurrency
  public init(
    _ titleResource: LocalizedStringResource, isOn: Bool, action: Action,
    @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
  ) where Action: SetValueIntent, Action.ValueType == Bool {
    self.init(isOn: isOn, action: action, label: { Text(titleResource) }, valueLabel: valueLabel)
  }

  @_disfavoredOverload @MainActor @preconcurrency
  public init(
    _ title: some StringProtocol, isOn: Bool, action: Action,
    @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
  ) where Action: SetValueIntent, Action.ValueType == Bool {
    self.init(isOn: isOn, action: action, label: { Text(title) }, valueLabel: valueLabel)
  }
}

/// The standard label of a toggle's value: “On” or “Off”.
public struct ControlWidgetToggleDefaultLabel: View {
  let isOn: Bool
  public var body: some View { Text(isOn ? "On" : "Off") }
}

/// A template that has been taken apart.
struct _FinishedControl: ControlWidgetTemplate {
  let parts: _ControlParts
  // A requirement that is never called: the parts are read instead.
  var body: Never { preconditionFailure("a finished control has no body") }
  static func _parts(_ template: Self) -> _ControlParts? { template.parts }
}
