import AppIntents
import WidgetKit

struct WatchlistIntent: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Edit Watch List"
  static let description = IntentDescription("Choose which shares to show, and their colors.")

  @Parameter(title: "Shares")
  var shares: [ShareEntity]?

  @Parameter(title: "Colors", default: .automatic)
  var colors: DirectionColors

  /// The first six of the market, until someone has chosen.
  var symbols: [String] {
    if let shares, !shares.isEmpty { return shares.map(\.id) }
    return Market.listings.prefix(6).map(\.symbol)
  }
}

struct ShareEntity: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Share"
  static let defaultQuery = ShareQuery()

  let id: String
  let name: String

  init(_ listing: Market.Listing) {
    id = listing.symbol
    name = listing.name
  }

  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(title: "\(id)", subtitle: "\(name)")
  }
}

struct ShareQuery: EntityStringQuery {
  func entities(for identifiers: [String]) async throws -> [ShareEntity] {
    identifiers.compactMap { id in
      Market.listings.first { $0.symbol == id }.map(ShareEntity.init)
    }
  }

  func entities(matching string: String) async throws -> [ShareEntity] {
    Market.listings
      .filter {
        $0.symbol.localizedCaseInsensitiveContains(string)
          || $0.name.localizedCaseInsensitiveContains(string)
      }
      .map(ShareEntity.init)
  }

  func suggestedEntities() async throws -> [ShareEntity] {
    Market.listings.map(ShareEntity.init)
  }
}
