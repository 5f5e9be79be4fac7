import DisplayList
import Foundation
import SystemDesigns

/// A toggle style with a leading label and a trailing switch.
public struct SwitchToggleStyle: ToggleStyle {
  private let tint: Color?
  public nonisolated init() { tint = nil }
  public nonisolated init(tint: Color) { self.tint = tint }
  public func makeBody(configuration: Configuration) -> some View {
    SwitchToggle(configuration: configuration, tint: tint)
  }
}

struct SwitchToggle: _PartView {
  @Environment(\.labelsAreHidden) private var hidesLabel
  @Environment(\.systemDesign) private var design
  let configuration: ToggleStyleConfiguration
  let tint: Color?

  var body: some View {
    if hidesLabel {
      control
    } else {
      HStack {
        SubtitledLabel(configuration.label)
        Spacer()
        control
      }
    }
  }

  private var control: some View {
    PlatformBacked("Toggle", isDrawnInWidgets: true) {
      FittedToRow(height: design.controls.toggle.size.height) {
        Switch(isOn: configuration.isOn, tint: tint)
      }
    }
  }
}

/// A switch as UIKit draws it: a capsule as its track, and a thumb, whose shadow ends with the track.
///
/// Off, the track is 233, 233, 234 on white in GoodRequest/GoodSwiftUI's pictures of iOS 18.6, which is UIKit's second
/// fill. The shadow differs from the one in those pictures by less than half of one of 255 steps on average.
/// On iOS 26 it is 197, 197, 199, a tertiary label's, and the thumb has no shadow. On, without a tint, the track has the colour of
/// the product's accent colour set there, (40, 85, 168) (meshtastic/Meshtastic-Apple @9f0d810, channelForm_primary); that it is
/// green where there is no such colour is assumed.
struct Switch: _PartView {
  @Environment(\.systemDesign) private var design
  let isOn: Bool
  let tint: Color?

  /// The colour of one that is on, without a tint.
  static func untintedColor(_ metrics: ControlMetrics.Toggle, productAccent: RGBA?) -> Color {
    if metrics.takesAccent, let productAccent { return Color(productAccent) }
    return .green
  }

  var body: some View {
    let metrics = design.controls.toggle, thumbSize = metrics.thumb
    return ControlFigure(size: metrics.size) { rect, environment in
      let on =
        tint.map { AnyShapeStyle($0) } ?? environment.fields.tint
        ?? AnyShapeStyle(
          Self.untintedColor(metrics, productAccent: environment.productAccent()))
      let off =
        metrics.isFlat
        ? AnyShapeStyle(Color(SystemColor.tertiaryLabel))
        : AnyShapeStyle(FillShapeStyle().secondary)
      let fill = isOn ? on : off
      let isAtRight = isOn != (environment.layoutDirection == .rightToLeft)
      let thumb = CGRect(
        x: isAtRight ? rect.maxX - 2 - thumbSize.width : rect.minX + 2,
        y: rect.midY - thumbSize.height / 2, width: thumbSize.width, height: thumbSize.height)
      let track = Command.fill(.capsule(rect), .nonZero, fill._paint(environment, in: rect))
      if metrics.isFlat {
        return [track, .fill(.capsule(thumb), .nonZero, .color(.white))]
      }
      return [
        track,
        .beginGroup(CompositingGroup(clip: .capsule(rect))),
        .beginGroup(
          CompositingGroup(effects: [
            .shadow(
              color: RGBA(0, 0, 0, 0.113), radius: 3, offset: CGSize(width: 0, height: 2.5))
          ])),
        .fill(.capsule(thumb), .nonZero, .color(.white)),
        .endGroup,
        .endGroup,
      ]
    }
    .modifier(DimmedWhereDisabled())
    .padding(.trailing, -metrics.overhang)
  }
}
