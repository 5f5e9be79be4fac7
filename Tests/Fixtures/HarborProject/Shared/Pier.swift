import SwiftUI
import WidgetKit

/// A widget that two extensions have.
struct PierWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Pier", provider: PierProvider()) { Text(verbatim: $0.name) }
      .supportedFamilies([.systemSmall])
  }
}

struct PierEntry: TimelineEntry {
  let date: Date
  let name: String
}

struct PierProvider: TimelineProvider {
  func placeholder(in context: Context) -> PierEntry { PierEntry(date: .now, name: "…") }

  func getSnapshot(in context: Context, completion: @escaping (PierEntry) -> Void) {
    let group = UserDefaults(suiteName: "group.example.harbor")
    let folder = FileManager.default.containerURL(
      forSecurityApplicationGroupIdentifier: "group.example.harbor")
    let log = folder.flatMap { try? Data(contentsOf: $0.appendingPathComponent("log/piers.json")) }
    completion(
      PierEntry(date: .now, name: group?.string(forKey: "pier") ?? "no pier, \(log?.count ?? 0)"))
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<PierEntry>) -> Void) {
    getSnapshot(in: context) { completion(Timeline(entries: [$0], policy: .never)) }
  }
}
