import Foundation

/// A button, filled while the toggle is on.
public struct ButtonToggleStyle: ToggleStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    ButtonToggle(configuration: configuration)
  }
}

struct ButtonToggle: _PartView {
  let configuration: ToggleStyleConfiguration

  var body: some View {
    FilledButtonBody(
      content: configuration.label, role: nil, fill: configuration.isOn ? .prominent : .neutral)
  }
}
