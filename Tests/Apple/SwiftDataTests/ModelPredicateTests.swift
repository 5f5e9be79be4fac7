import Testing

@testable import SwiftData

/// Each predicate is asked of the store and of the models: both give the names that stand beside it.
@Suite struct ModelPredicateTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let predicate: Predicate<Trip>
    let names: [String]
    let isSQL: Bool

    init(
      _ text: String, _ predicate: Predicate<Trip>, _ names: [String], isSQL: Bool = true
    ) {
      testDescription = text
      self.predicate = predicate
      self.names = names
      self.isSQL = isSQL
    }
  }

  /// Alps (start 0, "snow", 2 stops), Sea (10, no note, 1 stop), Élan (20, "", no stop)
  private static func context() throws -> ModelContext {
    let context = try Memory.context()
    let alps = Trip("1", name: "Alps", start: 0, note: "snow")
    let sea = Trip("2", name: "Sea", start: 10)
    let elan = Trip("3", name: "Élan", start: 20, note: "")
    for trip in [alps, sea, elan] { context.insert(trip) }
    alps.stops = [Stop("hut", order: 1), Stop("peak", order: 2)]
    sea.stops = [Stop("harbour", order: 1)]
    sea.status = .done
    alps.cost = 120
    try context.save()
    return context
  }

  private static let day = Date(timeIntervalSinceReferenceDate: 10)
  private static let names = ["Sea", "Élan"]
  private static let sought: String? = "snow"
  private static let none: String? = nil

  static let cases: [Case] = [
    Case("name == …", #Predicate { $0.name == "Sea" }, ["Sea"]),
    Case("name != …", #Predicate { $0.name != "Sea" }, ["Alps", "Élan"]),
    Case("start < day", #Predicate { $0.start < day }, ["Alps"]),
    Case("start >= day", #Predicate { $0.start >= day }, ["Sea", "Élan"]),
    Case("note == nil", #Predicate { $0.note == nil }, ["Sea"]),
    Case("note != nil", #Predicate { $0.note != nil }, ["Alps", "Élan"]),
    // In Swift a missing value is another one than each value.
    Case("note != …", #Predicate { $0.note != "snow" }, ["Sea", "Élan"]),
    Case("note == sought", #Predicate { $0.note == sought }, ["Alps"]),
    Case("note == none", #Predicate { $0.note == none }, ["Sea"]),
    Case("note ?? …", #Predicate { ($0.note ?? "none") == "none" }, ["Sea"]),
    Case("note?.contains == true", #Predicate { $0.note?.contains("no") == true }, ["Alps"]),
    Case("note?.contains ?? false", #Predicate { $0.note?.contains("no") ?? false }, ["Alps"]),
    Case("!note.isEmpty", #Predicate { !($0.note?.isEmpty ?? true) }, ["Alps"]),
    Case("contains", #Predicate { $0.name.contains("l") }, ["Alps", "Élan"]),
    Case("starts(with:)", #Predicate { $0.name.starts(with: "S") }, ["Sea"]),
    Case(
      "localizedStandardContains", #Predicate { $0.name.localizedStandardContains("ELA") },
      ["Élan"]),
    Case("names.contains(name)", #Predicate { names.contains($0.name) }, ["Sea", "Élan"]),
    Case("&&", #Predicate { $0.name == "Sea" && $0.start == day }, ["Sea"]),
    Case("||", #Predicate { $0.name == "Sea" || $0.note == "snow" }, ["Alps", "Sea"]),
    Case("!", #Predicate { !($0.name == "Sea") }, ["Alps", "Élan"]),
    Case("stops.isEmpty", #Predicate { $0.stops.isEmpty }, ["Élan"]),
    Case("stops.count", #Predicate { $0.stops.count > 1 }, ["Alps"]),
    Case(
      "stops.contains", #Predicate { $0.stops.contains { $0.name == "harbour" } }, ["Sea"]),
    Case(
      "stops.allSatisfy", #Predicate { $0.stops.allSatisfy { $0.order == 1 } },
      ["Sea", "Élan"]),
    Case("true", #Predicate { _ in true }, ["Alps", "Sea", "Élan"]),
    Case("tags.contains", #Predicate { $0.tags.contains("x") }, [], isSQL: false),
    Case("cost > 100", #Predicate { $0.cost > 100 }, ["Alps"]),
  ]

  @Test(arguments: cases) func aPredicateGivesTheSameInTheStoreAndInMemory(_ item: Case) throws {
    let context = try Self.context()
    #expect((PredicateReader.storePredicate(item.predicate) != nil) == item.isSQL)
    let order = [SortDescriptor(\Trip.code)]
    let found = try context.fetch(FetchDescriptor(predicate: item.predicate, sortBy: order))
    #expect(found.map(\.name) == item.names)
    #expect(
      try context.fetchCount(FetchDescriptor(predicate: item.predicate)) == item.names.count)
    let all = try context.fetch(FetchDescriptor<Trip>(sortBy: order))
    #expect(try all.filter { try item.predicate.evaluate($0) }.map(\.name) == item.names)
    // With a change that isn't saved the engine asks the objects.
    all[0].tags = ["y"]
    let pending = try context.fetch(FetchDescriptor(predicate: item.predicate, sortBy: order))
    #expect(pending.map(\.name) == item.names)
  }

  @Test func aRelatedModelIsCompared() throws {
    let context = try Self.context()
    let sea = try #require(
      try context.fetch(FetchDescriptor<Trip>(predicate: #Predicate { $0.name == "Sea" })).first)
    let id = sea.persistentModelID
    let byID = #Predicate<Stop> { $0.trip?.persistentModelID == id }
    #expect(PredicateReader.storePredicate(byID) != nil)
    #expect(try context.fetch(FetchDescriptor(predicate: byID)).map(\.name) == ["harbour"])
    let byName = #Predicate<Stop> { $0.trip?.name == "Alps" }
    #expect(PredicateReader.storePredicate(byName) != nil)
    let order = [SortDescriptor(\Stop.order)]
    #expect(
      try context.fetch(FetchDescriptor(predicate: byName, sortBy: order)).map(\.name) == [
        "hut", "peak",
      ])
  }

  @Test func aRangeContainsItsBounds() throws {
    let context = try Self.context()
    let (low, high) = (
      Date(timeIntervalSinceReferenceDate: 0), Date(timeIntervalSinceReferenceDate: 10)
    )
    let closed = #Predicate<Trip> { (low...high).contains($0.start) }
    #expect(try context.fetchCount(FetchDescriptor(predicate: closed)) == 2)
    let open = #Predicate<Trip> { (low..<high).contains($0.start) }
    #expect(try context.fetchCount(FetchDescriptor(predicate: open)) == 1)
  }
}
