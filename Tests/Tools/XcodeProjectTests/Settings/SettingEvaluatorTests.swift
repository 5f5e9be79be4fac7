import TestSupport
import Testing

@testable import XcodeProject

@Suite struct SettingEvaluatorTests {
  private func evaluator(
    _ levels: [String: String]..., sdk: String = "iphonesimulator26.0",
    configuration: String = "Debug"
  ) -> SettingEvaluator {
    SettingEvaluator(
      levels: levels.map { SettingLevel($0) },
      contexts: [SettingContext(sdk: sdk, configuration: configuration)])
  }

  @Test func theStrongestLevelDecides() {
    let settings = evaluator(["A": "target"], ["A": "project", "B": "project"])
    #expect(settings["A"] == "target")
    #expect(settings["B"] == "project")
    #expect(settings["C"] == nil)
  }

  @Test func inheritedIsTheNextLevelsValue() {
    let settings = evaluator(
      ["A": "DEBUG $(inherited)"], ["B": "x"], ["A": "ONE $(inherited)"], ["A": "TWO"])
    #expect(settings["A"] == "DEBUG ONE TWO")
    #expect(evaluator(["A": "$(A) more"], ["A": "less"])["A"] == "less more")
    #expect(evaluator(["A": "DEBUG $(inherited)"])["A"] == "DEBUG ")
  }

  @Test(arguments: [
    ("$(NAME)", "My Widget 2"), ("${NAME}", "My Widget 2"), ("$NAME!", "My Widget 2!"),
    ("$(NAME:c99extidentifier)", "My_Widget_2"), ("$(NAME:rfc1034identifier)", "My-Widget-2"),
    ("$(NAME:lower)", "my widget 2"), ("$(NAME:upper:rfc1034identifier)", "MY-WIDGET-2"),
    ("$(NONE:default=a b)", "a b"), ("$(EMPTY:default=x)", "x"),
    ("$(NAME:default=x)", "My Widget 2"),
    ("$(INNER_$(WHICH))", "one"), ("a$(NONE)b", "ab"), ("$(FILE:base)", "Info"),
    ("$(FILE:dir)", "/a/b/"), ("$(FILE:file)", "Info.plist"), ("$(FILE:suffix)", ".plist"),
    ("5 $", "5 $"), ("$(", "$("), ("$()", ""), ("cost: $5", "cost: $5"),
  ])
  func referencesArePutIn(text: String, expected: String) {
    let settings = evaluator([
      "NAME": "My Widget 2", "INNER_1": "one", "WHICH": "1", "EMPTY": "", "FILE": "/a/b/Info.plist",
    ])
    #expect(settings.expanded(text) == expected)
  }

  @Test(arguments: [("1Password", "_Password"), ("Widget(iOS)", "Widget_iOS_"), ("Größe", "Größe")])
  func identifiersKeepLettersOfAllLanguages(name: String, identifier: String) {
    #expect(evaluator(["A": name]).expanded("$(A:c99extidentifier)") == identifier)
  }

  @Test func conditionsAskForSDKAndConfiguration() {
    let values = [
      "A": "all", "A[sdk=iphonesimulator*]": "simulator", "A[sdk=iphoneos*]": "device",
      "B[config=Release]": "release", "B": "others", "C[sdk=macosx*][arch=arm64]": "mac",
    ]
    #expect(evaluator(values)["A"] == "simulator")
    #expect(evaluator(values, sdk: "iphoneos26.0")["A"] == "device")
    #expect(evaluator(values, sdk: "watchos26.0")["A"] == "all")
    #expect(evaluator(values)["B"] == "others")
    #expect(evaluator(values, configuration: "Release")["B"] == "release")
    #expect(evaluator(values)["C"] == nil)
    #expect(evaluator(values, sdk: "macosx26.0")["C"] == "mac")
  }

  @Test func aValueForDevicesIsBetterThanNone() {
    let settings = SettingEvaluator(
      levels: [SettingLevel(["A[sdk=iphoneos*]": "device"])],
      contexts: ["iphonesimulator26.0", "iphoneos26.0"].map {
        SettingContext(sdk: $0, configuration: "Debug")
      })
    #expect(settings["A"] == "device")
  }

  @Test func settingsThatNameEachOtherComeToNothing() {
    let settings = evaluator(["A": "a$(B)", "B": "b$(A)"])
    #expect(settings["A"] == "ab")
  }

  /// Ten times doubled twenty times over would be more than memory has, and empty ones more than time.
  @Test(arguments: ["0123456789", ""])
  func settingsThatMultiplyEnd(leaf: String) {
    let start = processorSeconds()
    var levels = ["A0": leaf]
    for index in 1...40 { levels["A\(index)"] = "$(A\(index - 1))$(A\(index - 1))" }
    #expect((evaluator(levels)["A40"] ?? "").utf8.count <= 1 << 18)
    #expect(processorSeconds() - start < 60)
  }

  @Test func namesWithoutValuesAreNoted() {
    let settings = evaluator(["A": "$(NONE)$(inherited)"])
    #expect(settings["A"] == "")
    #expect(settings.unknown == ["NONE"])
  }

  @Test func wordsEndAtSpacesOutsideQuotationMarks() {
    let settings = evaluator(["A": #"one "two three" 'four five'  six\ seven """#])
    #expect(settings.words("A") == ["one", "two three", "four five", "six seven", ""])
  }
}
