/// The values of an Xcode project that say with which SDK its app was built.
package struct ProjectSDKFacts: Hashable, Sendable {
  /// `LastUpgradeCheck` of the project: the Xcode that looked at it last, as 1540 for 15.4.
  package var lastUpgradeCheck: Int?
  /// The target's `IPHONEOS_DEPLOYMENT_TARGET`: `16.4`.
  package var deploymentTarget: String?
  /// Whether the target's source names `containerBackground`, which an older SDK hasn't got.
  package var namesContainerBackground: Bool

  package init(
    lastUpgradeCheck: Int? = nil, deploymentTarget: String? = nil,
    namesContainerBackground: Bool = false
  ) {
    self.lastUpgradeCheck = lastUpgradeCheck
    self.deploymentTarget = deploymentTarget
    self.namesContainerBackground = namesContainerBackground
  }
}

extension LinkedSDK {
  /// An SDK, and the reason for it: the end of a sentence.
  package struct Choice: Hashable, Sendable {
    package let sdk: LinkedSDK
    package let reason: String

    package func sentence(for product: String) -> String {
      "\(product): the SDK of iOS \(sdk.name), as \(reason); --linked-sdk names another."
    }
  }

  /// The SDK that a project's app was most likely built with: the newest that one of the facts asks for. Its looks are
  /// those of the device that the author saw.
  package static func choice(for facts: ProjectSDKFacts) -> Choice {
    var best: (number: Int, reason: String)?
    func offer(_ number: Int?, _ reason: String) {
      guard let number, number > best?.number ?? 0 else { return }
      best = (number, reason)
    }
    if let check = facts.lastUpgradeCheck {
      offer(
        number(ofXcode: check / 100),
        "the project was last checked by Xcode \(check / 100) (LastUpgradeCheck \(check))")
    }
    if let target = facts.deploymentTarget {
      offer(
        number(ofVersion: target), "the target needs iOS \(target) (IPHONEOS_DEPLOYMENT_TARGET)")
    }
    if facts.namesContainerBackground {
      offer(17, "the source names containerBackground, which came with iOS 17")
    }
    guard let best, let sdk = LinkedSDK("\(best.number)") else {
      return Choice(sdk: .standard, reason: "the project names none, so it is the current one")
    }
    return Choice(sdk: sdk, reason: best.reason)
  }

  /// The number of iOS whose SDK came with a version of Xcode: Xcode 12 brought that of iOS 14, and so on until both
  /// were called 26. Xcodes before that had no widgets.
  private static func number(ofXcode version: Int) -> Int? {
    number(ofVersion: "\(version < 26 ? version + 2 : version)")
  }

  /// The newest SDK that is known and no newer than the version; nil for none.
  private static func number(ofVersion version: String) -> Int? {
    guard let first = version.split(separator: ".").first.flatMap({ Int($0) }) else { return nil }
    return names.compactMap { Int($0) }.last { $0 <= first }
  }
}
