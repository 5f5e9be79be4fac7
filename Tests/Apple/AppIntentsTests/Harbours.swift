import AppIntents

// What the tests' intents are about.

enum Tide: String, AppEnum {
  case high, low
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Tide"
  static let caseDisplayRepresentations: [Tide: DisplayRepresentation] = [
    .high: "High Water", .low: "Low Water",
  ]
}

struct Harbour: AppEntity {
  let id: Int
  var name: String
  @Property(title: "Berths") var berths: Int

  init(id: Int, name: String, berths: Int = 0) {
    self.id = id
    self.name = name
    self.berths = berths
  }

  static let typeDisplayRepresentation = TypeDisplayRepresentation(
    name: "Harbour", numericFormat: "\(placeholder: .int) harbours")
  static let defaultQuery = HarbourQuery()
  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(
      title: "\(name)", subtitle: "No. \(id)", image: .init(systemName: "ferry"))
  }
}

let harbours = [
  Harbour(id: 1, name: "Sète"), Harbour(id: 2, name: "Porto"), Harbour(id: 3, name: "Oban"),
]

struct HarbourQuery: EntityStringQuery {
  func entities(for identifiers: [Int]) async throws -> [Harbour] {
    harbours.filter { identifiers.contains($0.id) }
  }
  func entities(matching string: String) async throws -> [Harbour] {
    harbours.filter { $0.name.contains(string) }
  }
  func suggestedEntities() async throws -> [Harbour] { [harbours[0]] }
  func defaultResult() async -> Harbour? { harbours[1] }
}

struct Berth: AppEntity {
  let id: String
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Berth"
  static let defaultQuery = BerthQuery()
  var displayRepresentation: DisplayRepresentation { .init(title: "Berth \(id)") }
}

/// Knows berths of the harbour that was chosen, and none before that.
struct BerthQuery: EntityQuery {
  @IntentParameterDependency<Moor>(\.$harbour) var moor

  func entities(for identifiers: [String]) async throws -> [Berth] {
    try await suggestedEntities().filter { identifiers.contains($0.id) }
  }
  func suggestedEntities() async throws -> [Berth] {
    guard let moor else { return [] }
    return ["A", "B"].map { Berth(id: "\(moor.harbour.name) \($0)") }
  }
}

struct Moor: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Moor"

  @Parameter(title: "Harbour") var harbour: Harbour
  @Parameter(title: "Berth") var berth: Berth?
  @Parameter(title: "Tide") var tide: Tide
  @Parameter(title: "Watch the Tide", default: true) var watches: Bool
}
