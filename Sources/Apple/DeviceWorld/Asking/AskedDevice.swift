import Foundation

/// A device, as the frameworks find it: what they answer by, and notes on what they were asked.
package final class AskedDevice: Sendable {
  private let lock = NSLock()
  nonisolated(unsafe) private var current = DeviceWorld()
  nonisolated(unsafe) private var currentPath: String?
  nonisolated(unsafe) private var uses: [DeviceUse] = []

  package init() {}

  var world: DeviceWorld { lock.withLock { current } }
  var path: String? { lock.withLock { currentPath } }

  func enter(_ world: DeviceWorld, path: String?) {
    lock.withLock {
      current = world
      currentPath = path
      uses = []
    }
  }

  func note(_ use: DeviceUse) {
    lock.withLock { if !uses.contains(use) { uses.append(use) } }
  }

  func takeUses() -> [DeviceUse] {
    lock.withLock {
      defer { uses = [] }
      return uses
    }
  }
}
