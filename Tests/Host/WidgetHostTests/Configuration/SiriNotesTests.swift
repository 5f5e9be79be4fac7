import AppIntents
import Intents
import Testing

@testable import WidgetHost

/// The notes on a configuration that is accepted.
@MainActor
@Suite struct SiriNotesTests {
  private final class Lonely: INIntent {
    override class var _definition: _INDefinition? {
      _INDefinition(
        title: _INPhrase("Lonely"), description: nil, isEligibleForWidgets: true, handlers: [],
        parameters: [
          _INParameter(
            "pier", title: _INPhrase("Pier"), kind: .string, isMultiple: false,
            isConfigurable: true, sizes: [:], parent: nil, value: nil,
            options: { _, _, _, _ in false }, initial: { _, _ in nil }),
          _INParameter(
            "secret", title: _INPhrase("Secret"), kind: .string, isMultiple: false,
            isConfigurable: false, sizes: [:], parent: nil, value: nil, options: nil, initial: nil),
        ])
    }
  }

  private let configuration = SiriConfiguration(
    intent: Lonely(),
    context: ConfigurationContext(
      kind: "lonely", family: "accessoryInline", setting: Setting(), limit: 1))

  @Test func aMissingHandlerIsNoted() {
    let note = configuration.missingHandler()
    #expect(note?.code == "no-intent-handler")
    #expect(note?.message.contains("options of pier,") == true)
  }

  @Test func aParameterThatTheUserCannotEditIsNoted() async throws {
    let notes = try await configuration.take(
      Configuration(name: "test", values: ["secret": .text("x")]))
    #expect(notes.map(\.code) == ["hidden-parameter"])
    #expect(configuration.intent.value(forKey: "secret") as? String == "x")
  }

  @Test func optionsWithoutAHandlerAreRefused() async throws {
    let refusal = await #expect(throws: ConfigurationMaker.Refusal.self) {
      try await configuration.take(Configuration(name: "test", values: ["pier": .text("north")]))
    }
    #expect(refusal?.message.contains("There are no options for pier of Lonely") == true)
  }

  @Test func familiesAreCalledAsDefinitionsCallThem() {
    #expect(configuration.context.sizeClass == "AccessoryInline")
    var context = configuration.context
    context.family = "systemExtraLarge"
    #expect(context.sizeClass == "ExtraLarge")
  }
}
