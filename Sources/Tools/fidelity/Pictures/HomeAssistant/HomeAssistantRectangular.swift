import SwiftUI

/// Rectangular complications: an icon beside lines of `caption2` and a bar whose value rides on it;
/// and the single line of an inline one. On a watch they are 180 points wide, on a phone 200.
@MainActor
enum HomeAssistantRectangular {
  static let pictures = [
    phone("all-slots", Slots(lines: rooms, value: "68%", fraction: 0.68, bottom: "Updated 2m ago")),
    phone(
      "no-icon",
      Slots(icon: false, lines: ["Humidity", "Bathroom"], value: "54%", fraction: 0.68)),
    phone("no-name", Slots(lines: [], value: "54%", fraction: 0.68)),
    ReferencePicture("ha-comp-inline-name-and-value", .fixed(220, 60)) {
      inline("Battery - 68%").frame(maxWidth: .infinity, maxHeight: .infinity).background(.black)
    },
    watch("all-slots", Slots(lines: rooms, value: "68%", fraction: 0.68, bottom: "Updated 2m ago")),
    watch("text-only", Slots(lines: ["Bedroom", "All quiet"])),
    ReferencePicture("ha-watch-inline-inline-value-only", .fitting, Traits(design: .watchOS26)) {
      inline("72%").frame(width: 180, height: 44).background(.black)
    },
  ]

  private static let rooms = ["Living Room", "Temperature"]

  private static func phone(_ id: String, _ slots: Slots) -> ReferencePicture {
    ReferencePicture("ha-comp-rectangular-\(id)", .fixed(220, 120)) {
      slots.padding(12)
        .frame(width: 200, alignment: .leading)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
        .background(.black)
    }
  }

  private static func watch(_ id: String, _ slots: Slots) -> ReferencePicture {
    ReferencePicture("ha-watch-rectangular-\(id)", .fitting, Traits(design: .watchOS26)) {
      slots.padding(12).frame(width: 180, alignment: .leading).background(.black)
    }
  }

  private static func inline(_ text: String) -> some View {
    Text(verbatim: text).lineLimit(1).font(.system(size: 15)).foregroundStyle(.white)
      .padding(.horizontal, 14).padding(.vertical, 8)
  }

  private struct Slots: View {
    var icon = true
    let lines: [String]
    var value: String?
    var fraction: Double?
    var bottom: String?

    var body: some View {
      HStack(spacing: 6) {
        if icon { Image.bolt.resizable().scaledToFit().frame(width: 18, height: 18) }
        VStack(alignment: .leading, spacing: 1) {
          if let title = lines.first {
            Text(title).font(.caption2.weight(.semibold)).lineLimit(1).minimumScaleFactor(0.5)
              .foregroundStyle(.primary)
          }
          if lines.count > 1 { faded(lines[1]) }
          if let fraction { Bar(fraction: fraction, value: value) }
          if let bottom { faded(bottom) }
        }
        Spacer(minLength: 0)
      }
    }

    private func faded(_ text: String) -> some View {
      Text(text).font(.caption2).lineLimit(1).foregroundStyle(Color.primary.opacity(0.8))
        .minimumScaleFactor(0.5)
    }
  }

  /// 7 points high, the value in a pill of at least 34 × 22, kept within the bar.
  private struct Bar: View {
    let fraction: Double
    let value: String?
    @State private var pill: CGFloat = 34

    var body: some View {
      VStack(spacing: 3) {
        GeometryReader { space in
          let width = space.size.width
          ZStack(alignment: .leading) {
            Capsule().fill(Color.green.opacity(0.25)).frame(height: 7)
            Capsule().fill(.green).frame(width: max(7, width * fraction), height: 7)
            if let value {
              ZStack {
                Capsule().fill(.green)
                Text(verbatim: value).font(.body.bold()).lineLimit(1)
                  .padding(.vertical, 1).padding(.horizontal, 6)
                  .foregroundStyle(.white)
              }
              .frame(height: 22)
              .frame(minWidth: 34)
              .fixedSize(horizontal: true, vertical: false)
              .background(
                GeometryReader { own in
                  Color.clear.onAppear { pill = own.size.width }
                }
              )
              .position(x: min(max(width * fraction, pill / 2), width - pill / 2), y: 11)
            }
          }
          .frame(height: 22)
        }
        .frame(height: 22)
        HStack {
          Text(verbatim: "0")
          Spacer()
          Text(verbatim: "100")
        }
        .font(.system(size: 10))
        .foregroundStyle(.secondary)
      }
    }
  }
}
