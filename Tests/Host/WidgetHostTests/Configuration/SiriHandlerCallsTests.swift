import AppIntents
import Foundation
import Intents
import Testing
import WidgetKitCore

@testable import WidgetHost

/// The intent that a handler is given when it is asked for options and defaults.
@MainActor
@Suite struct SiriHandlerCallsTests {
  private final class Handler: INExtension {}

  /// Its handler leaves out of the options what the intent already has.
  private final class Ferries: INIntent {
    override class var _definition: _INDefinition? {
      _INDefinition(
        title: _INPhrase("Ferries"), description: nil, isEligibleForWidgets: true,
        handlers: [{ Handler() }],
        parameters: [
          _INParameter(
            "stops", title: _INPhrase("Stops"), kind: .string, isMultiple: true,
            isConfigurable: true, sizes: [:], parent: nil, value: nil,
            options: { _, intent, _, answer in
              let stops = intent.value(forKey: "stops") as? [String] ?? []
              let offered = ["North", "South", "West"].filter { !stops.contains($0) }
                .map { NSString(string: $0) }
              answer(_INOptions(INObjectCollection(items: offered), nil))
              intent.setValue(["changed by the handler"], forKey: "stops")
              return true
            },
            initial: { _, _ in ["North", "South"] }),
          _INParameter(
            "pier", title: _INPhrase("Pier"), kind: .string, isMultiple: false,
            isConfigurable: true, sizes: [:], parent: nil, value: .text(_INPhrase("from the file")),
            options: { _, _, _, _ in false },
            initial: { _, intent in
              intent.value(forKey: "pier") == nil ? "from the handler" : "asked with a default"
            }),
        ])
    }
  }

  private func configured(_ stops: [String]) async throws -> INIntent {
    let intent = Ferries()
    intent.fillDefaults()
    let configuration = SiriConfiguration(
      intent: intent,
      context: ConfigurationContext(
        kind: "ferries", family: "systemSmall", setting: Setting(), limit: 5))
    _ = try await configuration.take(
      Configuration(name: "test", values: ["stops": .list(stops.map { .text($0) })]))
    return intent
  }

  @Test func theHandlersDefaultIsAskedForBeforeTheDefinitionsIsSet() {
    let intent = Ferries()
    intent.fillDefaults()
    #expect(intent.value(forKey: "pier") as? String == "from the handler")
    #expect(intent.value(forKey: "stops") as? [String] == ["North", "South"])
  }

  @Test func optionsAreAskedForWithoutTheDefaults() async throws {
    let intent = try await configured(["South", "North"])
    #expect(intent.value(forKey: "stops") as? [String] == ["South", "North"])
    #expect(intent.value(forKey: "pier") as? String == "from the handler")
  }

  @Test func optionsAreAskedForWithTheValuesChosenBefore() async throws {
    let refusal = await #expect(throws: ConfigurationMaker.Refusal.self) {
      _ = try await configured(["West", "West"])
    }
    #expect(
      refusal?.message
        == "The configuration test's value for stops is “West”, which the handler doesn't offer. "
        + "It offers: North, South.")
  }

  @Test(
    arguments: [
      (2, 8, "is 9; the definition allows a number from 2 to 8. "),
      (nil, 8, "is 9; the definition allows a number of 8 or less. "),
      (9.5, nil, "is 9; the definition allows a number of 9.5 or more. "),
    ] as [(Double?, Double?, String)])
  func aNumberOutsideTheLimitsIsRefused(minimum: Double?, maximum: Double?, message: String) {
    let limits = SiriLimits(
      parameter: _INParameter(
        "boats", title: _INPhrase("Boats"), kind: .double, isMultiple: false, isConfigurable: true,
        sizes: [:], parent: nil, value: nil, minimum: minimum, maximum: maximum, options: nil,
        initial: nil), family: "systemSmall", sizeClass: "Small")
    #expect(
      limits.excess(ofNumber: NSNumber(value: 9))
        == message + "Write such a number, or change the parameter's limits in the "
        + ".intentdefinition file")
  }
}
