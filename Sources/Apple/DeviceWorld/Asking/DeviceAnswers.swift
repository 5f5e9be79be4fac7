import Foundation

/// The device of the run: what its frameworks answer by, and notes on what they were asked.
package enum DeviceAnswers {
  /// The process's device. A test of a framework has one of its own, since other tests draw frames in the same process.
  @TaskLocal package static var device = AskedDevice()

  /// Begins a run.
  ///
  /// - Parameter path: the world file's, for messages; nil where there is none.
  package static func enter(_ world: DeviceWorld, path: String? = nil) {
    device.enter(world, path: path)
  }

  package static var world: DeviceWorld { device.world }

  /// The folder of the world file, which the paths in it start from; nil where there is none.
  package static var folder: String? {
    device.path.map { ($0 as NSString).deletingLastPathComponent }
  }

  /// A file that the world file names, by its path from there.
  package static func file(_ path: String) -> URL {
    guard !path.hasPrefix("/"), let folder else { return URL(fileURLWithPath: path) }
    return URL(fileURLWithPath: folder).appendingPathComponent(path)
  }

  /// Notes that a framework was asked.
  package static func note(_ use: DeviceUse) {
    device.note(use)
  }

  /// A section of the world, with a note on what was asked and what the answer is.
  ///
  /// - Parameters:
  ///   - question: what was asked, as `CLLocationManager for the location`.
  ///   - empty: the answer without the section, as `not determined`.
  package static func ask<Section>(
    _ section: KeyPath<DeviceWorld, Section?>, key: String, _ question: String, empty: String
  ) -> Section? {
    let value = world[keyPath: section]
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
    device.takeUses()
  }
}
