import SwiftUI
import WidgetKit

struct WatchlistView: View {
  @Environment(\.widgetFamily) private var family
  let entry: WatchlistEntry

  var body: some View {
    if family == .accessoryRectangular {
      RectangularQuote(quote: entry.quotes.first)
    } else if entry.isSignedOut {
      SignInPrompt(reason: "Sign in to see your list.", isCompact: family == .systemSmall)
    } else {
      VStack(alignment: .leading, spacing: family == .systemSmall ? 6 : 4) {
        WidgetHeader(
          title: "Watch List", updated: family == .systemSmall ? nil : entry.date)
        rows
      }
      .widgetURL(URL(string: "quill://watchlist"))
    }
  }

  @ViewBuilder private var rows: some View {
    switch family {
    case .systemSmall:
      ForEach(entry.quotes.prefix(3)) { quote in
        CompactRow(quote: quote)
          .frame(maxHeight: .infinity)
      }
    case .systemMedium:
      list(limit: 3, isTall: false)
    default:
      list(limit: 6, isTall: true)
    }
  }

  private func list(limit: Int, isTall: Bool) -> some View {
    let shown = Array(entry.quotes.prefix(limit))
    return VStack(spacing: 0) {
      ForEach(shown) { quote in
        Link(destination: quote.url) {
          QuoteRow(quote: quote, isTall: isTall)
        }
        .frame(maxHeight: .infinity)
        if quote != shown.last {
          Divider()
        }
      }
    }
    .frame(maxHeight: .infinity)
  }
}
