import Foundation
import WidgetHost
import XcodeProject

extension XcodeTarget {
  /// The SDK that the app was most likely built with, and the reason.
  var linkedSDK: LinkedSDK.Choice {
    let name = Data("containerBackground".utf8)
    return LinkedSDK.choice(
      for: ProjectSDKFacts(
        lastUpgradeCheck: lastUpgradeCheck,
        deploymentTarget: platform == .iOS ? deploymentTarget : nil,
        namesContainerBackground: swiftFiles.contains { file in
          FileManager.default.contents(atPath: file)?.range(of: name) != nil
        }))
  }
}
