import SwiftData

@Model final class Trip {
  @Attribute(.unique) var code: String
  var name: String
  var start: Date
  var note: String?
  var status: Status = Status.planned
  var place: Place?
  var tags: [String] = []
  @Attribute(.externalStorage) var picture: Data?
  @Attribute(originalName: "cst") var cost: Decimal = 0
  @Relationship(deleteRule: .cascade, inverse: \Stop.trip) var stops: [Stop] = []
  @Transient var isSelected = false
  var isPast: Bool { start < Date(timeIntervalSinceReferenceDate: 0) }

  init(_ code: String, name: String = "", start: Double = 0, note: String? = nil) {
    self.code = code
    self.name = name
    self.start = Date(timeIntervalSinceReferenceDate: start)
    self.note = note
  }
}

enum Status: String, Codable, CaseIterable { case planned, done }

struct Place: Codable, Hashable {
  var latitude: Double
  var longitude: Double
}

@Model final class Stop {
  var name: String
  var order: Int
  var trip: Trip?

  init(_ name: String, order: Int = 0, trip: Trip? = nil) {
    self.name = name
    self.order = order
    self.trip = trip
  }
}

enum Memory {
  static func container(_ types: any PersistentModel.Type...) throws -> ModelContainer {
    try ModelContainer(
      for: Schema(types), configurations: [ModelConfiguration(isStoredInMemoryOnly: true)])
  }

  /// A context with trips of these names, saved.
  static func context(_ names: [String] = []) throws -> ModelContext {
    let context = ModelContext(try container(Trip.self))
    for (index, name) in names.enumerated() {
      context.insert(Trip("\(index)", name: name, start: Double(index)))
    }
    try context.save()
    return context
  }
}
