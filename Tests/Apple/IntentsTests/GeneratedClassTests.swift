import Intents
import TestSupport
import Testing

/// The classes that the plugin makes of Ferries.intentdefinition, used as widget code uses Xcode's.
@Suite struct GeneratedClassTests {
  @Test func propertiesAreFoundByName() {
    let intent = ShowFerriesIntent()
    #expect(intent.heading == nil && intent.limit == nil && intent.sailing == .unknown)
    intent.limit = 4
    intent.showsTide = true
    intent.sailing = .night
    intent.pier = Pier(identifier: "n", display: "North Pier")
    #expect(intent.value(forKey: "limit") as? NSNumber == 4)
    #expect(intent.value(forKey: "sailing") as? NSNumber == 2)
    intent.setValue(7, forKey: "limit")
    #expect(intent.limit?.intValue == 7)
    #expect(intent.pier?.displayString == "North Pier")
    #expect(intent.showsTide?.boolValue == true)
  }

  @Test func imagesAreFoundByNameAndByKeyPath() {
    let intent = ShowFerriesIntent()
    let boat = INImage.systemImageNamed("ferry")
    intent.setImage(boat, forParameterNamed: \.pier)
    intent.setImage(INImage(named: "bell"), forParameterNamed: "boat")
    #expect(intent.image(forParameterNamed: \.pier) == boat)
    #expect(intent.image(forParameterNamed: "boat") == INImage(named: "bell"))
    #expect(intent.image(forParameterNamed: \.stops) == nil)
    #expect(intent.keyImage() == boat)
  }

  @Test func aCopyIsEqualAndIndependent() throws {
    let intent = ShowFerriesIntent()
    intent.stops = [Pier(identifier: "n", display: "North Pier")]
    let copy = try #require(intent.copy() as? ShowFerriesIntent)
    #expect(copy == intent)
    copy.heading = "Boats"
    #expect(copy != intent && intent.heading == nil)
  }

  @Test func typesHaveTheirProperties() {
    let pier = Pier(identifier: "n", display: "North Pier")
    pier.berths = 3
    pier.phone = "5550100"
    pier.subtitleString = "3 berths"
    #expect(pier.value(forKey: "berths") as? NSNumber == 3)
    #expect(pier.value(forKey: "displayString") as? String == "North Pier")
    #expect(pier != Pier(identifier: "n", display: "North Pier"))
  }

  @Test func customResponseCodesStartAt100() {
    #expect(ShowFerriesIntentResponseCode.failureRequiringAppLaunch.rawValue == 6)
    #expect(ShowFerriesIntentResponseCode.failureNoBoat.rawValue == 100)
    let response = ShowFerriesIntentResponse.success(boat: "Gull")
    #expect(response.code == .success && response.boat == "Gull")
  }

  @Test func aHandlerIsCalledWithACompletionHandlerOrAsynchronously() async {
    let handler = FerryHandler()
    let intent = ShowFerriesIntent()
    intent.limit = -1
    let limit = await withCheckedContinuation { continuation in
      handler.resolveLimit(for: intent) { continuation.resume(returning: $0) }
    }
    #expect(limit._outcome == .unsupported && limit._reason == 1)
    let code = await withCheckedContinuation { continuation in
      handler.handle(intent: intent) { continuation.resume(returning: $0.code) }
    }
    #expect(code == .success)
    // A method that the handler doesn't implement gives the system's default.
    let confirmed = await handler.confirm(intent: intent)
    #expect(confirmed.code == .ready)
  }

  @Test func theClassHasItsDefinition() throws {
    let definition = try #require(ShowFerriesIntent._definition)
    #expect(definition.title.string(in: "en_US") == "Show Ferries")
    #expect(definition.title.string(in: "zh_Hans_CN") == "显示渡轮")
    #expect(definition.title.string(in: "fr_FR") == "Show Ferries")
    #expect(
      definition.parameters.map(\.name)
        == ["heading", "pier", "stops", "sailing", "showsTide", "limit", "boat"])
    #expect(definition.parameters[at: 2]?.sizes == ["Small": 1, "Medium": 3])
    #expect(definition.parameters[at: 5]?.parent?.name == "showsTide")
    #expect(definition.handlers.count == 1)
  }
}
