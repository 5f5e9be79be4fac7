internal import CStack
import Foundation

/// The limit of how deep views may nest: the tree is walked by recursion, and a call stack that is too
/// small would end the process. What lies deeper is left out, with a diagnostic.
///
/// Two limits hold. A number of levels (``levelLimit``), which is the same on every machine and in every
/// build; it is what a developer meets. And an end of the stack, for views whose levels take more of it than
/// any that was measured.
struct StackDepth {
  /// The most views with a body, or of a hidden type, around a view.
  static let levelLimit = 1500

  /// The room for one picture; bytes. A level of what was measured takes up to 25 kB in a debug build.
  private static let wanted = 256 << 20

  /// The room that the main thread's stack is given where it has to do; bytes. The kernel keeps 128 MB free.
  private static let wantedOfMainThread = 112 << 20

  /// The lowest address that views may be resolved at; 0 for none known.
  private let floor: UInt

  /// For the calling thread. Measuring, placing and drawing go as deep as resolving does, and take up to
  /// three times as much of the stack at a level: a quarter of what is left is for resolving.
  init() {
    var low = UInt(stack_own())
    if low == 0 { low = UInt(stack_make_room(Self.wantedOfMainThread)) }
    let here = Self.here
    floor = low == 0 || low >= here ? 0 : here - (here - low) / 4
  }

  var isUsedUp: Bool { Self.here < floor }

  @inline(__always)
  private static var here: UInt {
    var mark: UInt8 = 0
    return withUnsafeMutablePointer(to: &mark) { UInt(bitPattern: $0) }
  }
}

extension StackDepth {
  private final class Work {
    let call: () -> Void
    init(_ call: @escaping () -> Void) { self.call = call }
  }

  /// Calls `body` with room for a deep tree, on a stack of its own: a thread of a test has 8 MB, and a
  /// main thread as much as the machine allows.
  @MainActor
  static func withRoom<Result>(_ body: () -> Result) -> Result {
    var result: Result?
    withoutActuallyEscaping({ result = body() }) { call in
      let work = Work(call)
      withExtendedLifetime(work) {
        _ = stack_call(
          wanted, { Unmanaged<Work>.fromOpaque($0!).takeUnretainedValue().call() },
          Unmanaged.passUnretained(work).toOpaque())
      }
    }
    return result ?? body()
  }
}

extension _ViewInputs {
  /// Whether views must not nest deeper here; it also records the diagnostic.
  var isTooDeep: Bool {
    guard level > StackDepth.levelLimit || context.stackDepth.isUsedUp else { return false }
    context.diagnose(
      "too-deep",
      "Views are nested too deeply to be drawn, more than \(StackDepth.levelLimit) in each other; those deeper "
        + "still are left out. Look for a view whose body holds itself.")
    return true
  }
}
