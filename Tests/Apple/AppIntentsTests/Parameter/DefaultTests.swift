import Foundation
import Testing

@testable import AppIntents

/// The values that parameters begin with.
@Suite struct DefaultTests {
  /// As in 0Itsuki0/SwiftUIWidgetDemo: a wrapper without arguments, in a type with initializers of its own.
  private struct Boost: AppIntent {
    static let title: LocalizedStringResource = "Boost"
    @Parameter var activity: String?
    @Parameter var boats: Int
    init() {}
    init(activity: String) { self.activity = activity }
    func perform() async throws -> some IntentResult { .result() }
  }

  @Test func aParameterNeedsNoArguments() {
    #expect(Boost().activity == nil)
    let boost = Boost(activity: "A7")
    #expect(boost.activity == "A7")
    boost.boats = 3
    #expect(boost.boats == 3)
  }

  @Test func theDeclaredDefaultGoesFirst() async {
    let boats = IntentParameter<Int>(title: "Boats", default: 4, inclusiveRange: (0, 9))
    await boats.fillFromDefault()
    #expect(boats.wrappedValue == 4)
    #expect(boats.traits.range?.lower == 0 && boats.traits.range?.upper == 9)
  }

  @Test func anOptionsProviderGoesBeforeTheType() async {
    let name = IntentParameter<String>(title: "Name", optionsProvider: Names())
    await name.fillFromDefault()
    #expect(name.wrappedValue == "Erna")
    let harbour = IntentParameter<Harbour>(title: "Harbour")
    await harbour.fillFromDefault()
    #expect(harbour.wrappedValue.id == 2)
    let own = IntentParameter<Harbour>(title: "Harbour", query: LastHarbour())
    await own.fillFromDefault()
    #expect(own.wrappedValue.id == 3)
  }

  @Test func anEnumBeginsWithItsFirstCaseUnlessItCanBeNone() async {
    let tide = IntentParameter<Tide>(title: "Tide")
    await tide.fillFromDefault()
    #expect(tide.wrappedValue == .high)
    let none = IntentParameter<Tide?>(title: "Tide")
    await none.fillFromDefault()
    #expect(none.wrappedValue == nil && none.isOptional && !none.hasValue)
  }

  @Test func aSwitchIsOffUnlessItCanBeNone() async {
    let switched = IntentParameter<Bool>(title: "Fun Font")
    await switched.fillFromDefault()
    #expect(switched.currentValue == false)
    let none = IntentParameter<Bool?>(title: "Fun Font")
    await none.fillFromDefault()
    #expect(!none.hasValue)
    let declared = IntentParameter<Bool>(title: "Fun Font", default: true)
    await declared.fillFromDefault()
    #expect(declared.wrappedValue)
  }

  @Test func aListIsCutToItsFamily() async {
    let names = IntentParameter<[String]>(
      title: "Names", default: ["a", "b", "c"], size: [.systemSmall: 1, .systemMedium: 2])
    #expect(names.traits.size(at: .systemLarge) == nil)
    names.cut(to: names.traits.size(at: .systemMedium)!.max)
    #expect(names.wrappedValue == ["a", "b"])
    let some = IntentParameter<[String]>(
      title: "Names", size: IntentCollectionSize(min: 1, max: 4))
    #expect(some.traits.size(at: .systemSmall) == IntentCollectionSize(min: 1, max: 4))
    await some.fillFromDefault()
    #expect(some.wrappedValue == [])
  }

  @Test func noPersonAnswersAQuestion() async {
    let boats = IntentParameter<Int>(title: "Boats")
    await #expect(throws: AppIntentError.self) { try await boats.requestValue("How many?") }
    #expect(
      boats.needsValueError("How many?").errorDescription
        == "It asks for a value for “Boats” (“How many?”), and a widget has no place to answer.")
  }
}

struct Names: DynamicOptionsProvider {
  func results() async throws -> [String] { ["Anton", "Erna"] }
  func defaultResult() async -> String? { "Erna" }
}

struct LastHarbour: EntityQuery {
  func entities(for identifiers: [Int]) async throws -> [Harbour] { [harbours[2]] }
  func suggestedEntities() async throws -> [Harbour] { [harbours[2]] }
  func defaultResult() async -> Harbour? { harbours[2] }
}
