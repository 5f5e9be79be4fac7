import Foundation

/// In a widget a button that stays down, in an app a switch.
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
