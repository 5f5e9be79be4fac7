import SwiftUI
import WidgetKit

/// A tile that says "Sending…" from the tap until the car has answered.
struct ControlTileStyle: ToggleStyle {
  enum Layout {
    /// The icon alone.
    case compact
    /// Icon above title and status, leading.
    case tile
    /// Icon above the title, centred.
    case stacked
  }

  let control: VehicleControl
  let isActive: Bool
  let layout: Layout

  private var activeColor: Color { control.warnsWhenOn ? .orange : Color.accentColor }

  func makeBody(configuration: Configuration) -> some View {
    let shape = RoundedRectangle(cornerRadius: 14, style: .continuous)
    content(title: configuration.label, isSending: configuration.isOn)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .frame(height: height)
      .background {
        TileBackground(
          isActive: isActive, fill: fill(isSending: configuration.isOn), shape: shape)
      }
      .overlay {
        if configuration.isOn {
          shape.strokeBorder(
            activeColor, style: StrokeStyle(lineWidth: 1.5, lineCap: .round, dash: [4, 4]))
        }
      }
      .contentShape(shape)
  }

  private var height: CGFloat? {
    switch layout {
    case .compact: 34
    case .tile: nil
    case .stacked: 56
    }
  }

  private func fill(isSending: Bool) -> AnyShapeStyle {
    if isSending { return AnyShapeStyle(activeColor.opacity(0.12)) }
    return isActive ? AnyShapeStyle(activeColor.gradient) : AnyShapeStyle(Color("Tile"))
  }

  @ViewBuilder
  private func content(title: some View, isSending: Bool) -> some View {
    let tint = isSending ? activeColor : isActive ? Color.white : Color.primary
    switch layout {
    case .compact:
      icon(isSending: isSending)
        .font(.system(size: 15, weight: .semibold))
        .foregroundStyle(tint)
    case .tile:
      VStack(alignment: .leading, spacing: 0) {
        icon(isSending: isSending)
          .font(.system(size: 15, weight: .semibold))
          .frame(height: 18)
        Spacer(minLength: 2)
        title
          .font(.caption.weight(.semibold))
        status(isSending: isSending)
          .font(.caption2)
          .opacity(0.75)
      }
      .lineLimit(1)
      .minimumScaleFactor(0.8)
      .foregroundStyle(tint)
      .padding(.horizontal, 10)
      .padding(.vertical, 5)
      .frame(maxWidth: .infinity, alignment: .leading)
    case .stacked:
      VStack(spacing: 4) {
        icon(isSending: isSending)
          .font(.system(size: 17, weight: .semibold))
          .frame(height: 22)
        title
          .font(.caption2.weight(.medium))
          .lineLimit(1)
          .minimumScaleFactor(0.8)
      }
      .foregroundStyle(tint)
      .padding(.horizontal, 4)
    }
  }

  private func icon(isSending: Bool) -> some View {
    Group {
      if isSending {
        Image(systemName: "arrow.triangle.2.circlepath")
      } else {
        control.icon(isOn: isActive)
      }
    }
    .widgetAccentable(isActive || isSending)
  }

  private func status(isSending: Bool) -> Text {
    isSending ? Text("Sending…") : Text(control.status(isOn: isActive))
  }
}

/// The background of a tile. Where the system draws in one colour, opacity separates it from the text.
private struct TileBackground: View {
  @Environment(\.widgetRenderingMode) private var renderingMode
  let isActive: Bool
  let fill: AnyShapeStyle
  let shape: RoundedRectangle

  var body: some View {
    if renderingMode == .fullColor {
      shape.fill(fill)
    } else {
      shape.fill(.white.opacity(isActive ? 0.3 : 0.12))
    }
  }
}
