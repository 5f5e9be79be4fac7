import Foundation

/// The circumstances of a build that conditions of settings ask for.
package struct SettingContext: Hashable, Sendable {
  /// The SDK with its version, as `iphonesimulator26.0`.
  package var sdk: String
  package var configuration: String
  package var architecture = "arm64"
  package var variant = "normal"

  package init(sdk: String, configuration: String) {
    self.sdk = sdk
    self.configuration = configuration
  }
}

/// A condition behind a setting's name: `[sdk=iphoneos*]`.
struct SettingCondition: Hashable, Sendable {
  var name: String
  var pattern: String

  func holds(in context: SettingContext) -> Bool {
    switch name {
    case "sdk": Pattern.matches(context.sdk, pattern)
    case "config": Pattern.matches(context.configuration, pattern)
    case "arch": Pattern.matches(context.architecture, pattern)
    case "variant": Pattern.matches(context.variant, pattern)
    default: false
    }
  }

  /// A name with conditions, taken apart: `NAME[sdk=*][arch=arm64]`, or with commas in one pair of brackets.
  static func parse(_ key: String) -> (name: String, conditions: [SettingCondition]) {
    guard let bracket = key.firstIndex(of: "[") else { return (key, []) }
    let conditions = key[bracket...].split(whereSeparator: { "[],".contains($0) }).map { part in
      let pair = part.split(separator: "=", maxSplits: 1).map { Self.trimmed($0) }
      return SettingCondition(name: pair.first ?? "", pattern: pair.count > 1 ? pair[1] : "")
    }
    return (trimmed(key[..<bracket]), conditions)
  }

  private static func trimmed(_ text: some StringProtocol) -> String {
    text.trimmingCharacters(in: .whitespaces)
  }
}
