import Foundation
import SwiftData
import Testing

/// Statements of Apple's documentation on SwiftData; the page of each is above its test.
@Suite struct DocumentedModelTests {
  private static func names(
    _ context: ModelContext, _ change: (inout FetchDescriptor<Trip>) -> Void
  ) throws -> String {
    var descriptor = FetchDescriptor<Trip>(sortBy: [SortDescriptor(\.start)])
    change(&descriptor)
    return try context.fetch(descriptor).map(\.name).joined()
  }

  /// “given a fetch that typically returns A, B, C, and D, specifying a fetch offset of 1 will return B, C, D, and a fetch
  /// offset of 4 will return an empty set of results”
  /// https://developer.apple.com/documentation/swiftdata/fetchdescriptor/fetchoffset
  @Test(arguments: [(0, "ABCD"), (1, "BCD"), (4, "")])
  func anOffsetSkipsModels(_ offset: Int, _ expected: String) throws {
    let context = try Memory.context(["A", "B", "C", "D"])
    #expect(try Self.names(context) { $0.fetchOffset = offset } == expected)
  }

  /// “Use nil to tell the fetch to return all models of the associated type … The default value is nil.”
  /// https://developer.apple.com/documentation/swiftdata/fetchdescriptor/fetchlimit
  @Test func withoutALimitAllModelsComeBack() throws {
    let context = try Memory.context(["A", "B", "C"])
    #expect(FetchDescriptor<Trip>().fetchLimit == nil)
    #expect(try Self.names(context) { _ in } == "ABC")
    #expect(try Self.names(context) { $0.fetchLimit = 2 } == "AB")
  }

  /// “In combination with fetchLimit, you can create a subrange of an arbitrary result set.”
  /// https://developer.apple.com/documentation/swiftdata/fetchdescriptor/fetchoffset
  @Test func anOffsetAndALimitAreASubrange() throws {
    let context = try Memory.context(["A", "B", "C", "D"])
    #expect(try Self.names(context) { ($0.fetchOffset, $0.fetchLimit) = (1, 2) } == "BC")
  }

