import Foundation

/// A device, as the frameworks find it: what they answer by, and notes on what they were asked.
package final class AskedDevice: Sendable {
  private let lock = NSLock()
  nonisolated(unsafe) private var current = DeviceWorld()
  nonisolated(unsafe) private var currentPath: String?
  nonisolated(unsafe) private var faults: [String: String] = [:]
  nonisolated(unsafe) private var uses: [DeviceUse] = []

  package init() {}

  var world: DeviceWorld { lock.withLock { current } }
  var path: String? { lock.withLock { currentPath } }

  func enter(_ world: DeviceWorld, path: String?, faults: [String: String] = [:]) {
    lock.withLock {
      current = world
      currentPath = path
      self.faults = faults
      uses = []
    }
  }

  func note(_ use: DeviceUse) {
    lock.withLock {
      let use = refused(use) ?? use
      if !uses.contains(use) { uses.append(use) }
    }
  }

  /// The use as one whose answer is left out of the world file for a mistake in it; nil where none is.
  private func refused(_ use: DeviceUse) -> DeviceUse? {
    guard case .nothing = use.answer else { return nil }
    let section = String(use.key.prefix { $0 != "." && $0 != "[" })
    guard let fault = faults[section] ?? faults[""] else { return nil }
    return DeviceUse(question: use.question, key: use.key, answer: .refused(fault))
  }

  /// The mistakes in the world file that no request has met: a frame that asked for less, as access wasn't given, says
  /// them as well.
  private var unaskedFaults: [DeviceUse] {
    faults.sorted { $0.key < $1.key }.compactMap { key, fault in
      guard !uses.contains(where: { $0.answer == .refused(fault) }) else { return nil }
      let question = key.isEmpty ? "The world file" : "The section “\(key)” of the world file"
      return DeviceUse(question: question, key: key, answer: .refused(fault))
    }
  }

  func takeUses() -> [DeviceUse] {
    lock.withLock {
      defer { uses = [] }
      return uses + unaskedFaults
    }
  }
}
