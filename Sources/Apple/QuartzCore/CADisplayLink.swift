import Foundation
import ObjectiveCRuntime

/// A timer of the display's refreshes.
///
/// - Support: none; a picture shows one moment, so it never fires.
open class CADisplayLink: NSObject {
  open var isPaused = false
  open var preferredFramesPerSecond = 0
  open var preferredFrameRateRange = CAFrameRateRange.default
  /// Seconds.
  open var timestamp: Double { 0 }
  open var targetTimestamp: Double { 0 }
  open var duration: Double { 1.0 / 60 }

  public init(target: Any, selector sel: Selector) {}

  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {}
  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {}
  open func invalidate() {}
}
