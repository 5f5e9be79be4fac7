import Foundation

/// Memory of layers that are done with, for the next ones: the system takes longer to hand out new
/// pages than we to fill them.
final class PixelPool {
  private var free: [(words: UnsafeMutablePointer<UInt32>, capacity: Int)] = []
  private static let most = 6

  deinit { for block in free { block.words.deallocate() } }

  /// Room for at least `count` words, with anything in it.
  func take(_ count: Int) -> (words: UnsafeMutablePointer<UInt32>, capacity: Int) {
    let fitting = free.indices.filter { free[$0].capacity >= count }
    // The smallest that fits, if it isn't far too large.
    if let best = fitting.min(by: { free[$0].capacity < free[$1].capacity }),
      free[best].capacity / 4 <= count + 1024
    {
      return free.remove(at: best)
    }
    let capacity = max(count, 256)
    return (.allocate(capacity: capacity), capacity)
  }

  func give(_ words: UnsafeMutablePointer<UInt32>, capacity: Int) {
    free.append((words, capacity))
    if free.count > Self.most { free.removeFirst().words.deallocate() }
  }
}
