import SwiftUI
import WidgetKit

struct EventsView: View {
  @Environment(\.widgetFamily) private var family
  let entry: EventsEntry

  var body: some View {
    Group {
      if family == .systemSmall {
        VStack(alignment: .leading, spacing: 6) {
          DayHeading(date: entry.date, isInline: true)
          list(limit: 2)
        }
      } else {
        HStack(alignment: .top, spacing: 16) {
          DayHeading(date: entry.date, isInline: false)
          list(limit: 3)
        }
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    .widgetURL(URL(string: "quill://calendar"))
  }

  @ViewBuilder private func list(limit: Int) -> some View {
    if entry.events.isEmpty {
      VStack(spacing: 4) {
        Image(systemName: "cup.and.saucer.fill")
          .font(.title3)
          .foregroundStyle(.tertiary)
        Text("All quiet")
          .font(.footnote.weight(.semibold))
        Text("Nothing more today.")
          .font(.caption2)
          .foregroundStyle(.secondary)
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
    } else {
      VStack(alignment: .leading, spacing: 6) {
        ForEach(entry.events.prefix(limit)) { event in
          EventRow(event: event, isWide: family != .systemSmall)
            .frame(maxHeight: 38)
        }
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    }
  }
}

/// The day, large beside a list or small above it.
private struct DayHeading: View {
  let date: Date
  let isInline: Bool

  /// The number alone: a date format would write "9日" in Chinese.
  private var day: Text {
    Text(verbatim: Calendar.current.component(.day, from: date).formatted())
  }

  var body: some View {
    if isInline {
      HStack(alignment: .firstTextBaseline, spacing: 5) {
        day
          .font(.system(.title2, design: .rounded, weight: .bold))
        Text(date, format: .dateTime.weekday(.wide))
          .font(.footnote.weight(.semibold))
          .foregroundStyle(Color.accentColor)
          .lineLimit(1)
      }
      .unredacted()
    } else {
      VStack(alignment: .leading, spacing: 0) {
        Text(date, format: .dateTime.weekday(.abbreviated))
          .font(.footnote.weight(.semibold))
          .foregroundStyle(Color.accentColor)
          .textCase(.uppercase)
        day
          .font(.system(size: 44, weight: .semibold, design: .rounded))
        Text(date, format: .dateTime.month(.wide))
          .font(.caption)
          .foregroundStyle(.secondary)
        Spacer(minLength: 0)
        Image("Mark")
          .resizable()
          .scaledToFit()
          .frame(width: 16, height: 16)
      }
      .frame(width: 72, alignment: .leading)
      .unredacted()
    }
  }
}

private struct EventRow: View {
  let event: MarketEvent
  /// Room enough to set the time apart.
  let isWide: Bool

  var body: some View {
    HStack(spacing: 8) {
      Capsule()
        .fill(event.kind.color)
        .frame(width: 3)
      VStack(alignment: .leading, spacing: 1) {
        Text(LocalizedStringKey(event.title))
          .font(.footnote.weight(.semibold))
        HStack(spacing: 4) {
          if !isWide {
            Text(event.date, style: .time)
              .monospacedDigit()
          }
          Text(event.kind.name)
        }
        .font(.caption2)
        .foregroundStyle(.secondary)
      }
      .lineLimit(1)
      .minimumScaleFactor(0.85)
      Spacer(minLength: 4)
      if isWide {
        Text(event.date, style: .time)
          .font(.footnote.monospacedDigit())
          .foregroundStyle(.secondary)
      }
    }
  }
}
