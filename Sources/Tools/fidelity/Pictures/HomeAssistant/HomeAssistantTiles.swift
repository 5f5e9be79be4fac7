import SwiftUI

/// Tiles of a widget, each a button: an icon in a circle, a title and a subtitle; and the pages that
/// hold one text only.
@MainActor
enum HomeAssistantTiles {
  static let pictures = [
    ReferencePicture("ha-tiles-systemsmall-01-sub-light", .fixed(160, 160)) {
      grid([[0]], small: false)
    },
    ReferencePicture("ha-tiles-systemsmall-03-sub-dark", .fixed(160, 160)) {
      grid([[0], [1], [2]], small: true)
    },
    ReferencePicture("ha-tiles-systemmedium-06-sub-light", .fixed(350, 160)) {
      grid([[0, 1], [2, 3], [4, 5]], small: true)
    },
    ReferencePicture("ha-energy-notconfigured-light", .fixed(350, 160)) {
      VStack(spacing: 8) {
        Text("No energy dashboard configured")
          .font(.footnote)
          .multilineTextAlignment(.center)
          .minimumScaleFactor(0.8)
          .foregroundStyle(Color(uiColor: .secondaryLabel))
      }
      .padding()
      .frame(maxWidth: .infinity, maxHeight: .infinity)
    },
    unconnected("light"),
    unconnected("dark"),
    ReferencePicture("ha-ds-collapsibleviewcollapsed-light", .fixed(390, 844), phone) {
      VStack(alignment: .leading) {
        HStack {
          Text("This is a header")
          Spacer()
          Image(systemName: "chevron.down").tint(.accentColor)
        }
        .frame(maxWidth: .infinity)
        VStack(alignment: .leading) {}
      }
      // The safe area of the simulator; the 54 points are measured in the picture.
      .padding(.top, 54)
      .padding(.bottom, 34)
    },
  ]

  /// The phone that the program tests with has its text one step smaller.
  private static let phone = Traits(typeSize: .medium)

  private static func unconnected(_ scheme: String) -> ReferencePicture {
    ReferencePicture("ha-energy-noconnectionaccessoryrectangular-\(scheme)", .fixed(172, 76)) {
      VStack(alignment: .leading, spacing: 1) {
        Text("No connection available, review your Home Assistant URL configuration")
          .font(.system(size: 13))
          .foregroundStyle(.secondary)
          .lineLimit(3)
          .minimumScaleFactor(0.7)
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
    }
  }

  private static func grid(_ rows: [[Int]], small: Bool) -> some View {
    VStack {
      VStack(alignment: .leading, spacing: small ? 0 : 8) {
        ForEach(rows, id: \.self) { row in
          HStack(spacing: small ? 0 : 8) {
            ForEach(row, id: \.self) { index in
              Button {
              } label: {
                Tile(index: index, small: small)
              }
              .buttonStyle(.plain)
              .frame(maxWidth: .infinity)
            }
          }
        }
      }
      .frame(maxHeight: .infinity, alignment: .top)
    }
  }

  private struct Tile: View {
    @Environment(\.colorScheme) private var scheme
    let index: Int
    let small: Bool

    private var ground: Color {
      scheme == .dark ? Color(.displayP3, red: 28 / 255, green: 27 / 255, blue: 27 / 255) : .white
    }
    private var border: Color {
      scheme == .dark
        ? Color(.displayP3, red: 52 / 255, green: 55 / 255, blue: 55 / 255)
        : Color(.displayP3, red: 224 / 255, green: 224 / 255, blue: 224 / 255)
    }

    var body: some View {
      VStack(alignment: .leading) {
        if small {
          HStack(alignment: .center, spacing: 12) {
            icon(15, in: 30)
            VStack(alignment: .leading, spacing: 0) { texts(.caption, .caption2) }
              .frame(maxWidth: .infinity, alignment: .leading)
          }
          .padding([.leading, .trailing], 12)
        } else {
          VStack(alignment: .leading, spacing: 0) {
            icon(32, in: 48)
            Spacer()
            texts(.subheadline, .footnote)
          }
          .frame(maxWidth: .infinity, alignment: .leading)
          .padding(.horizontal)
          .padding(.vertical)
        }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background(ground)
      .clipShape(RoundedRectangle(cornerRadius: small ? 0 : 14))
      .overlay {
        RoundedRectangle(cornerRadius: small ? 0 : 14).stroke(border, lineWidth: small ? 1 : 0)
      }
    }

    @ViewBuilder private func texts(_ title: Font, _ subtitle: Font) -> some View {
      Text(verbatim: "Title \(index)").font(title).fontWeight(.semibold)
        .multilineTextAlignment(.leading)
        .foregroundStyle(Color(uiColor: .label)).lineLimit(2)
      Text(verbatim: "Subtitle \(index)").font(subtitle)
        .foregroundStyle(Color(uiColor: .secondaryLabel)).lineLimit(1).truncationMode(.middle)
    }

    private func icon(_ side: CGFloat, in circle: CGFloat) -> some View {
      GridIcon.comparison.fill(Color.homePrimary, style: FillStyle(eoFill: true))
        .frame(width: side, height: side)
        .frame(width: circle, height: circle)
        .background(Color.homePrimary.opacity(0.3))
        .clipShape(Circle())
    }
  }
}