  /// “If the value is nil, any fetch using the descriptor will return all models of the associated type.”
  /// https://developer.apple.com/documentation/swiftdata/fetchdescriptor/predicate
  @Test func aPredicateCanBeTakenAway() throws {
    let context = try Memory.context(["A", "B"])
    var descriptor = FetchDescriptor<Trip>(predicate: #Predicate { $0.name == "B" })
    #expect(try context.fetch(descriptor).map(\.name) == ["B"])
    descriptor.predicate = nil
    #expect(try context.fetchCount(descriptor) == 2)
  }

  /// “If no models match the criteria, the array is empty.”
  /// https://developer.apple.com/documentation/swiftdata/modelcontext/fetch(_:)
  @Test func nothingThatMatchesIsAnEmptyArray() throws {
    let context = try Memory.context(["A"])
    let descriptor = FetchDescriptor<Trip>(predicate: #Predicate { $0.name == "Z" })
    #expect(try context.fetch(descriptor).isEmpty)
  }

  /// “if you subsequently access a nonfetched attribute, you’ll incur the additional overhead of fetching”: its value is the
  /// same. “An empty array causes the fetch to include all attributes, not none.”
  /// https://developer.apple.com/documentation/swiftdata/fetchdescriptor/propertiestofetch
  @Test func attributesThatAreNotFetchedAreReadLater() throws {
    let context = try Memory.context(["A"])
    var descriptor = FetchDescriptor<Trip>()
    descriptor.propertiesToFetch = [\.code]
    #expect(try context.fetch(descriptor).map(\.name) == ["A"])
    descriptor.propertiesToFetch = []
    #expect(try context.fetch(descriptor).map(\.code) == ["0"])
  }

  /// “If the model is new and in an unsaved state, the context simply discards it.”
  /// https://developer.apple.com/documentation/swiftdata/modelcontext/delete(_:)
  @Test func aNewModelIsSimplyDiscarded() throws {
    let context = try Memory.context()
    let trip = Trip("1")
    context.insert(trip)
    context.delete(trip)
    #expect(!context.hasChanges && context.deletedModelsArray.isEmpty)
    #expect(try context.fetchCount(FetchDescriptor<Trip>()) == 0)
  }

  /// “The array of registered models that the context will remove from the persistent storage during the next save”
  /// https://developer.apple.com/documentation/swiftdata/modelcontext/deletedmodelsarray
  @Test func deletedModelsAreThoseOfTheNextSave() throws {
    let context = try Memory.context(["A"])
    let trip = try #require(try context.fetch(FetchDescriptor<Trip>()).first)
    context.delete(trip)
    #expect(context.deletedModelsArray.compactMap { ($0 as? Trip)?.code } == ["0"])
    #expect(trip.isDeleted)
    try context.save()
    #expect(context.deletedModelsArray.isEmpty && trip.modelContext == nil)
  }

  /// “The array of inserted models that the context is yet to persist.”
  /// https://developer.apple.com/documentation/swiftdata/modelcontext/insertedmodelsarray
  @Test func insertedModelsAreYetToBeSaved() throws {
    let context = try Memory.context()
    context.insert(Trip("1"))
    #expect(context.insertedModelsArray.count == 1 && context.hasChanges)
    try context.save()
    #expect(context.insertedModelsArray.isEmpty && !context.hasChanges)
  }

  /// “The array of registered models that have unsaved changes.”
  /// https://developer.apple.com/documentation/swiftdata/modelcontext/changedmodelsarray
  @Test func changedModelsHaveUnsavedChanges() throws {
    let context = try Memory.context(["A", "B"])
    let trips = try context.fetch(FetchDescriptor<Trip>(sortBy: [SortDescriptor(\.name)]))
    trips.last?.name = "C"
    #expect(context.changedModelsArray.compactMap { ($0 as? Trip)?.name } == ["C"])
  }

  /// “The default value is false. SwiftData automatically sets this property to true for the model container’s
  /// mainContext.”
  /// https://developer.apple.com/documentation/swiftdata/modelcontext/autosaveenabled
  @MainActor @Test func theMainContextSavesByItself() throws {
    let container = try Memory.container(Trip.self)
    #expect(!ModelContext(container).autosaveEnabled)
    #expect(container.mainContext.autosaveEnabled)
  }

  /// “Discards pending inserts and deletes, restores changed models to their most recent committed state”
  /// https://developer.apple.com/documentation/swiftdata/modelcontext/rollback()
  @Test func aRollbackRestoresTheCommittedState() throws {
    let context = try Memory.context(["A", "B"])
    let trips = try context.fetch(FetchDescriptor<Trip>(sortBy: [SortDescriptor(\.name)]))
    trips.first?.name = "changed"
    trips.last.map(context.delete)
    context.insert(Trip("9", name: "new"))
    context.rollback()
    #expect(try Self.names(context) { _ in } == "AB")
  }

  /// “create the graph of related models and insert only the graph’s root model into the context. The context recognizes
  /// the hierarchy and automatically handles the insertion of the related models.”
  /// https://developer.apple.com/documentation/swiftdata/modelcontext
  @Test func aGraphIsInsertedByItsRoot() throws {
    let context = try Memory.context()
    let trip = Trip("1")
    trip.stops = [Stop("a"), Stop("b")]
    context.insert(trip)
    try context.save()
    #expect(try context.fetchCount(FetchDescriptor<Stop>()) == 2)
  }

  /// “A rule that nullifies the related model’s reference to the deleted model.” It is the default.
  /// https://developer.apple.com/documentation/swiftdata/schema/relationship/deleterule-swift.enum/nullify
  @Test func theDefaultRuleNullifies() throws {
    let context = ModelContext(try Memory.container(Book.self))
    let (book, tag) = (Book("b"), Tag("t"))
    book.labels = [tag]
    context.insert(book)
    try context.save()
    context.delete(book)
    try context.save()
    #expect(tag.books.isEmpty)
    #expect(try context.fetchCount(FetchDescriptor<Tag>()) == 1)
  }

  /// “A rule that deletes any related models.”
  /// https://developer.apple.com/documentation/swiftdata/schema/relationship/deleterule-swift.enum/cascade
  @Test func aCascadeDeletesRelatedModels() throws {
    let context = try Memory.context()
    let trip = Trip("1")
    trip.stops = [Stop("a")]
    context.insert(trip)
    try context.save()
    context.delete(trip)
    try context.save()
    #expect(try context.fetchCount(FetchDescriptor<Stop>()) == 0)
  }

  /// “Ensures the property’s value is unique across all models of the same type.” A model with a value that is there updates
  /// the one that has it.
  /// https://developer.apple.com/documentation/swiftdata/schema/attribute/option/unique
  @Test func aUniqueValueIsAnUpsert() throws {
    let context = try Memory.context(["A"])
    context.insert(Trip("0", name: "B"))
    try context.save()
    #expect(try context.fetch(FetchDescriptor<Trip>()).map(\.name) == ["B"])
  }

  /// “Removes each model satisfying the given predicate from the persistent storage during the next save operation.”
  /// https://developer.apple.com/documentation/swiftdata/modelcontext/delete(model:where:includesubclasses:)
  @Test func modelsAreDeletedByAPredicate() throws {
    let context = try Memory.context(["A", "B", "C"])
    try context.delete(model: Trip.self, where: #Predicate { $0.name != "B" })
    try context.save()
    #expect(try Self.names(context) { _ in } == "B")
  }
}
