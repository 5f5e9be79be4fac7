import SwiftData
import Testing

@Suite struct ModelFetchTests {
  @Test func aLimitAndAnOffsetAreAWindowOfTheOrder() throws {
    let context = try Memory.context(["a", "b", "c", "d", "e"])
    var descriptor = FetchDescriptor<Trip>(sortBy: [SortDescriptor(\.start, order: .reverse)])
    descriptor.fetchLimit = 2
    descriptor.fetchOffset = 1
    #expect(try context.fetch(descriptor).map(\.name) == ["d", "c"])
  }

  @Test func aPredicateHoldsForTheModelsThatAreFetched() throws {
    let context = try Memory.context(["Alps", "Sea", "Alpe"])
    let found = try context.fetch(
      FetchDescriptor<Trip>(predicate: #Predicate { $0.name.starts(with: "Alp") }))
    #expect(found.map(\.name) == ["Alps", "Alpe"])
  }
}
