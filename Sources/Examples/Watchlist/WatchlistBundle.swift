import SwiftUI
import WidgetKit

@main
struct WatchlistBundle: WidgetBundle {
  var body: some Widget {
    IndicesWidget()
    WatchlistWidget()
    TopicsWidget()
    EventsWidget()
    PortfolioWidget()
  }
}
