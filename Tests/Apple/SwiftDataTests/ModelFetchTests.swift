import SwiftData
import TestSupport
import Testing

@Suite struct ModelFetchTests {
  @Test func aLimitAndAnOffsetAreAWindowOfTheOrder() throws {
    let context = try Memory.context(["a", "b", "c", "d", "e"])
    var descriptor = FetchDescriptor<Trip>(sortBy: [SortDescriptor(\.start, order: .reverse)])
    descriptor.fetchLimit = 2
    descriptor.fetchOffset = 1
    #expect(try context.fetch(descriptor).map(\.name) == ["d", "c"])
  }

  @Test func modelsThatAreEqualByAllOrdersComeAsTheyWereMade() throws {
    let context = try Memory.context(["b", "a", "b", "a"])
    let descriptor = FetchDescriptor<Trip>(sortBy: [SortDescriptor(\.name)])
    #expect(try context.fetch(descriptor).map(\.code) == ["1", "3", "0", "2"])
  }

  @Test func theSecondOrderDecidesAmongEquals() throws {
    let context = try Memory.context(["b", "a", "b", "a"])
    let descriptor = FetchDescriptor<Trip>(
      sortBy: [SortDescriptor(\.name), SortDescriptor(\.start, order: .reverse)])
    #expect(try context.fetch(descriptor).map(\.code) == ["3", "1", "2", "0"])
  }

  /// Apple's `SortDescriptor` of a text compares as the Finder does unless another comparator is given.
  @Test func textsAreSortedAsInTheFinder() throws {
    let context = try Memory.context(["day 10", "Day 9", "abc"])
    let localized = FetchDescriptor<Trip>(
      sortBy: [SortDescriptor(\.name, comparator: .localizedStandard)])
    #expect(try context.fetch(localized).map(\.name) == ["abc", "Day 9", "day 10"])
    let lexical = FetchDescriptor<Trip>(sortBy: [SortDescriptor(\.name, comparator: .lexical)])
    #expect(try context.fetch(lexical).map(\.name) == ["Day 9", "abc", "day 10"])
  }

  @Test func aValueThatIsMissingComesFirst() throws {
    let context = try Memory.context()
    context.insert(Trip("1", note: "b"))
    context.insert(Trip("2"))
    context.insert(Trip("3", note: "a"))
    try context.save()
    let descriptor = FetchDescriptor<Trip>(sortBy: [SortDescriptor(\.note)])
    #expect(try context.fetch(descriptor).map(\.note) == [nil, "a", "b"])
  }

  @Test func aRelationshipsPropertyIsAnOrder() throws {
    let context = ModelContext(try Memory.container(Leg.self))
    let (far, near) = (Port("far", distance: 9), Port("near", distance: 1))
    context.insert(Leg("1", to: far))
    context.insert(Leg("2", to: near))
    try context.save()
    let descriptor = FetchDescriptor<Leg>(sortBy: [SortDescriptor(\.port.distance)])
    #expect(try context.fetch(descriptor).map(\.name) == ["2", "1"])
  }

  @Test func changesThatAreNotSavedAreFetchedUnlessTheyAreLeftOut() throws {
    let context = try Memory.context(["a"])
    context.insert(Trip("9", name: "new"))
    var descriptor = FetchDescriptor<Trip>(sortBy: [SortDescriptor(\.name)])
    #expect(try context.fetch(descriptor).map(\.name) == ["a", "new"])
    #expect(try context.fetchCount(descriptor) == 2)
    descriptor.includePendingChanges = false
    #expect(try context.fetch(descriptor).map(\.name) == ["a"])
    #expect(try context.fetchCount(descriptor) == 1)
  }

  @Test func theCountIsThatOfTheWindow() throws {
    let context = try Memory.context(["a", "b", "c"])
    var descriptor = FetchDescriptor<Trip>()
    #expect(try context.fetchCount(descriptor) == 3)
    descriptor.fetchLimit = 2
    #expect(try context.fetchCount(descriptor) == 2)
  }

  @Test func identifiersLeadToTheirModels() throws {
    let context = try Memory.context(["a", "b"])
    let ids = try context.fetchIdentifiers(
      FetchDescriptor<Trip>(predicate: #Predicate { $0.name == "b" }))
    #expect(ids.map(\.entityName) == ["Trip"])
    #expect(try (context.model(for: ids.element(0)) as? Trip)?.name == "b")
  }

  @Test func anEnumerationGoesThroughTheModelsInOrder() throws {
    let context = try Memory.context(["b", "c", "a"])
    var names: [String] = []
    try context.enumerate(FetchDescriptor<Trip>(sortBy: [SortDescriptor(\.name)])) {
      names.append($0.name)
    }
    #expect(names == ["a", "b", "c"])
  }

  @Test func aModelThatTheContainerHasNotIsAnErrorThatNamesIt() throws {
    let context = ModelContext(try Memory.container(Port.self))
    do {
      _ = try context.fetch(FetchDescriptor<Stop>())
      Issue.record("Stop is no model of the container.")
    } catch let error as SwiftDataError {
      #expect(error == .unknownSchema)
      #expect(
        error.message
          == "The container has no model Stop; it has: Leg, Port. Name it in ModelContainer(for:).")
    }
  }

  @Test func oneObjectStandsForOneModelInAContext() throws {
    let context = try Memory.context(["a"])
    let first = try #require(try context.fetch(FetchDescriptor<Trip>()).first)
    let second = try #require(try context.fetch(FetchDescriptor<Trip>()).first)
    #expect(first === second)
    let other = try #require(
      try ModelContext(context.container).fetch(FetchDescriptor<Trip>()).first)
    #expect(first !== other)
    #expect(first.persistentModelID == other.persistentModelID)
  }
}
