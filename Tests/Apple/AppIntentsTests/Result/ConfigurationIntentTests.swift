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
    #expect(((try await Timer().perform()) as? any _IntentResultCarrier)?.carries == [])
    #expect(((try await Clock().perform()) as? any _IntentResultCarrier)?.carries == [])
  }
}
