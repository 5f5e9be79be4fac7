import Foundation
import SystemDesigns

/// The default button style: a bordered button in a widget and on a Mac, the label in the tint in an app
/// of iOS.
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
