import SwiftUI

/// A Live Activity with a progress bar, for the Lock Screen (360 × 130) and small (182 × 84).
@MainActor
enum HomeAssistantLiveActivity {
  static let pictures = ["light", "dark"].flatMap { scheme in
    [
      ReferencePicture("ha-liveactivity-regularsize-progress-\(scheme)", .fixed(360, 130)) {
        regular
      },
      ReferencePicture("ha-liveactivity-smallsize-progress-\(scheme)", .fixed(182, 84)) { small },
    ]
  }

  private static let accent = Color(.sRGB, red: 3 / 255, green: 169 / 255, blue: 244 / 255)

  private static var regular: some View {
    VStack(alignment: .leading, spacing: 12) {
      HStack(alignment: .top, spacing: 12) {
        ZStack {
          let tile = RoundedRectangle(cornerRadius: 12, style: .continuous)
          tile.fill(accent.opacity(0.2)).overlay { tile.strokeBorder(accent.opacity(0.28)) }
          icon(28)
        }
        .frame(width: 48, height: 48)
        VStack(alignment: .leading, spacing: 4) {
          Text("Laundry").font(.title3.weight(.semibold)).foregroundStyle(.primary).lineLimit(1)
          Text("Washing cycle").font(.body).foregroundStyle(.secondary).lineLimit(2)
        }
        Spacer(minLength: 0)
        percent(.headline.monospacedDigit(), .primary)
      }
      Bar(track: .primary.opacity(0.12), height: 10)
    }
    .padding(.horizontal, 16)
    .padding(.vertical, 16)
  }

  private static var small: some View {
    VStack(alignment: .leading, spacing: 4) {
      HStack(alignment: .top, spacing: 8) {
        icon(18)
        VStack(alignment: .leading, spacing: 0) {
          Text("Laundry").font(.caption.weight(.semibold)).foregroundStyle(.white).lineLimit(1)
          Text("Washing cycle").font(.caption2).foregroundStyle(.white.opacity(0.8)).lineLimit(1)
        }
        Spacer(minLength: 0)
        percent(.caption.monospacedDigit().weight(.semibold), .white)
      }
      Bar(track: .white.opacity(0.12), height: 6).padding(.top, 4)
    }
    .padding(.horizontal, 12)
    .padding(.vertical, 8)
  }

  private static func icon(_ side: CGFloat) -> some View {
    GridIcon.washingMachine.fill(accent, style: FillStyle(eoFill: true))
      .frame(width: side, height: side)
      // The icon is a letter of a font, drawn a little below the middle of its picture.
      .offset(y: 1.0 / 3)
  }

  private static func percent(_ font: Font, _ color: Color) -> some View {
    Text("40%").font(font).foregroundStyle(color).lineLimit(1).minimumScaleFactor(0.7)
  }

  private struct Bar: View {
    let track: Color
    let height: CGFloat

    var body: some View {
      GeometryReader { space in
        ZStack(alignment: .leading) {
          Capsule(style: .continuous).fill(track)
          Capsule(style: .continuous)
            .fill(
              LinearGradient(
                colors: [accent.opacity(0.9), accent], startPoint: .leading, endPoint: .trailing)
            )
            .frame(width: space.size.width * 0.4)
        }
      }
      .frame(height: height)
    }
  }
}
