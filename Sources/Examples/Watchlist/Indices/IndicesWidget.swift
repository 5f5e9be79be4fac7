import SwiftUI
import WidgetKit

struct IndicesWidget: Widget {
  let kind = "MarketIndices"

  var body: some WidgetConfiguration {
    StaticConfiguration(kind: kind, provider: IndicesProvider()) { entry in
      IndicesView(entry: entry)
        .environment(\.directionColors, Account().directionColors)
        .quillBackground()
    }
    .configurationDisplayName("Market Indices")
    .description("How the markets stand, at a glance.")
    .supportedFamilies([.systemMedium])
  }
}

struct IndicesEntry: TimelineEntry {
  let date: Date
  let quotes: [Quote]
}

struct IndicesProvider: TimelineProvider {
  func placeholder(in context: Context) -> IndicesEntry {
    entry(at: Date())
  }

  func getSnapshot(in context: Context, completion: @escaping (IndicesEntry) -> Void) {
    completion(entry(at: Date()))
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<IndicesEntry>) -> Void) {
    let now = Date()
    // A little apart for each device, so that not all of them ask the server at once.
    let next = TradingHours().nextQuote(after: now)
      .addingTimeInterval(Double(Int.random(in: 0..<120)))
    completion(Timeline(entries: [entry(at: now)], policy: .after(next)))
  }

  private func entry(at date: Date) -> IndicesEntry {
    IndicesEntry(date: date, quotes: Market.indices.map { Market.quote(for: $0, at: date) })
  }
}
