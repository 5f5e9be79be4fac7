import DisplayList
import Foundation
import SystemDesigns

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

private struct ButtonToggle: _PartView {
  let configuration: ToggleStyleConfiguration

  var body: some View {
    ButtonPlate(
      content: configuration.label, role: nil, look: configuration.isOn ? .prominent : .neutral)
  }
}

private struct SwitchToggle: _PartView {
  @Environment(\.labelsAreHidden) private var hidesLabel
  let configuration: ToggleStyleConfiguration
  let tint: Color?

  var body: some View {
    if hidesLabel {
      control
    } else {
      HStack {
        configuration.label
        Spacer()
        control
      }
    }
  }

  private var control: some View {
    PlatformBacked("Toggle", isDrawnInWidgets: true) {
      Switch(isOn: configuration.isOn, tint: tint)
    }
  }
}

/// UIKit's switch: a track with a round end at each side, and a thumb.
private struct Switch: _PartView {
  @Environment(\.systemDesign) private var design
  let isOn: Bool
  let tint: Color?

  var body: some View {
    let metrics = design.controls.toggle, thumbSize = metrics.thumb
    return ControlFigure(size: metrics.size) { rect, environment in
      let on =
        tint.map { AnyShapeStyle($0) } ?? environment.fields.tint ?? AnyShapeStyle(Color.green)
      let fill = isOn ? on : AnyShapeStyle(FillShapeStyle())
      let isAtRight = isOn != (environment.layoutDirection == .rightToLeft)
      let thumb = CGRect(
        x: isAtRight ? rect.maxX - 2 - thumbSize.width : rect.minX + 2,
        y: rect.midY - thumbSize.height / 2, width: thumbSize.width, height: thumbSize.height)
      return [
        .fill(.capsule(rect), .nonZero, fill._paint(environment, in: rect)),
        .beginGroup(
          CompositingGroup(effects: [
            .shadow(
              color: RGBA(0, 0, 0, 0.15), radius: 8, offset: CGSize(width: 0, height: 3))
          ])),
        .fill(.capsule(thumb), .nonZero, .color(.white)),
        .endGroup,
      ]
    }
    .modifier(DimmedWhereDisabled())
  }
}
