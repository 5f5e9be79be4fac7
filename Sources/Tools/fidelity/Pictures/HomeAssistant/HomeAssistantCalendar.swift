import Foundation
import SwiftUI

/// Events of a day: the date, rows with the calendar's colour at their left, the time of the last look.
@MainActor
enum HomeAssistantCalendar {
  static let pictures = [
    ReferencePicture("ha-calendar-systemmedium-light", .fixed(364, 170)) {
      page {
        HStack(alignment: .top, spacing: 12) {
          badge
          VStack(alignment: .leading, spacing: 8) {
            ForEach(today.prefix(3)) { Row(event: $0) }
            Spacer(minLength: 0)
          }
        }
      }
    },
    ReferencePicture("ha-calendar-systemlarge-light", .fixed(364, 382)) {
      page {
        VStack(alignment: .leading, spacing: 8) {
          badge
          day("Today", today)
          day("Tomorrow", [Event(number: 5, when: "All-day", calendar: 2)])
          Spacer(minLength: 0)
        }
      }
    },
  ]

  private static let today = [
    Event(number: 1, when: "All-day", calendar: 1),
    Event(number: 2, when: "9:00\u{202F}AM – 10:00\u{202F}AM", calendar: 2),
    Event(number: 3, when: "1:00\u{202F}PM – 2:00\u{202F}PM", calendar: 1),
    Event(number: 4, when: "6:00\u{202F}PM – 8:00\u{202F}PM", calendar: 3),
  ]

  private static func page<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    VStack(spacing: 4) {
      content().frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      HStack(spacing: 0) {
        Spacer(minLength: 0)
        Button {
        } label: {
          HStack(spacing: 2) {
            Image(systemName: "arrow.clockwise").font(.system(size: 9, weight: .semibold))
            Text(Date(timeIntervalSince1970: 1_755_504_000), style: .time).font(.system(size: 11))
          }
          .foregroundStyle(.secondary)
          .lineLimit(1)
        }
        .buttonStyle(.plain)
      }
    }
    .overlay(alignment: .topTrailing) {
      GridIcon.house.fill(Color.homeLogo).aspectRatio(contentMode: .fit)
        .frame(width: 18, height: 18)
    }
    .padding(16)
    .background(Color(uiColor: .systemBackground))
  }

  private static var badge: some View {
    VStack(alignment: .leading, spacing: -2) {
      Text(verbatim: "MON").font(.caption2.weight(.heavy)).foregroundStyle(Color.homePrimary)
      Text(verbatim: "18").font(.system(size: 30, weight: .semibold, design: .rounded))
        .foregroundStyle(.primary)
    }
    .minimumScaleFactor(0.8)
    .lineLimit(1)
  }

  private static func day(_ title: String, _ events: [Event]) -> some View {
    VStack(alignment: .leading, spacing: 8) {
      Text(verbatim: title).font(.caption2.weight(.bold)).foregroundStyle(.secondary)
        .textCase(.uppercase)
      ForEach(events) { Row(event: $0) }
    }
  }

  struct Event: Identifiable {
    let number: Int
    let when: String
    let calendar: Int
    var id: Int { number }
    /// The program's first three.
    var color: Color {
      [
        Color(.sRGB, red: 66 / 255, green: 105 / 255, blue: 208 / 255),
        Color(.sRGB, red: 244 / 255, green: 189 / 255, blue: 74 / 255),
        Color(.sRGB, red: 1, green: 114 / 255, blue: 92 / 255),
      ][calendar - 1]
    }
  }

  private struct Row: View {
    let event: Event

    var body: some View {
      HStack(alignment: .center, spacing: 8) {
        RoundedRectangle(cornerRadius: 2).fill(event.color).frame(width: 3)
        VStack(alignment: .leading, spacing: 1) {
          Text("Calendar event \(event.number)").font(.caption.weight(.semibold))
            .foregroundStyle(.primary).lineLimit(1)
          Text(verbatim: "\(event.when) · Calendar \(event.calendar)").font(.caption2)
            .foregroundStyle(.secondary).lineLimit(1)
        }
        Spacer(minLength: 0)
      }
      .fixedSize(horizontal: false, vertical: true)
      .frame(maxWidth: .infinity, alignment: .leading)
    }
  }
}
