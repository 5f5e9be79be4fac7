import Foundation

extension EnvironmentValues {
  /// What is here is hidden: a placeholder, or something private while the device is locked.
  var isContentRedacted: Bool {
    let reasons = fields.redactionReasons
    return reasons.contains(.placeholder) || (reasons.contains(.privacy) && fields.isSensitive)
  }
}
