import Foundation
import SystemDesigns

/// In a widget and on a Mac a bordered button, in an app of iOS the label in the tint.
public struct DefaultButtonStyle: PrimitiveButtonStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    AutomaticButton(configuration: configuration)
  }
}

private struct AutomaticButton: _PartView {
  @Environment(\.surfaceOfControls) private var surface
  @Environment(\.systemDesign) private var design
  let configuration: PrimitiveButtonStyleConfiguration
  var body: some View {
    if design.controls.defaultButton == .push {
      MacButton(configuration: configuration)
    } else if surface == .widget {
      BorderedButton(configuration: configuration, isProminent: false)
    } else {
      configuration.label.modifier(ButtonForeground(role: configuration.role))
    }
  }
}
