import DisplayList
import Foundation

/// In a widget a button that stays down, in an app a switch.
public struct DefaultToggleStyle: ToggleStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    AutomaticToggle(configuration: configuration)
  }
}

private struct AutomaticToggle: View {
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

/// A label with a switch at the other end.
public struct SwitchToggleStyle: ToggleStyle {
  private let tint: Color?
  public nonisolated init() { tint = nil }
  public nonisolated init(tint: Color) { self.tint = tint }
  public func makeBody(configuration: Configuration) -> some View {
    SwitchToggle(configuration: configuration, tint: tint)
  }
}

/// A button, filled while the toggle is on.
public struct ButtonToggleStyle: ToggleStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    ButtonToggle(configuration: configuration)
  }
}

private struct ButtonToggle: View {
  @Environment(\.controlSize) private var size
  @Environment(\.buttonBorderShape) private var shape
  let configuration: ToggleStyleConfiguration

  var body: some View {
    ButtonPlate(
      content: configuration.label
        .modifier(ButtonForeground(role: nil, isOnTint: configuration.isOn)),
      size: size, shape: shape, role: nil, isProminent: configuration.isOn,
      isNeutral: !configuration.isOn)
  }
}

private struct SwitchToggle: View {
  @Environment(\.labelsAreHidden) private var hidesLabel
  let configuration: ToggleStyleConfiguration
  let tint: Color?

  var body: some View {
    if hidesLabel {
      Switch(isOn: configuration.isOn, tint: tint)
    } else {
      HStack {
        configuration.label
        Spacer()
        Switch(isOn: configuration.isOn, tint: tint)
      }
    }
  }
}

/// UIKit's switch before iOS 26: 51 × 31 points, its thumb 27 across.
private struct Switch: View {
  let isOn: Bool
  let tint: Color?

  var body: some View {
    ControlFigure(size: CGSize(width: 51, height: 31)) { rect, environment in
      let on =
        tint.map { AnyShapeStyle($0) } ?? environment.fields.tint ?? AnyShapeStyle(Color.green)
      let fill = isOn ? on : AnyShapeStyle(FillShapeStyle())
      let radius = rect.height / 2
      let thumb = CGRect(
        x: isOn ? rect.maxX - 29 : rect.minX + 2, y: rect.minY + 2, width: 27, height: 27)
      return [
        .fill(
          .roundedRect(
            rect, cornerSize: CGSize(width: radius, height: radius), continuous: false), .nonZero,
          fill._paint(environment, in: rect)),
        .beginGroup(
          CompositingGroup(effects: [
            .shadow(
              color: RGBA(0, 0, 0, 0.15), radius: 8, offset: CGSize(width: 0, height: 3))
          ])),
        .fill(.ellipse(thumb), .nonZero, .color(.white)),
        .endGroup,
      ]
    }
  }
}
