import Failures
import Foundation

/// The widgets of a live page, which may be built anew while it is shown: they are described again when somebody asks for
/// something of the newer ones.
final class LiveSource: @unchecked Sendable {
  private let make: () throws -> FrameSource
  private let state = NSCondition()
  private var made: FrameSource?
  private var number = 1
  /// The number of the widgets that ``made`` describes.
  private var madeNumber = 0
  private var isStopped = false
  /// Only one thread describes them at a time.
  private let making = NSLock()
  /// The time that a page waits for news before it gets the same number again, in seconds.
  private static let patience = 25.0

  /// - Parameter make: describes the widgets as they are built now.
  init(_ make: @escaping () throws -> FrameSource) { self.make = make }

  /// The number of the newest widgets, from 1.
  var newest: Int { state.withLock { number } }

  /// Notes that the widgets were built anew.
  func renew() {
    state.withLock {
      number += 1
      state.broadcast()
    }
  }

  func stop() {
    state.withLock {
      isStopped = true
      state.broadcast()
    }
  }

  /// The newest widgets, and their number.
  ///
  /// - Throws: a ``Failure``, where they can't be described.
  func current() throws -> (source: FrameSource, number: Int) {
    try making.withLock {
      let (wanted, known) = state.withLock { (number, madeNumber == number ? made : nil) }
      if let known { return (known, wanted) }
      let source = try make()
      state.withLock { (made, madeNumber) = (source, wanted) }
      return (source, wanted)
    }
  }

  /// The number of the newest widgets as soon as it isn't this one any more.
  func awaitNews(after known: Int) -> Int {
    let end = Date(timeIntervalSinceNow: Self.patience)
    return state.withLock {
      while number == known, !isStopped, state.wait(until: end) {}
      return number
    }
  }
}
