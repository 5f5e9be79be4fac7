import Foundation
import ObjectiveCRuntime

extension NotificationCenter {
  /// Not called: methods have no names at run time. The frame says so.
  public func addObserver(
    _ observer: Any, selector: Selector, name: NSNotification.Name?, object: Any?
  ) {
    NetworkAccess.note(
      "selector-not-called",
      "addObserver(_:selector:name:object:): \(selector) isn't called"
        + (name.map { " for \($0.rawValue)" } ?? ""))
  }
}
