import SwiftUI
import WidgetKit

/// Shows the hour; each timeline has the next three full hours and no entry for now.
struct HourlyWidget: Widget {
  struct Provider: TimelineProvider {
    func placeholder(in context: Context) -> Moment { Moment(date: .now, text: "placeholder") }

    func getSnapshot(in context: Context, completion: @escaping (Moment) -> Void) {
      completion(Moment(date: .now, text: "snapshot"))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<Moment>) -> Void) {
      let past = Int(Date.now.timeIntervalSince1970 / 3600)
      let entries = (past + 1...past + 3).map { hour in
        Moment(date: Date(timeIntervalSince1970: Double(hour) * 3600), text: "h\(hour % 24)")
      }
      completion(Timeline(entries: entries, policy: .atEnd))
    }
  }

  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "hourly", provider: Provider()) { entry in
      Text(entry.text).containerBackground(.white, for: .widget)
    }
    .supportedFamilies([.systemSmall])
  }
}
