/// A platform of Apple's that a target is built for.
package enum ApplePlatform: String, CaseIterable, Sendable, Codable {
  case iOS, macOS, watchOS, tvOS, visionOS

  /// The name of its SDK for the simulator; macOS has none, so its own.
  var simulatorSDK: String {
    switch self {
    case .iOS: "iphonesimulator"
    case .macOS: "macosx"
    case .watchOS: "watchsimulator"
    case .tvOS: "appletvsimulator"
    case .visionOS: "xrsimulator"
    }
  }

  var deviceSDK: String {
    switch self {
    case .iOS: "iphoneos"
    case .macOS: "macosx"
    case .watchOS: "watchos"
    case .tvOS: "appletvos"
    case .visionOS: "xros"
    }
  }

  var deploymentSetting: String {
    switch self {
    case .iOS: "IPHONEOS_DEPLOYMENT_TARGET"
    case .macOS: "MACOSX_DEPLOYMENT_TARGET"
    case .watchOS: "WATCHOS_DEPLOYMENT_TARGET"
    case .tvOS: "TVOS_DEPLOYMENT_TARGET"
    case .visionOS: "XROS_DEPLOYMENT_TARGET"
    }
  }

  /// The name in filters of build files.
  var filter: String {
    switch self {
    case .iOS: "ios"
    case .macOS: "macos"
    case .watchOS: "watchos"
    case .tvOS: "tvos"
    case .visionOS: "xros"
    }
  }

  /// `UIDeviceFamily` where `TARGETED_DEVICE_FAMILY` doesn't say.
  var deviceFamily: String? {
    switch self {
    case .iOS: "1"
    case .watchOS: "4"
    case .tvOS: "3"
    case .visionOS: "7"
    case .macOS: nil
    }
  }

  /// The platform of an SDK's name, as `iphoneos17.0` or a path to it.
  init?(sdk: String) {
    let name = sdk.lowercased().split(separator: "/").last.map(String.init) ?? ""
    guard
      let found = Self.allCases.first(where: {
        name.hasPrefix($0.deviceSDK) || name.hasPrefix($0.simulatorSDK)
      })
    else { return nil }
    self = found
  }
}
