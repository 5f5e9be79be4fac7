import TestSupport
import Testing

@testable import AppIntents

/// Entities and their queries.
@Suite struct EntityTests {
  @Test func identifiersAreWrittenAndRead() throws {
    #expect(try EntityIdentifier(for: harbours.element(0)).identifier == "1")
    #expect(
      try EntityIdentifier(for: harbours.element(0))
        == EntityIdentifier(for: Harbour.self, identifier: 1))
    #expect(Int.entityIdentifier(for: "12") == 12)
    #expect(Int.entityIdentifier(for: "twelve") == nil)
  }

  @Test func aPropertyKeepsItsValue() {
    #expect(Harbour(id: 1, name: "x", berths: 9).berths == 9)
    #expect(harbours.first?.$berths.title.key == "Berths")
  }

  @Test func displayIsAsWritten() throws {
    let shown = try harbours.element(0).displayRepresentation
    #expect(String(localized: shown.title) == "Sète")
    #expect(shown.image == .init(systemName: "ferry"))
  }

  @Test func allOfAnEnumerableQueryAreFound() async throws {
    struct Ports: EnumerableEntityQuery {
      func allEntities() async throws -> [Harbour] { harbours }
    }
    #expect(try await Ports().suggestedEntities().count == 3)
    #expect(try await Ports().entities(for: [2]).map(\.name) == ["Porto"])
  }

  @Test func thereIsOneOfAUniqueEntity() async throws {
    struct Settings: UniqueAppEntity {
      static let typeDisplayRepresentation: TypeDisplayRepresentation = "Settings"
      static let defaultQuery = UniqueAppEntityProvider<Settings> { Settings() }
      var displayRepresentation: DisplayRepresentation { "Settings" }
    }
    #expect(try await Settings.defaultQuery.suggestedEntities().map(\.id) == ["Settings"])
  }

  @Test func aPropertyQueryMapsItsComparators() throws {
    struct Find: EntityPropertyQuery {
      static let properties = QueryProperties {
        Property(\Harbour.$berths) {
          EqualToComparator { "berths = \($0)" }
          IsBetweenComparator { "berths in \($0)...\($1)" }
        }
      }
      static let sortingOptions = SortingOptions { SortableBy(\Harbour.$berths) }
      func entities(for identifiers: [Int]) async throws -> [Harbour] { [] }
      func entities(
        matching comparators: [String], mode: ComparatorMode, sortedBy: [Sort], limit: Int?
      ) async throws -> [Harbour] { [] }
    }
    let property = try #require(
      Find.properties[0] as? EntityQueryProperty<Harbour, Int, String>)
    #expect(property.comparators[0].mapping(4) == "berths = 4")
    #expect(property.comparators[1].mapping(2, 6) == "berths in 2...6")
  }
}
