import SwiftData
import TestSupport
import Testing

@Suite struct ModelRelationshipTests {
  @Test func theInverseIsSetWithTheRelationship() throws {
    let context = try Memory.context(["a"])
    let trip = try #require(try context.fetch(FetchDescriptor<Trip>()).first)
    let stop = Stop("s")
    context.insert(stop)
    stop.trip = trip
    #expect(trip.stops.map(\.name) == ["s"])
    trip.stops = []
    #expect(stop.trip == nil)
    trip.stops.append(stop)
    #expect(stop.trip === trip)
  }

  @Test func relatedModelsAreInsertedWithAModel() throws {
    let context = try Memory.context()
    let trip = Trip("1", name: "a")
    trip.stops = [Stop("x", order: 1), Stop("y", order: 2)]
    context.insert(trip)
    try context.save()
    let stops = try ModelContext(context.container)
      .fetch(FetchDescriptor<Stop>(sortBy: [SortDescriptor(\.order)]))
    #expect(stops.map(\.name) == ["x", "y"])
    #expect(stops.map { $0.trip?.name } == ["a", "a"])
  }

  @Test func aModelLeavesTheOneThatItBelongedTo() throws {
    let context = try Memory.context(["a", "b"])
    let trips = try context.fetch(FetchDescriptor<Trip>(sortBy: [SortDescriptor(\.code)]))
    let stop = try Stop("s", trip: trips.element(0))
    context.insert(stop)
    try context.save()
    try trips.element(1).stops.append(stop)
    #expect(trips.first?.stops.isEmpty == true)
    #expect(try stop.trip === trips.element(1))
  }

  @Test func cascadeDeletesWhatIsRelated() throws {
    let context = try Memory.context(["a"])
    let trip = try #require(try context.fetch(FetchDescriptor<Trip>()).first)
    trip.stops = [Stop("x")]
    try context.save()
    context.delete(trip)
    try context.save()
    #expect(try context.fetchCount(FetchDescriptor<Stop>()) == 0)
  }

  @Test func nullifyIsTheRuleWhereNoneIsGiven() throws {
    let context = try Memory.context(["a"])
    let trip = try #require(try context.fetch(FetchDescriptor<Trip>()).first)
    trip.stops = [Stop("x")]
    try context.save()
    try context.delete(trip.stops.element(0))
    try context.save()
    #expect(trip.stops.isEmpty)
    #expect(try context.fetchCount(FetchDescriptor<Trip>()) == 1)
  }

  @Test func denyKeepsAModelThatHasRelatedOnes() throws {
    let context = ModelContext(try Memory.container(Harbour.self))
    let harbour = Harbour("h")
    harbour.boats = [Boat("b")]
    context.insert(harbour)
    try context.save()
    context.delete(harbour)
    #expect(throws: SwiftDataError.modelValidationFailure) { try context.save() }
    context.rollback()
    #expect(try context.fetchCount(FetchDescriptor<Harbour>()) == 1)
  }

  @Test func manyToManyIsReadFromBothSides() throws {
    let context = ModelContext(try Memory.container(Book.self))
    let (a, b) = (Book("a"), Book("b"))
    let tag = Tag("t")
    context.insert(a)
    context.insert(b)
    a.labels = [tag]
    b.labels = [tag]
    try context.save()
    let found = try #require(
      try ModelContext(context.container).fetch(FetchDescriptor<Tag>()).first)
    #expect(Set(found.books.map(\.name)) == ["a", "b"])
  }

  @Test func aModelMayLeadToItsOwnKind() throws {
    let context = ModelContext(try Memory.container(Folder.self))
    let root = Folder("root")
    context.insert(root)
    root.children = [Folder("child")]
    try context.save()
    let child = try #require(
      try ModelContext(context.container)
        .fetch(FetchDescriptor<Folder>(predicate: #Predicate { $0.name == "child" })).first)
    #expect(child.parent?.name == "root")
    #expect(child.parent?.children?.map(\.name) == ["child"])
  }

  @Test func theModelsThatAreLedToBelongToTheContainer() throws {
    let container = try Memory.container(Trip.self)
    #expect(container.schema.entities.map(\.name) == ["Stop", "Trip"])
    #expect(container.schema.entitiesByName["Trip"]?.relationships == ["stops"])
  }
}
