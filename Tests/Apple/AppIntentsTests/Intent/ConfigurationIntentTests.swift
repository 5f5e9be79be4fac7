import Testing

@testable import AppIntents

/// Intents that only configure have nothing to perform.
@Suite struct ConfigurationIntentTests {
  struct Timer: ControlConfigurationIntent {
    static let title: LocalizedStringResource = "Timer"
    @Parameter(title: "Name", default: "Tea") var name: String
  }
  struct Clock: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "Clock"
  }

  @Test func theyNeedNoPerformOfTheirOwn() async throws {
    #expect(Timer().name == "Tea")
    let results: [any IntentResult] = [try await Timer().perform(), try await Clock().perform()]
    #expect(results.map { ($0 as? any _IntentResultCarrier)?.carries } == [[], []])
  }
}
