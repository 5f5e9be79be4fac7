import DisplayList
import SwiftUI
import WidgetKitCore

/// Takes a control's labels apart into a symbol, a title and a value, as the system does.
@MainActor
struct ControlContents {
  private let renderer: ViewRenderer
  private let environment: EnvironmentValues
  private let date: Date

  init(_ renderer: ViewRenderer, _ environment: EnvironmentValues, _ date: Date) {
    self.renderer = renderer
    self.environment = environment
    self.date = date
  }

  /// The parts of the labels. The value's symbol comes before the label's, so that it can show the state; a status
  /// replaces the value's text.
  func content(_ parts: _ControlParts, isActive: Bool) -> ControlFace.Content {
    let value = parts.valueLabel(isActive)
    let icons = [value, parts.label].compactMap { $0 }.map { AnyView($0.labelStyle(.iconOnly)) }
    return ControlFace.Content(
      icon: icons.first { shows("Image", in: $0) },
      title: text(of: parts.label), value: value.flatMap { status(of: $0) ?? text(of: $0) },
      isActive: isActive, tint: parts.tint, isDisabled: parts.isDisabled)
  }

  private func text(of label: AnyView) -> AnyView? {
    let view = AnyView(label.labelStyle(.titleOnly))
    return shows("Text", in: view) ? view : nil
  }

  private func status(of label: AnyView) -> AnyView? {
    final class Status { var text: Text? }
    let status = Status()
    _ = list(AnyView(label.onPreferenceChange(ControlStatusKey.self) { status.text = $0 }))
    return status.text.map { AnyView($0) }
  }

  private func shows(_ kind: String, in view: AnyView) -> Bool {
    list(view).views.contains { $0.kind == kind }
  }

  private func list(_ view: AnyView) -> DisplayList {
    renderer.renderFitting(
      view, proposal: .unspecified, environment: environment, displayDate: date)
  }

  static let noSymbol = Diagnostic(
    code: "control-without-symbol",
    message: "The control has no symbol, and where it is small that is all that shows: put a Label "
      + "with systemImage into its label or its value label.")

  static let notRedacted = Diagnostic(
    code: "control-not-redacted",
    message:
      "The device is locked, and the system redacts controls on the Lock Screen alone: here the "
      + "control is drawn as on an unlocked device. --family controlLockScreen shows it redacted.")
}

extension Presentation {
  var controlSize: ControlFace.Size? {
    switch self {
    case .controlSmall: .small
    case .controlMedium: .medium
    case .controlLarge: .large
    case .controlLockScreen: .lockScreen
    default: nil
    }
  }
}
