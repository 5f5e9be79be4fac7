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

  /// The value's symbol stands before the label's, so that it can show the state; a status stands in
  /// for the value's words.
  func content(_ parts: _ControlParts, isActive: Bool) -> ControlFace.Content {
    let value = parts.valueLabel(isActive)
    let icons = [value, parts.label].compactMap { $0 }.map { AnyView($0.labelStyle(.iconOnly)) }
    return ControlFace.Content(
      icon: icons.first { shows("Image", in: $0) },
      title: words(parts.label), value: value.flatMap { status(of: $0) ?? words($0) },
      isActive: isActive, tint: parts.tint, isDisabled: parts.isDisabled)
  }

  private func words(_ label: AnyView) -> AnyView? {
    let view = AnyView(label.labelStyle(.titleOnly))
    return shows("Text", in: view) ? view : nil
  }

  private func status(of label: AnyView) -> AnyView? {
    final class Heard { var text: Text? }
    let heard = Heard()
    _ = list(AnyView(label.onPreferenceChange(ControlStatusKey.self) { heard.text = $0 }))
    return heard.text.map { AnyView($0) }
  }

  private func shows(_ kind: String, in view: AnyView) -> Bool {
    list(view).views.contains { $0.kind == kind }
  }

  private func list(_ view: AnyView) -> DisplayList {
    renderer.renderFitting(
      view, proposal: .unspecified, environment: environment, displayDate: date)
  }
}
