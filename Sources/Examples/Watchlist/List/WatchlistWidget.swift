import SwiftUI
import WidgetKit

struct WatchlistWidget: Widget {
  let kind = "Watchlist"

  var body: some WidgetConfiguration {
    AppIntentConfiguration(
      kind: kind, intent: WatchlistIntent.self, provider: WatchlistProvider()
    ) { entry in
      WatchlistView(entry: entry)
        .environment(\.directionColors, entry.colors)
        .quillBackground()
    }
    .configurationDisplayName("Watch List")
    .description("The shares that you follow.")
    .supportedFamilies([.systemSmall, .systemMedium, .systemLarge, .accessoryRectangular])
  }
}

struct WatchlistEntry: TimelineEntry {
  let date: Date
  let quotes: [Quote]
  let colors: DirectionColors
  var isSignedOut = false
}

struct WatchlistProvider: AppIntentTimelineProvider {
  func placeholder(in context: Context) -> WatchlistEntry {
    let now = Date()
    let symbols = Market.listings.prefix(6).map(\.symbol)
    return WatchlistEntry(
      date: now, quotes: Market.quotes(for: symbols, at: now), colors: .automatic)
  }

  func snapshot(for configuration: WatchlistIntent, in context: Context) async -> WatchlistEntry {
    entry(for: configuration, at: Date(), isPreview: context.isPreview)
  }

  func timeline(
    for configuration: WatchlistIntent, in context: Context
  ) async -> Timeline<WatchlistEntry> {
    let now = Date()
    let next = TradingHours().nextQuote(after: now)
      .addingTimeInterval(Double(Int.random(in: 0..<120)))
    return Timeline(
      entries: [entry(for: configuration, at: now, isPreview: false)], policy: .after(next))
  }

  private func entry(
    for configuration: WatchlistIntent, at date: Date, isPreview: Bool
  ) -> WatchlistEntry {
    // Guests may watch shares too; only someone who has signed out sees no list.
    let isSignedOut = !isPreview && Account().hasSignedOut
    let colors =
      configuration.colors == .automatic ? Account().directionColors : configuration.colors
    return WatchlistEntry(
      date: date,
      quotes: isSignedOut ? [] : Market.quotes(for: configuration.symbols, at: date),
      colors: colors, isSignedOut: isSignedOut)
  }
}

#Preview("Signed Out", as: .systemMedium) {
  WatchlistWidget()
} timeline: {
  WatchlistEntry(date: .now, quotes: [], colors: .automatic, isSignedOut: true)
}
