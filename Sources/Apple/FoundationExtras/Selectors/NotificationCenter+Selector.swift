import Foundation
import ObjectiveCRuntime

extension NotificationCenter {
  /// Adds an observer that is never called, since methods have no names at run time. A diagnostic reports it.
  public func addObserver(
    _ observer: Any, selector: Selector, name: NSNotification.Name?, object: Any?
  ) {
    NetworkAccess.note(
      "selector-not-called",
      "addObserver(_:selector:name:object:): \(selector) isn't called"
        + (name.map { " for \($0.rawValue)" } ?? ""))
  }
}
