import AppIntents
import Foundation
import Testing

/// `@ComputedProperty` and `@DeferredProperty` of iOS 26: `$name` names the property beside its value.
@Suite struct EntityPropertyMacroTests {
  struct Boat: AppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Boat"
    static let defaultQuery = BoatQuery()

    var id: String
    var seats: [Int]

    @ComputedProperty(title: "Seats (all)")
    var total: Int { seats.reduce(0, +) }

    // Without a title.
    @ComputedProperty var first: Int? {
      get { seats.first }
      set { seats = newValue.map { [$0] } ?? [] }
    }

    @DeferredProperty(title: "Depth")
    var depth: Double {
      get async throws { 2.5 }
    }

    var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(id)") }
  }

  struct BoatQuery: EntityQuery {
    func entities(for identifiers: [String]) async throws -> [Boat] { [] }
    func suggestedEntities() async throws -> [Boat] { [] }
  }

  @Test func aComputedPropertyHasItsValueAndTitle() {
    var boat = Boat(id: "a", seats: [2, 3])
    #expect(boat.total == 5)
    #expect(boat.$total.wrappedValue == 5)
    #expect(String(localized: boat.$total.title) == "Seats (all)")
    #expect(boat.$first.wrappedValue == 2)
    boat.first = 7
    #expect(boat.$total.wrappedValue == 7)
  }

  @Test func aDeferredPropertyIsFetchedWhenItIsAskedFor() async throws {
    let boat = Boat(id: "a", seats: [])
    #expect(try await boat.depth == 2.5)
    #expect(String(localized: boat.$depth.title) == "Depth")
  }
}
