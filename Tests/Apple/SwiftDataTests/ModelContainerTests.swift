import DataStore
import Foundation
import Testing

@testable import SwiftData

@Suite struct ModelContainerTests {
  /// Opens a container at a new place with a fixture, and gives what a fetch finds, with the notes.
  private func fill<Result>(
    _ text: String, _ read: (ModelContext) throws -> Result
  ) throws -> (result: Result, notes: [String]) {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("container-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("rows.json")
    try Data(text.utf8).write(to: file)
    let fixture = try StoreFixture(contentsOf: file.path)
    var result: Swift.Result<Result, any Error>?
    let notes = StoreNotes.collect {
      result = StoreFixture.with(fixture) {
        Swift.Result {
          let configuration = ModelConfiguration(url: folder.appendingPathComponent("a.store"))
          let container = try ModelContainer(for: Trip.self, configurations: configuration)
          return try read(ModelContext(container))
        }
      }
    }
    return (
      try #require(result).get(),
      notes.map { "\($0.code): \($0.message.replacing(folder.path + "/", with: ""))" }
    )
  }

  @Test func aFixtureFillsAContainerByTheNamesOfItsModels() throws {
    let filled = try fill(
      """
      { "Trip": [{ "code": "1", "name": "Sea", "start": "2026-01-09T09:41:00Z", "status": "done",
                   "place": { "latitude": 1.5, "longitude": 2 }, "tags": ["a"], "cost": 19.99,
                   "stops": ["s"] },
                 { "code": "2", "name": "Alps", "start": "2026-01-10" }],
        "Stop": [{ "@id": "s", "name": "harbour", "order": 1 }] }
      """
    ) { context in
      let trips = try context.fetch(FetchDescriptor<Trip>(sortBy: [SortDescriptor(\.code)]))
      return trips.map { trip in
        "\(trip.name) \(trip.status) \(trip.place?.latitude ?? 0) \(trip.tags) \(trip.cost) \(trip.stops.map(\.name))"
      }
    }
    #expect(filled.notes == [])
    #expect(
      filled.result == [
        "Sea done 1.5 [\"a\"] 19.99 [\"harbour\"]", "Alps planned 0.0 [] 0 []",
      ])
  }

