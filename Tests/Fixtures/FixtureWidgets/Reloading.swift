import AppIntents
import Intents
import SwiftUI
import WidgetKit

/// Counts its own reloads in its app group, and shows the count and the hour.
struct ReloadingWidget: Widget {
  struct Moment: TimelineEntry {
    var date: Date
    var text: String
    var relevance: TimelineEntryRelevance?
  }

  struct Provider: TimelineProvider {
    private var defaults: UserDefaults? { UserDefaults(suiteName: "group.example.reloading") }

    func placeholder(in context: Context) -> Moment { Moment(date: .now, text: "-") }

    func getSnapshot(in context: Context, completion: @escaping (Moment) -> Void) {
      completion(Moment(date: .now, text: "snapshot"))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<Moment>) -> Void) {
      let count = (defaults?.integer(forKey: "count") ?? 0) + 1
      defaults?.set(count, forKey: "count")
      if defaults?.bool(forKey: "traps") == true { fatalError("the third wish") }
      if defaults?.bool(forKey: "isSilent") == true { return }
      let now = Date()
      let words = "\(count) \(Locale.current.identifier) \(TimeZone.current.identifier)"
      let entries = [0.0, 3600, 7200].map {
        Moment(
          date: now.addingTimeInterval($0), text: words + " +\(Int($0 / 3600))",
          relevance: TimelineEntryRelevance(score: Float(count), duration: 1800))
      }
      completion(Timeline(entries: entries, policy: .after(now.addingTimeInterval(3 * 3600))))
    }
  }

  struct Count: AppIntent {
    static let title: LocalizedStringResource = "Count"
    func perform() async throws -> some IntentResult {
      let defaults = UserDefaults(suiteName: "group.example.reloading")
      defaults?.set((defaults?.integer(forKey: "count") ?? 0) + 100, forKey: "count")
      INInteraction(intent: INIntent(), response: nil).donate(completion: nil)
      return .result()
    }
  }

  struct PushHandler: WidgetPushHandler {
    func pushTokenDidChange(_ pushInfo: WidgetPushInfo, widgets: [WidgetInfo]) {
      let defaults = UserDefaults(suiteName: "group.example.reloading")
      defaults?.set(widgets.map(\.kind).joined(separator: ","), forKey: "pushed")
    }
  }

  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "reloading", provider: Provider()) { entry in
      VStack {
        Text(entry.text)
        Button("Count", intent: Count())
      }
      .containerBackground(.white, for: .widget)
    }
    .supportedFamilies([.systemSmall, .systemMedium])
    .pushHandler(PushHandler.self)
  }
}
