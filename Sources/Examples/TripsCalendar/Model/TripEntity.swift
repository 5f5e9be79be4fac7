import AppIntents

/// A trip as Edit Widget lists it.
struct TripEntity: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Trip"
  static let defaultQuery = TripQuery()

  let id: String
  let destination: String
  let country: String

  init(_ trip: Trip) {
    id = trip.id
    destination = trip.destination
    country = trip.country
  }

  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(title: "\(destination)", subtitle: "\(country)")
  }
}

struct TripQuery: EntityQuery {
  func entities(for identifiers: [TripEntity.ID]) async throws -> [TripEntity] {
    TripStore().trips(at: Date()).filter { identifiers.contains($0.id) }.map(TripEntity.init)
  }

  func suggestedEntities() async throws -> [TripEntity] {
    TripStore().upcoming(at: Date()).map(TripEntity.init)
  }
}