  @Test func rowsThatDontFitTheModelAreNotedByTheirLines() throws {
    let filled = try fill(
      """
      { "Trip": [
          { "code": "1", "name": "Sea", "start": "2026-01-09", "status": "lost" },
          { "code": "2", "name": "Alps", "start": "2026-01-09", "place": { "latitude": 1 } },
          { "code": "3", "start": "2026-01-09" },
          { "code": "4", "name": "Lake", "start": "2026-01-09", "colour": 1 }] }
      """
    ) { try $0.fetch(FetchDescriptor<Trip>()).map(\.code) }
    #expect(filled.result == ["4"])
    #expect(
      filled.notes == [
        "store-fixture: rows.json:2: Trip.status is the text “lost”, which is no Status.",
        "store-fixture: rows.json:3: Trip.place is an object, which is no Place.",
        "store-fixture: rows.json:5: Trip has no “colour”; it has: code, cost, name, note, picture, place, start, status, stops, tags.",
        "store-fixture: rows.json:4: this Trip has no name, which the model doesn't make optional.",
      ])
  }

  @Test func anEmptyStoreIsNoted() throws {
    let context = try Memory.context()
    let notes = StoreNotes.collect { _ = try? context.fetch(FetchDescriptor<Trip>()) }
    #expect(
      notes.map(\.message) == [
        "The store in memory has no Trip: what was asked for is an empty list. --store doesn't fill such a store: look "
          + "at the code that should put objects into it."
      ])
  }

  /// The rows are of classes of the program that another container keeps.
  @Test func rowsOfAnotherContainerAreLeftToIt() throws {
    let filled = try fill(
      """
      { "Book": [{ "name": "Sea" }], "Raft": [{ "name": "Ida" }],
        "Trip": [{ "code": "1", "name": "Sea", "start": "2026-01-09" }] }
      """
    ) { try $0.fetch(FetchDescriptor<Trip>()).map(\.code) }
    #expect(filled.result == ["1"])
    #expect(
      filled.notes == [
        "store-fixture: rows.json:1: the model has no entity “Raft”; it has: Stop, Trip."
      ])
  }

  @Test func anEntityThatTheFileNamesMayHaveNoObject() throws {
    let filled = try fill("{ \"Trip\": [] }") { try $0.fetch(FetchDescriptor<Trip>()).count }
    #expect(filled.result == 0)
    #expect(filled.notes == [])
  }

  @Test func aContainerIsOpenedAgainWithWhatItHolds() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("container-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let configuration = ModelConfiguration(url: folder.appendingPathComponent("a.store"))
    do {
      let context = ModelContext(
        try ModelContainer(for: Trip.self, configurations: configuration))
      context.insert(Trip("1", name: "Sea"))
      try context.save()
    }
    let again = ModelContext(try ModelContainer(for: Trip.self, configurations: configuration))
    #expect(try again.fetch(FetchDescriptor<Trip>()).map(\.name) == ["Sea"])
    // A container with other models adds them to the store.
    let wider = ModelContext(
      try ModelContainer(for: Trip.self, Book.self, configurations: configuration))
    wider.insert(Book("b"))
    try wider.save()
    #expect(try wider.fetch(FetchDescriptor<Trip>()).map(\.name) == ["Sea"])
    let books = ModelContext(try ModelContainer(for: Book.self, configurations: configuration))
    #expect(try books.fetch(FetchDescriptor<Book>()).map(\.name) == ["b"])
  }

  @Test func aStoreOfAnotherVersionIsRefused() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("container-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let configuration = ModelConfiguration(url: folder.appendingPathComponent("a.store"))
    _ = try ModelContainer(for: Earlier.Port.self, configurations: configuration)
    let notes = StoreNotes.collect {
      #expect(throws: SwiftDataError.loadIssueModelContainer) {
        _ = try ModelContainer(for: Port.self, configurations: configuration)
      }
    }
    #expect(notes.map(\.code) == ["store-unreadable"])
    #expect(notes.first?.message.contains("it lacks Port’s distance") == true)
  }

  @Test func containersInMemoryHaveNothingInCommon() throws {
    let (one, other) = (try Memory.context(["a"]), try Memory.context())
    #expect(try one.fetchCount(FetchDescriptor<Trip>()) == 1)
    #expect(try other.fetchCount(FetchDescriptor<Trip>()) == 0)
  }

  @Test func aContainerThatAllowsNoSaveSaysSo() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("container-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let url = folder.appendingPathComponent("a.store")
    let first = ModelContext(
      try ModelContainer(for: Trip.self, configurations: ModelConfiguration(url: url)))
    first.insert(Trip("1"))
    try first.save()
    let context = ModelContext(
      try ModelContainer(
        for: Trip.self, configurations: ModelConfiguration(url: url, allowsSave: false)))
    #expect(try context.fetchCount(FetchDescriptor<Trip>()) == 1)
    context.insert(Trip("2"))
    #expect(throws: SwiftDataError.self) { try context.save() }
  }

  @Test func modelsOfTwoConfigurationsAreInTwoStores() throws {
    let container = try ModelContainer(
      for: Schema([Trip.self, Book.self]),
      configurations: [
        ModelConfiguration(
          "trips", schema: Schema([Trip.self]), isStoredInMemoryOnly: true),
        ModelConfiguration(
          "books", schema: Schema([Book.self]), isStoredInMemoryOnly: true),
      ])
    let context = ModelContext(container)
    context.insert(Trip("1"))
    context.insert(Book("b"))
    try context.save()
    #expect(try context.fetchCount(FetchDescriptor<Trip>()) == 1)
    #expect(try context.fetchCount(FetchDescriptor<Book>()) == 1)
    #expect(container.coordinators.count == 2)
  }

  @Test func anIdentifierIsTheSameAfterItWasWrittenDown() throws {
    let context = try Memory.context(["a"])
    let id = try #require(try context.fetchIdentifiers(FetchDescriptor<Trip>()).first)
    let copy = try JSONDecoder().decode(
      PersistentIdentifier.self, from: try JSONEncoder().encode(id))
    #expect(copy == id)
    #expect((context.model(for: copy) as? Trip)?.name == "a")
  }
}
