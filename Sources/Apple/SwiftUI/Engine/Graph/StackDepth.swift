import CStack
import Foundation

/// The limit of how deep views may nest: the tree is walked by recursion, and a call stack that is too
/// small would end the process. What lies deeper is left out, with a diagnostic.
struct StackDepth {
  /// The lowest address that views may be resolved at; 0 for none known.
  private let floor: UInt

  /// The main thread's stack may grow to this; bytes. The kernel keeps 128 MB free for it.
  private static let wanted = 112 << 20

  /// For the calling thread. Measuring, placing and drawing go as deep as resolving does and take less
  /// of the stack at each step, so half of what is left is for resolving.
  init() {
    let low = UInt(stack_make_room(Self.wanted))
    let here = Self.here
    floor = low == 0 || low >= here ? 0 : here - (here - low) / 2
  }

  var isUsedUp: Bool { Self.here < floor }

  @inline(__always)
  private static var here: UInt {
    var mark: UInt8 = 0
    return withUnsafeMutablePointer(to: &mark) { UInt(bitPattern: $0) }
  }
}

extension _ViewInputs {
  /// Whether views must not nest deeper here; it also records the diagnostic.
  var isTooDeep: Bool {
    guard context.stackDepth.isUsedUp else { return false }
    context.diagnose(
      "too-deep",
      "Views are nested too deeply to be drawn; those deeper still are left out. Look for a view whose "
        + "body holds itself.")
    return true
  }
}
