import Foundation
import TestSupport
import Testing

@testable import AppIntents

/// The values that Edit Widget offers.
@Suite struct OptionsTests {
  private func names(_ parameter: any AnyIntentParameter) async throws -> [String]? {
    try await parameter.options()?.map(\.name)
  }

  @Test func anyValueHasNoOptions() async throws {
    #expect(try await names(IntentParameter<Int>(title: "Boats")) == nil)
  }

  @Test func casesAreAllOrThoseSupported() async throws {
    #expect(try await names(IntentParameter<Tide>(title: "Tide")) == ["high", "low"])
    #expect(
      try await names(IntentParameter<Tide>(title: "Tide", supportedValues: [.low])) == ["low"])
  }

  @Test func entitiesAreThoseSuggested() async throws {
    let parameter = IntentParameter<[Harbour]>(title: "Harbours")
    let options = try await parameter.options()
    #expect(options?.map(\.name) == ["1"])
    #expect(options?.first.map { String(localized: $0.title) } == "Sète")
    #expect(parameter.optionsSource == "HarbourQuery")
    #expect(parameter.typeName == "[Harbour]")
  }

  @Test func aProvidersItemsCanBeCalledOtherwise() async throws {
    struct Sections: DynamicOptionsProvider {
      func results() async throws -> ItemCollection<String> {
        ItemCollection(promptLabel: "Which?") {
          ItemSection("North") {
            Item("oban", title: "Oban", subtitle: "Scotland")
            "stromness"
          }
          ItemSection("South", items: ["porto"])
        }
      }
    }
    let parameter = IntentParameter<String>(title: "Name", optionsProvider: Sections())
    let options = try await parameter.options()
    #expect(options?.map(\.name) == ["oban", "stromness", "porto"])
    #expect(options?.map(\.title.key) == ["Oban", "stromness", "porto"])
    #expect(parameter.isLimitedToOptions)
  }

  @Test func aQueryThatThrowsIsNamed() async throws {
    struct Broken: DynamicOptionsProvider {
      struct Flood: Error {}
      func results() async throws -> [String] { throw Flood() }
    }
    let parameter = IntentParameter<String>(title: "Name", optionsProvider: Broken())
    do {
      _ = try await parameter.options()
      Issue.record("It didn't throw.")
    } catch let failure as OptionsFailure {
      #expect(failure.provider == "Broken" && failure.method == "results()")
      #expect(failure.error is Broken.Flood)
    }
  }

  @Test func aQueryThatDependsOnAnotherParameterReadsIt() async throws {
    let moor = Moor()
    #expect(try await names(moor.$berth) == [])
    try await EditedIntent.$current.withValue(moor) {
      let before = try await names(moor.$berth)
      #expect(before == [])
      try moor.harbour = harbours.element(2)
      let after = try await names(moor.$berth)
      #expect(after == ["Oban A", "Oban B"])
    }
  }
}
