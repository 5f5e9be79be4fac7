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

@Model final class Port {
  #Unique<Port>([\.name, \.distance])
  #Index<Port>([\.name])
  var name: String
  var distance: Int
  var legs: [Leg] = []

  init(_ name: String, distance: Int) {
    self.name = name
    self.distance = distance
  }
}

/// The model of an earlier version.
enum Earlier {
  @Model final class Port {
    var name: String
    init(_ name: String) { self.name = name }
  }
}

@Model final class Leg {
  var name: String
  @Relationship(inverse: \Port.legs) var port: Port

  init(_ name: String, to port: Port) {
    self.name = name
    self.port = port
  }
}

@Model final class Harbour {
  var name: String
  @Relationship(deleteRule: .deny) var boats: [Boat] = []
  init(_ name: String) { self.name = name }
}

@Model final class Boat {
  var name: String
  var harbour: Harbour?
  init(_ name: String) { self.name = name }
}

@Model final class Book {
  var name: String
  @Relationship(inverse: \Tag.books) var labels: [Tag] = []
  init(_ name: String) { self.name = name }
}

@Model final class Tag {
  var name: String
  var books: [Book] = []
  init(_ name: String) { self.name = name }
}

@Model final class Folder {
  var name: String
  var parent: Folder?
  @Relationship(deleteRule: .cascade, inverse: \Folder.parent) var children: [Folder]? = []
  init(_ name: String) { self.name = name }
}

enum Level: Int, Codable { case low = 1, high }

@Model final class Numbers {
  var wide: Int64 = 0
  var unsigned: UInt64 = 0
  var small: Int8 = 0
  var single: Float = 0
  var isOn: Bool = true
  var level: Level = Level.high
  var link: URL?
  var missing: Int?
  init() {}
}

@ModelActor actor TripActor {
  func add(_ code: String) throws -> PersistentIdentifier {
    let trip = Trip(code, name: "made by the actor")
    modelContext.insert(trip)
    try modelContext.save()
    return trip.persistentModelID
  }

  func name(of id: PersistentIdentifier) -> String? { self[id, as: Trip.self]?.name }
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
