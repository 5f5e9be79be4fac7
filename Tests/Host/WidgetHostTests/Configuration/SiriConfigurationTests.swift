import AppIntents
import Foundation
import Testing

@testable import WidgetHost

/// A widget that an intent of SiriKit configures, whose classes come from its definition file.
@Suite(.blocking) struct SiriConfigurationTests {
  private func run(
    _ phase: PhaseKind = .snapshot, _ values: [String: ConfiguredValue]? = nil,
    family: String = "systemSmall", locale: String = "en_US", recommended: String? = nil
  ) throws -> BatchResult {
    let folder = try ScratchFolder()
    var batch = FrameBatch.fixture("car", family: family, phases: [phase], in: folder)
    batch.setting.locale = locale
    batch.setting.configuration =
      recommended.map { Configuration(name: $0, values: [:], isRecommended: true) }
      ?? values.map { Configuration(name: "test", values: $0) }
    return WorkerPool(jobs: 1).render([(try FixtureProduct.executable, batch)])[0]
  }

  @Test func defaultsAreTheHandlersAndTheDefinitions() throws {
    #expect(try run().frames.first?.texts == ["systemSmall Car Lock+Find calm 300 North -"])
  }

  @Test func aDefaultTextIsInTheLocale() throws {
    let texts = try run(locale: "zh_Hans_CN").frames.first?.texts
    #expect(texts == ["systemSmall 汽车 Lock+Find calm 300 North -"])
  }

  @Test func aFileChoosesByIdentifierByNameAndBySearch() throws {
    let result = try run(
      .snapshot,
      [
        "carControls": .list([.text("trunk"), .text("Climate")]), "label": .text("My Car"),
        "tone": .text("loud"), "showsRange": .bool(false), "garage": .text("South"),
        "service": .text("2026-03-09"),
      ])
    #expect(
      result.frames.first?.texts == ["systemSmall My Car Trunk+Climate loud hidden South 3"],
      "\(result.failures.map(\.message))")
    #expect(result.frames.first?.id == "car/systemSmall/snapshot~cfg-test@3x")
  }

  @Test func anObjectCanBeDescribedInTheFile() throws {
    let own = ConfiguredValue.object([
      "identifier": .text("horn"), "display": .text("Horn"), "symbol": .text("beep"),
    ])
    let result = try run(.snapshot, ["carControls": .list([own]), "tone": .text("Loud")])
    #expect(result.frames.first?.texts == ["systemSmall Car beep loud 300 North -"])
    let none = try run(.snapshot, ["carControls": .null, "label": .null])
    #expect(none.frames.first?.texts == ["systemSmall -  calm 300 North -"])
  }

  @Test(arguments: [
    (["tone": ConfiguredValue.text("shrill")], "tone", "unknown, calm, loud"),
    (["range": .number(2.5)], "range", "a whole number"),
    (["showsRange": .text("yes")], "showsRange", "true or false"),
    (["moon": .bool(true)], "moon", "carControls, label, tone"),
    (["garage": .text("West")], "West", "North, South"),
    (["carControls": .list([.text("wings")])], "wings", "lock (Lock), find (Find)"),
    (["carControls": .text("lock")], "carControls", "isn't a list"),
    (
      ["carControls": .list([.text("lock"), .text("find"), .text("trunk")])], "3 values", "takes 2"
    ),
    (["silent": .text("x")], "IntentHandler", "provideSilentOptionsCollection"),
    (["service": .text("soon")], "service", "a date"),
  ])
  func aValueThatDoesNotFitIsNamed(
    values: [String: ConfiguredValue], name: String, hint: String
  ) throws {
    let result = try run(.snapshot, values)
    #expect(result.frames.isEmpty)
    let message = try #require(result.failures.first?.message)
    #expect(message.contains(name) && message.contains(hint), "\(message)")
  }

  @Test func howManyValuesDependsOnTheFamily() throws {
    let defaults = try run(family: "systemMedium").frames.first?.texts
    #expect(defaults == ["systemMedium Car Lock+Find+Trunk+Window calm 300 North -"])
    let four = ConfiguredValue.list(["window", "trunk", "find", "lock"].map { .text($0) })
    let result = try run(.snapshot, ["carControls": four], family: "systemMedium")
    #expect(
      result.frames.first?.texts == ["systemMedium Car Window+Trunk+Find+Lock calm 300 North -"])
  }

  @Test func aParameterThatAnotherHidesIsNoted() throws {
    let result = try run(.snapshot, ["showsRange": .bool(false), "range": .number(200)])
    let codes = result.frames.first?.diagnostics.map(\.code) ?? []
    #expect(codes.contains("hidden-parameter"))
  }

  @Test func recommendationsAreConfigurationsByName() throws {
    let result = try run(recommended: "Climate")
    #expect(result.frames.first?.texts == ["systemSmall Climate  unknown hidden - -"])
    #expect(result.frames.first?.id == "car/systemSmall/snapshot~cfg-Climate@3x")
    let missing = try run(recommended: "Wheels")
    #expect(missing.failures.first?.message.contains("Doors, Climate") == true)
  }

  /// Seeds, row 11: the app finds the configuration that the widget was placed with.
  @Test func theCentreKnowsThePlacedConfiguration() throws {
    let result = try run(.timeline, ["label": .text("Mine")])
    #expect(result.frames.first?.texts == ["systemSmall placed Mine"])
  }

  /// Seeds, row 26.
  @Test func donationsReachTheHost() throws {
    let donations = try run(.timeline, ["label": .text("Mine"), "carControls": .null]).donations
    #expect(donations.map(\.intent) == ["WidgetConfigIntent"])
    #expect(donations.first?.identifier == "shown")
    #expect(
      donations.first?.values == [
        "garage: North", "label: Mine", "range: 300", "showsRange: 1", "tone: 1",
      ])
  }

  @Test func theListNamesParametersAndRecommendations() throws {
    var setting = Setting()
    setting.locale = "zh_Hans_CN"
    let widgets = try WorkerPool.description(
      of: try FixtureProduct.executable, in: setting, within: 20
    ).widgets
    let widget = try #require(widgets.first { $0.kind == "car" })
    #expect(widget.parameters.map(\.name).prefix(3) == ["carControls", "label", "tone"])
    #expect(widget.parameters[0].title == "车控功能")
    #expect(widget.parameters[0].type == "[CarControl]")
    #expect(widget.parameters[0].options == "the handler, by search")
    #expect(widget.parameters[2].type == "calm|loud")
    #expect(widget.recommendations == ["Doors", "Climate"])
  }
}
