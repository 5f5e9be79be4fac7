import Foundation
import ObjectiveCRuntime

extension NSObject {
  /// Not called: methods have no names at run time. The frame says so.
  ///
  /// https://developer.apple.com/documentation/objectivec/nsobject-swift.class/perform(_:with:afterdelay:)
  public func perform(
    _ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval
  ) { note("perform(_:with:afterDelay:)", aSelector) }

  /// Not called, as the other, and so without a result.
  @discardableResult
  public func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
    note("perform(_:)", aSelector)
    return nil
  }

  /// Not called, as the others, and so without a result.
  @discardableResult
  public func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
    note("perform(_:with:)", aSelector)
    return nil
  }

  /// Not called, as the others.
  public func perform(
    _ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval,
    inModes modes: [RunLoop.Mode]
  ) { note("perform(_:with:afterDelay:inModes:)", aSelector) }

  /// Not called, as the others.
  public func performSelector(
    onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool
  ) { note("performSelector(onMainThread:with:waitUntilDone:)", aSelector) }

  /// Not called, as the others.
  public func performSelector(inBackground aSelector: Selector, with arg: Any?) {
    note("performSelector(inBackground:with:)", aSelector)
  }

  public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {}
  public class func cancelPreviousPerformRequests(
    withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
  ) {}

  private func note(_ call: String, _ selector: Selector) {
    NetworkAccess.note("selector-not-called", "\(call): \(selector) isn't called")
  }
}
