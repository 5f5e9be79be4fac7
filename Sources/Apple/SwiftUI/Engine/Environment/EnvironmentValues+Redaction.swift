import Foundation

extension EnvironmentValues {
  /// Whether the content is hidden: a placeholder, or something private while the device is locked.
  var isContentRedacted: Bool {
    let reasons = fields.redactionReasons
    return reasons.contains(.placeholder) || (reasons.contains(.privacy) && fields.isSensitive)
  }
}
