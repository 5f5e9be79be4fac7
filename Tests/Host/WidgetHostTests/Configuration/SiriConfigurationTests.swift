import AppIntents
import Foundation
import TestSupport
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
    #expect(try run().frames.first?.texts == ["systemSmall Car 车锁+寻车 calm 300 North -"])
  }

  @Test func aDefaultTextIsInTheLocale() throws {
    let texts = try run(locale: "zh_Hans_CN").frames.first?.texts
    #expect(texts == ["systemSmall 汽车 车锁+寻车 calm 300 North -"])
  }

  @Test func aFileChoosesByIdentifierByNameAndBySearch() throws {
    let result = try run(
      .snapshot,
      [
        "carControls": .list([.text("trunk"), .text("空")]), "label": .text("My Car"),
        "tone": .text("loud"), "showsRange": .bool(false), "garage": .text("South"),
        "service": .text("2026-03-09"),
      ])
    #expect(
      result.frames.first?.texts == ["systemSmall My Car 后备箱+空调 loud hidden South 3"],
      "\(result.failures.map(\.message))")
    #expect(result.frames.first?.id == "car/systemSmall/snapshot~cfg-test@3x")
  }

  /// The handler leaves out what the intent already has, so it is asked without the defaults.
  @Test func theDefaultsCanBeChosenAgain() throws {
    let result = try run(.snapshot, ["carControls": .list([.text("findCar"), .text("车锁")])])
    #expect(
      result.frames.first?.texts == ["systemSmall Car 寻车+车锁 calm 300 North -"],
      "\(result.failures.map(\.message))")
  }

  /// The handler gets the values before the one that is chosen, as in Edit Widget.
  @Test func aValueThatIsAlreadyInTheListIsNotOffered() throws {
    let result = try run(.snapshot, ["carControls": .list([.text("lock"), .text("lock")])])
    #expect(
      result.failures.first?.message.contains(
        "carControls is “lock”, which the handler doesn't offer. It offers: findCar (寻车), "
          + "trunk (后备箱), window (车窗), airCondition (空调), ventilate (透气), skylight (天窗).")
        == true)
  }

  @Test(arguments: [50.0, 500])
  func aNumberAtALimitIsTaken(range: Double) throws {
    let texts = try run(.snapshot, ["range": .number(range)]).frames.first?.texts
    #expect(texts == ["systemSmall Car 车锁+寻车 calm \(Int(range)) North -"])
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
    (["carControls": .list([.text("wings")])], "wings", "lock (车锁), findCar (寻车)"),
    (["carControls": .text("lock")], "carControls", "isn't a list"),
    (["range": .number(49)], "range", "is 49; the definition allows a number from 50 to 500."),
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

  @Test func aValueOutsideTheDefinitionsLimitsIsNamedWithTheFix() throws {
    let far = try run(.snapshot, ["range": .number(900)])
    #expect(
      far.failures.first?.message.contains(
        "value for range is 900; the definition allows a number from 50 to 500. Write such a "
          + "number, or change the parameter's limits in the .intentdefinition file.") == true)
  }

  @Test func aFamilyTakesTheFirstOfMoreValuesThanItHasPlacesFor() throws {
    let names = ["lock", "findCar", "trunk"].map { ConfiguredValue.text($0) }
    let many = try run(.snapshot, ["carControls": .list(names)])
    #expect(many.failures.isEmpty)
    #expect(
      many.frames.first?.texts.first?.hasPrefix("systemSmall 车锁") == true || many.frames.count == 1)
    #expect(many.frames.first?.diagnostics.contains { $0.code == "values-cut" } == true)
  }

  @Test func howManyValuesDependsOnTheFamily() throws {
    let defaults = try run(family: "systemMedium").frames.first?.texts
    #expect(defaults == ["systemMedium Car 车锁+寻车+后备箱+车窗 calm 300 North -"])
    let four = ConfiguredValue.list(["window", "trunk", "findCar", "lock"].map { .text($0) })
    let result = try run(.snapshot, ["carControls": four], family: "systemMedium")
    #expect(
      result.frames.first?.texts == ["systemMedium Car 车窗+后备箱+寻车+车锁 calm 300 North -"])
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

  /// The app finds the configuration that the widget was placed with.
  @Test func theCentreKnowsThePlacedConfiguration() throws {
    let result = try run(.timeline, ["label": .text("Mine")])
    #expect(result.frames.first?.texts == ["systemSmall placed Mine"])
  }

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
    #expect(widget.parameters.first?.title == "车控功能")
    #expect(widget.parameters.first?.type == "[CarControl]")
    #expect(widget.parameters.first?.options == "the handler, by search")
    #expect(widget.parameters[at: 2]?.type == "calm|loud")
    #expect(widget.recommendations == ["Doors", "Climate"])
  }

  @Test func theListHasTheHandlersOptionsAndTheDefaults() throws {
    let widgets = try WorkerPool.description(
      of: try FixtureProduct.executable, in: Setting(), within: 20
    ).widgets
    let widget = try #require(widgets.first { $0.kind == "car" })
    let controls = try #require(widget.parameters.first { $0.name == "carControls" })
    #expect(
      controls.choices?.map(\.name)
        == ["lock", "findCar", "trunk", "window", "airCondition", "ventilate", "skylight"])
    #expect(
      controls.choices?.map(\.title) == ["车锁", "寻车", "后备箱", "车窗", "空调", "透气", "天窗"])
    #expect(controls.defaultValue == "lock, findCar, trunk, window")
    #expect(controls.problem == nil)
    let garage = try #require(widget.parameters.first { $0.name == "garage" })
    #expect(garage.choices?.map(\.name) == ["North", "South"])
    #expect(garage.defaultValue == "North")
    let silent = try #require(widget.parameters.first { $0.name == "silent" })
    #expect(silent.choices == nil && silent.defaultValue == nil)
    #expect(
      silent.problem
        == "IntentHandler has no provideSilentOptionsCollection, which "
        + "WidgetConfigIntentHandling asks for: write it.")
    let plain = widget.parameters.filter { $0.options == nil }
    #expect(plain.map(\.name) == ["label", "tone", "showsRange", "range", "service"])
    #expect(plain.map(\.defaultValue) == ["Car", "calm", "true", "300", nil])
    #expect(plain.allSatisfy { $0.choices == nil })
  }
}
