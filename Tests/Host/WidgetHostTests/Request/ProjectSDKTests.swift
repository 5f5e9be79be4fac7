import Testing

@testable import WidgetHost

@Suite struct ProjectSDKTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var check: Int?
    var target: String?
    var names = false
    let sdk: String
    var testDescription: String { "\(check ?? 0) \(target ?? "") \(names)" }
  }

  /// The versions of Xcode and the SDKs in them: https://developer.apple.com/support/xcode/.
  @Test(arguments: [
    Case(check: 1200, sdk: "14"), Case(check: 1250, sdk: "14"), Case(check: 1340, sdk: "15"),
    Case(check: 1430, sdk: "16"), Case(check: 1500, sdk: "17"), Case(check: 1540, sdk: "17"),
    Case(check: 1620, sdk: "18"), Case(check: 2600, sdk: "26"), Case(check: 2710, sdk: "26"),
    // An Xcode without widgets, numbers that are none.
    Case(check: 1130, sdk: "26"), Case(check: 0, sdk: "26"), Case(check: -100, sdk: "26"),
    Case(sdk: "26"), Case(target: "x", sdk: "26"), Case(target: "13.0", sdk: "26"),
    // The newest that is asked for.
    Case(check: 1340, target: "14.0", sdk: "15"), Case(check: 1340, target: "16.4", sdk: "16"),
    Case(check: 1430, target: "17.2", sdk: "17"),
    Case(check: 1340, target: "14.0", names: true, sdk: "17"),
    Case(check: 1600, names: true, sdk: "18"), Case(target: "16.0", sdk: "16"),
  ])
  func aProjectTellsItsSDK(given: Case) {
    let choice = LinkedSDK.choice(
      for: ProjectSDKFacts(
        lastUpgradeCheck: given.check, deploymentTarget: given.target,
        namesContainerBackground: given.names))
    #expect(choice.sdk.name == given.sdk)
  }

  @Test func theReasonIsGiven() {
    func reason(_ facts: ProjectSDKFacts) -> String { LinkedSDK.choice(for: facts).reason }
    #expect(
      reason(ProjectSDKFacts(lastUpgradeCheck: 1340, deploymentTarget: "14.0"))
        == "the project was last checked by Xcode 13 (LastUpgradeCheck 1340)")
    #expect(
      reason(ProjectSDKFacts(lastUpgradeCheck: 1340, deploymentTarget: "16.4"))
        == "the target needs iOS 16.4 (IPHONEOS_DEPLOYMENT_TARGET)")
    #expect(
      reason(ProjectSDKFacts(lastUpgradeCheck: 1340, namesContainerBackground: true))
        == "the source names containerBackground, which came with iOS 17")
    #expect(reason(ProjectSDKFacts()) == "the project names none, so it is the current one")
  }
}
