import Foundation
import ObjectiveCRuntime

extension Timer {
  /// A timer that calls nothing: methods have no names at run time. The frame says so.
  @discardableResult
  public static func scheduledTimer(
    timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?,
    repeats: Bool
  ) -> Timer {
    NetworkAccess.note(
      "selector-not-called",
      "scheduledTimer(timeInterval:target:selector:userInfo:repeats:): \(selector) isn't called")
    return scheduledTimer(withTimeInterval: interval, repeats: repeats) { _ in }
  }
}
