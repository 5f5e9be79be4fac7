import Foundation

/// The default toggle style: a button that stays pressed in a widget, a switch in an app.
public struct DefaultToggleStyle: ToggleStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    AutomaticToggle(configuration: configuration)
  }
}

private struct AutomaticToggle: _PartView {
  @Environment(\.surfaceOfControls) private var surface
  let configuration: ToggleStyleConfiguration
  var body: some View {
    if surface == .widget {
      ButtonToggle(configuration: configuration)
    } else {
      SwitchToggle(configuration: configuration, tint: nil)
    }
  }
}
