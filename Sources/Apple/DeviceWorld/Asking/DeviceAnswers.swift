import Foundation

/// The device of the run: what its frameworks answer by, and notes on what they were asked.
package enum DeviceAnswers {
  private static let lock = NSLock()
  nonisolated(unsafe) private static var current = DeviceWorld()
  nonisolated(unsafe) private static var path: String?
  nonisolated(unsafe) private static var uses: [DeviceUse] = []

  /// Begins a run.
  ///
  /// - Parameter path: the world file's, for messages; nil where there is none.
  package static func enter(_ world: DeviceWorld, path: String? = nil) {
    lock.withLock {
      current = world
      self.path = path
      uses = []
    }
  }

  package static var world: DeviceWorld { lock.withLock { current } }

  /// The folder of the world file, which the paths in it start from; nil where there is none.
  package static var folder: String? {
    lock.withLock { path.map { ($0 as NSString).deletingLastPathComponent } }
  }

  /// A file that the world file names, by its path from there.
  package static func file(_ path: String) -> URL {
    guard !path.hasPrefix("/"), let folder else { return URL(fileURLWithPath: path) }
    return URL(fileURLWithPath: folder).appendingPathComponent(path)
  }

  /// Notes that a framework was asked.
  package static func note(_ use: DeviceUse) {
    lock.withLock { if !uses.contains(use) { uses.append(use) } }
  }

  /// A section of the world, with a note on what was asked and what the answer is.
  ///
  /// - Parameters:
  ///   - question: what was asked, as `CLLocationManager for the location`.
  ///   - empty: the answer without the section, as `not determined`.
  package static func ask<Section>(
    _ section: KeyPath<DeviceWorld, Section?>, key: String, _ question: String, empty: String
  ) -> Section? {
    let value = lock.withLock { current }[keyPath: section]
    note(DeviceUse(question: question, key: key, answer: value == nil ? .nothing(empty) : .fixture))
    return value
  }

  /// Notes on a call that changes something outside of the picture, and does nothing here.
  package static func rests(_ call: String, _ reason: String) {
    note(DeviceUse(question: call, key: "", answer: .rests(reason)))
  }

  /// Notes that something is drawn by a stand-in, which a clause describes.
  package static func standsIn(_ what: String, _ description: String) {
    note(DeviceUse(question: what, key: "", answer: .standIn(description)))
  }

  /// What was asked since the last call, each once, in order.
  package static func takeUses() -> [DeviceUse] {
    lock.withLock {
      defer { uses = [] }
      return uses
    }
  }
}
