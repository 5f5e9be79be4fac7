import Foundation
import ObjectiveCRuntime

/// Timers that call a method by its selector. They call nothing, as methods have no names at run time; the frame says so.
extension Timer {
  @discardableResult
  public static func scheduledTimer(
    timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?,
    repeats: Bool
  ) -> Timer {
    note("scheduledTimer(timeInterval:target:selector:userInfo:repeats:)", selector)
    return scheduledTimer(withTimeInterval: interval, repeats: repeats) { _ in }
  }

  public convenience init(
    timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?,
    repeats: Bool
  ) {
    Timer.note("Timer(timeInterval:target:selector:userInfo:repeats:)", selector)
    self.init(timeInterval: interval, repeats: repeats) { _ in }
  }

  public convenience init(
    fireAt date: Date, interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?,
    repeats: Bool
  ) {
    Timer.note("Timer(fireAt:interval:target:selector:userInfo:repeats:)", selector)
    self.init(fire: date, interval: interval, repeats: repeats) { _ in }
  }

  private static func note(_ name: String, _ selector: Selector) {
    NetworkAccess.note("selector-not-called", "\(name): \(selector) isn't called")
  }
}
