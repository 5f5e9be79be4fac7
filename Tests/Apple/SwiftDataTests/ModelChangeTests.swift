import SwiftData
import Testing

@Suite struct ModelChangeTests {
  @Test func aModelIsInTheStoreOnceItIsSaved() throws {
    let container = try Memory.container(Trip.self)
    let context = ModelContext(container)
    let trip = Trip("1", name: "Sea")
    #expect(trip.modelContext == nil)
    context.insert(trip)
    #expect(trip.modelContext === context)
    #expect(context.hasChanges)
    #expect(context.insertedModelsArray.count == 1)
    #expect(try ModelContext(container).fetchCount(FetchDescriptor<Trip>()) == 0)
    try context.save()
    #expect(!context.hasChanges)
    #expect(try ModelContext(container).fetchCount(FetchDescriptor<Trip>()) == 1)
    #expect(trip.persistentModelID.storeIdentifier != nil)
  }

  @Test func valuesOfAllTypesComeBack() throws {
    let context = try Memory.context()
    let trip = Trip("1", name: "Sea", start: 1.5, note: "n")
    trip.place = Place(latitude: 1.25, longitude: -2)
    trip.status = .done
    trip.tags = ["a", "b"]
    trip.picture = Data([0, 255])
    trip.cost = Decimal(string: "19.99")!
    context.insert(trip)
    try context.save()
    let found = try #require(
      try ModelContext(context.container).fetch(FetchDescriptor<Trip>()).first)
    #expect(found !== trip)
    #expect(found.start == Date(timeIntervalSinceReferenceDate: 1.5))
    #expect(found.note == "n")
    #expect(found.place == Place(latitude: 1.25, longitude: -2))
    #expect(found.status == .done)
    #expect(found.tags == ["a", "b"])
    #expect(found.picture == Data([0, 255]))
    #expect(found.cost == Decimal(string: "19.99"))
  }

  @Test func numbersOfAllSizesComeBack() throws {
    let context = ModelContext(try Memory.container(Numbers.self))
    let numbers = Numbers()
    context.insert(numbers)
    numbers.wide = .min
    numbers.unsigned = .max
    numbers.small = -128
    numbers.single = 0.25
    numbers.link = URL(string: "https://example.com/a")
    try context.save()
    let found = try #require(
      try ModelContext(context.container).fetch(FetchDescriptor<Numbers>()).first)
    #expect(found.wide == .min)
    #expect(found.unsigned == .max)
    #expect(found.small == -128)
    #expect(found.single == 0.25)
    #expect(found.isOn)
    #expect(found.level == .high)
    #expect(found.link?.absoluteString == "https://example.com/a")
    #expect(found.missing == nil)
  }

  @Test func aTransientPropertyIsNotKept() throws {
    let context = try Memory.context(["a"])
    let trip = try #require(try context.fetch(FetchDescriptor<Trip>()).first)
    trip.isSelected = true
    #expect(!context.hasChanges)
    let other = try #require(
      try ModelContext(context.container).fetch(FetchDescriptor<Trip>()).first)
    #expect(!other.isSelected)
  }

  /// Apple: a second model with a unique value takes the place of the first.
  @Test func aUniqueValueOfTwoModelsIsAnUpdate() throws {
    let context = try Memory.context()
    context.insert(Trip("1", name: "old", note: "n"))
    try context.save()
    context.insert(Trip("1", name: "new"))
    try context.save()
    let found = try ModelContext(context.container).fetch(FetchDescriptor<Trip>())
    #expect(found.map(\.name) == ["new"])
    #expect(found.map(\.note) == [nil])
  }

  @Test func ofTwoNewModelsWithOneUniqueValueTheLastIsKept() throws {
    let context = try Memory.context()
    context.insert(Trip("1", name: "first"))
    context.insert(Trip("1", name: "second"))
    try context.save()
    let found = try ModelContext(context.container).fetch(FetchDescriptor<Trip>())
    #expect(found.map(\.name) == ["second"])
  }

  @Test func valuesThatAreUniqueTogetherMayOccurAlone() throws {
    let context = ModelContext(try Memory.container(Port.self))
    for (name, distance) in [("a", 1), ("a", 2), ("b", 1)] {
      context.insert(Port(name, distance: distance))
    }
    try context.save()
    #expect(try context.fetchCount(FetchDescriptor<Port>()) == 3)
    context.insert(Port("a", distance: 1))
    try context.save()
    #expect(
      try ModelContext(context.container).fetchCount(FetchDescriptor<Port>()) == 3)
  }

  @Test func aRollbackForgetsAllChanges() throws {
    let context = try Memory.context(["a", "b"])
    let all = try context.fetch(FetchDescriptor<Trip>(sortBy: [SortDescriptor(\.code)]))
    all[0].name = "changed"
    context.delete(all[1])
    context.insert(Trip("9"))
    #expect(context.changedModelsArray.count == 1)
    #expect(context.deletedModelsArray.count == 1)
    context.rollback()
    #expect(!context.hasChanges)
    #expect(
      try context.fetch(FetchDescriptor<Trip>(sortBy: [SortDescriptor(\.code)])).map(\.name)
        == ["a", "b"])
  }

  @Test func aTransactionSaves() throws {
    let context = try Memory.context()
    try context.transaction { context.insert(Trip("1")) }
    #expect(!context.hasChanges)
    #expect(try ModelContext(context.container).fetchCount(FetchDescriptor<Trip>()) == 1)
  }

  @Test func modelsThatAPredicateHoldsForAreDeleted() throws {
    let context = try Memory.context(["a", "b", "a"])
    try context.delete(model: Trip.self, where: #Predicate { $0.name == "a" })
    try context.save()
    #expect(try context.fetch(FetchDescriptor<Trip>()).map(\.name) == ["b"])
    try context.delete(model: Trip.self)
    try context.save()
    #expect(try context.fetchCount(FetchDescriptor<Trip>()) == 0)
  }

  @Test func aDeletedModelIsFetchedNoMore() throws {
    let context = try Memory.context(["a"])
    let trip = try #require(try context.fetch(FetchDescriptor<Trip>()).first)
    context.delete(trip)
    #expect(trip.isDeleted)
    #expect(try context.fetch(FetchDescriptor<Trip>()).isEmpty)
    try context.save()
    #expect(trip.modelContext == nil)
    #expect(trip.name == "a")
  }

  @Test func aRegisteredModelIsOneThatTheContextHas() throws {
    let context = try Memory.context(["a"])
    let id = try #require(try context.fetchIdentifiers(FetchDescriptor<Trip>()).first)
    let fresh = ModelContext(context.container)
    let before: Trip? = fresh.registeredModel(for: id)
    #expect(before == nil)
    let trip = fresh.model(for: id) as? Trip
    let after: Trip? = fresh.registeredModel(for: id)
    #expect(after === trip)
  }

  @Test func theMainContextSeesWhatOthersSave() async throws {
    try await MainActor.run {
      let container = try Memory.container(Trip.self)
      container.mainContext.insert(Trip("1", name: "old"))
      try container.mainContext.save()
      let trip = try #require(try container.mainContext.fetch(FetchDescriptor<Trip>()).first)
      let other = ModelContext(container)
      try #require(try other.fetch(FetchDescriptor<Trip>()).first).name = "new"
      try other.save()
      #expect(trip.name == "new")
    }
  }

  /// The main context saves by itself, so another one finds its changes.
  @Test func theMainContextsChangesAreSavedBeforeAnotherContextAsks() async throws {
    try await MainActor.run {
      let container = try Memory.container(Trip.self)
      container.mainContext.insert(Trip("1"))
      #expect(try ModelContext(container).fetchCount(FetchDescriptor<Trip>()) == 1)
      container.mainContext.autosaveEnabled = false
      container.mainContext.insert(Trip("2"))
      #expect(try ModelContext(container).fetchCount(FetchDescriptor<Trip>()) == 1)
    }
  }

  @Test func anActorHasAContextOfItsOwn() async throws {
    let container = try Memory.container(Trip.self)
    let actor = TripActor(modelContainer: container)
    let id = try await actor.add("1")
    #expect(await actor.name(of: id) == "made by the actor")
    #expect(try ModelContext(container).fetchCount(FetchDescriptor<Trip>()) == 1)
  }
}
