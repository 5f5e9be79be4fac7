import Testing

@testable import AppIntents

/// The parameters that Edit Widget shows.
@Suite struct SummaryTests {
  private func shown(_ intent: some AppIntent, _ family: IntentWidgetFamily = .systemSmall)
    -> [String]?
  {
    intent.shownParameters(at: family)?.map { $0.parameterTitle }
  }

  @Test func withoutASummaryThatIsAll() { #expect(shown(Moor()) == nil) }

  @Test func aSentenceAndWhatIsBelowIt() {
    struct Sail: AppIntent {
      static let title: LocalizedStringResource = "Sail"
      @Parameter(title: "From") var from: Int
      @Parameter(title: "To") var to: Int
      @Parameter(title: "Crew") var crew: Int?
      static var parameterSummary: some ParameterSummary {
        Summary("Sail from \(\.$from)") { \.$crew }
      }
      func perform() async throws -> some IntentResult { .result() }
    }
    #expect(shown(Sail()) == ["From", "Crew"])
  }

  @Test func aValueDecides() {
    let intent = Conditional()
    #expect(shown(intent) == ["Watch"])
    intent.watches = true
    intent.tide = .high
    #expect(shown(intent) == ["Watch", "Tide", "Hours"])
    intent.tide = .low
    #expect(shown(intent) == ["Tide"])
    intent.tide = nil
    #expect(shown(intent) == ["Watch", "Tide"])
  }

  @Test func theFamilyDecides() {
    #expect(shown(ByFamily(), .systemSmall) == ["One"])
    #expect(shown(ByFamily(), .systemLarge) == ["One", "Many"])
    #expect(shown(ByFamily(), .accessoryInline) == [])
  }

  struct Conditional: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "Conditional"
    @Parameter(title: "Watch", default: false) var watches: Bool
    @Parameter(title: "Tide") var tide: Tide?
    @Parameter(title: "Hours") var hours: Int?
    static var parameterSummary: some ParameterSummary {
      When(\.$watches, .equalTo, true) {
        Switch(\.$tide) {
          Case(.high) {
            Summary {
              \.$watches
              \.$tide
              \.$hours
            }
          }
          Case([.low]) { Summary("Tide: \(\.$tide)") }
          DefaultCase {
            When(\.$hours, .hasAnyValue) {
              Summary("\(\.$hours)")
            } otherwise: {
              Summary("\(\.$watches) \(\.$tide)")
            }
          }
        }
      } otherwise: {
        Summary { \.$watches }
      }
    }
  }

  struct ByFamily: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "By Family"
    @Parameter(title: "One") var one: Int?
    @Parameter(title: "Many") var many: [Int]?
    static var parameterSummary: some ParameterSummary {
      Switch(.widgetFamily) {
        Case(.systemSmall) { Summary { \.$one } }
        Case(.systemLarge) {
          Summary {
            \.$one
            \.$many
          }
        }
      }
    }
  }
}
