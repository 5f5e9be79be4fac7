import AppIntents
import SwiftUI

/// A control that does one thing.
public struct ControlWidgetButton<Label: View, ActionLabel: View, Action>: ControlWidgetTemplate {
  private let parts: _ControlParts

  public var body: some ControlWidgetTemplate { _FinishedControl(parts: parts) }

  private init(_ action: Any, _ label: AnyView, _ actionLabel: @escaping (Bool) -> AnyView?) {
    parts = _ControlParts(isOn: nil, action: action, label: label, valueLabel: actionLabel)
  }

  /// - Parameter actionLabel: the text and image while the action runs, and while it doesn't.
  @MainActor @preconcurrency
  public init(
    action: Action, @ViewBuilder label: @escaping () -> Label,
    @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel
  ) where Action: AppIntent {
    self.init(action, AnyView(label())) { AnyView(actionLabel($0)) }
  }

  @MainActor @preconcurrency
  public init(action: Action, @ViewBuilder label: @escaping () -> Label)
  where ActionLabel == ControlWidgetButtonDefaultActionLabel, Action: AppIntent {
    self.init(action, AnyView(label())) { _ in nil }
  }

  @MainActor @preconcurrency
  public init(action: Action, @ViewBuilder label: @escaping () -> Label)
  where ActionLabel == ControlWidgetButtonDefaultActionLabel, Action: OpenIntent {
    self.init(action, AnyView(label())) { _ in nil }
  }
}

extension ControlWidgetButton where Label == Text {
  @MainActor @preconcurrency
  public init(
    _ titleKey: LocalizedStringKey, action: Action,
    @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel
  ) where Action: AppIntent {
    self.init(action: action, label: { Text(titleKey) }, actionLabel: actionLabel)
  }

  @_disfavoredOverload @MainActor @preconcurrency
  public init(
    _ titleResource: LocalizedStringResource, action: Action,
    @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel
  ) where Action: AppIntent {
    self.init(action: action, label: { Text(titleResource) }, actionLabel: actionLabel)
  }

  @_disfavoredOverload @MainActor @preconcurrency
  public init(
    _ title: some StringProtocol, action: Action,
    @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel
  ) where Action: AppIntent {
    self.init(action: action, label: { Text(title) }, actionLabel: actionLabel)
  }
}

/// The default action label of a button: empty.
public struct ControlWidgetButtonDefaultActionLabel: View {
  public var body: some View { EmptyView() }
}
