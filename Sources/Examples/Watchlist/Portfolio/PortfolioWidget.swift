import SwiftUI
import WidgetKit

struct PortfolioWidget: Widget {
  let kind = "Portfolio"

  var body: some WidgetConfiguration {
    StaticConfiguration(kind: kind, provider: PortfolioProvider()) { entry in
      PortfolioView(entry: entry)
        .environment(\.directionColors, Account().directionColors)
        .quillBackground()
    }
    .configurationDisplayName("Portfolio")
    .description("What you own, and how it did today.")
    .supportedFamilies([.systemSmall])
  }
}

struct PortfolioEntry: TimelineEntry {
  let date: Date
  /// The quote of the whole portfolio; nil where no account is signed in.
  let total: Quote?
}

struct PortfolioProvider: TimelineProvider {
  func placeholder(in context: Context) -> PortfolioEntry {
    PortfolioEntry(date: Date(), total: total(at: Date()))
  }

  func getSnapshot(in context: Context, completion: @escaping (PortfolioEntry) -> Void) {
    // Whoever looks through the widget gallery may not have an account yet.
    let shows = context.isPreview || Account().isSignedIn
    completion(PortfolioEntry(date: Date(), total: shows ? total(at: Date()) : nil))
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<PortfolioEntry>) -> Void) {
    let now = Date()
    guard Account().isSignedIn else {
      // Signing in reloads the timeline from the app, so there is nothing to wait for.
      completion(Timeline(entries: [PortfolioEntry(date: now, total: nil)], policy: .never))
      return
    }
    let entry = PortfolioEntry(date: now, total: total(at: now))
    completion(Timeline(entries: [entry], policy: .after(TradingHours().nextQuote(after: now))))
  }

  private func total(at date: Date) -> Quote {
    let holdings = Market.Listing(symbol: "TOTAL", name: "Portfolio", base: 48_260, volatility: 0.6)
    return Market.quote(for: holdings, at: date)
  }
}
