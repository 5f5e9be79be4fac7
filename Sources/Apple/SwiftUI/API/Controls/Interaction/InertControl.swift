import Foundation

/// A control or gesture that can't act in a widget: WidgetKit archives a view and runs its closures never
/// again, so that a press opens the app, as it does beside the control.
///
/// Source: Apple's "Adding interactivity to widgets and Live Activities": buttons and toggles act by the
/// App Intent that they are made with, and nothing else does.
enum InertControl {
  static let code = "inert-control"

  /// - Parameters:
  ///   - name: as it is written in source: `Button(action:)`.
  ///   - title: the control's own, where it has one.
  ///   - remedy: an imperative sentence without a full stop.
  @MainActor
  static func note(
    _ name: String, title: String? = nil, remedy: String, view: String? = nil,
    _ inputs: _ViewInputs
  ) {
    let fields = inputs.environment
    guard fields.surface == .widget, fields.isEnabled, !fields.isWithinControl else { return }
    let named = title.map { $0.isEmpty ? name : "\(name) “\($0)”" } ?? name
    inputs.context.diagnose(
      code, "\(named) can't act in a widget: a press opens the app. \(remedy).", view: view)
  }
}

/// Notes that a gesture, or what a gesture brings up, can't act in a widget. Nothing of it is drawn.
nonisolated struct InertGesture: ViewModifier {
  typealias Body = Never
  /// The name as it is written in source: `onTapGesture`.
  let name: String

  @MainActor static func _resolve<Base: View>(
    _ modifier: Self, content: Base, _ inputs: _ViewInputs, into nodes: inout _NodeList
  ) {
    InertControl.note(
      modifier.name,
      remedy: "Use a Button or Toggle with an App Intent, or a Link to open the app at a place",
      inputs)
    Base._resolve(content, inputs, into: &nodes)
  }
}

extension EnvironmentValues {
  /// The view is a part of a button or a toggle, which acts for it or was noted.
  @Entry var isWithinControl = false
}

extension View {
  /// - Parameter name: of the modifier, as it is written in source.
  nonisolated func inertInWidgets(_ name: String) -> some View {
    modifier(InertGesture(name: name))
  }
}
