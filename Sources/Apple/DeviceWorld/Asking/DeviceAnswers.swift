internal import CHermetic
import Foundation

/// The simulated device of the run: the data that its frameworks answer with, and a record of the requests to them.
package enum DeviceAnswers {
  private static let processDevice = AskedDevice()
  /// The process's device. A test of a framework has one of its own, since other tests draw frames in the same process.
  @TaskLocal package static var device = processDevice

  /// Begins a run.
  ///
  /// - Parameters:
  ///   - path: the path of the world file, for messages; nil where there is none.
  ///   - faults: a message for each section that the file has and that isn't used for a mistake in it, by the section's
  ///     key; under the empty key, a message for keys that aren't known.
  package static func enter(
    _ world: DeviceWorld, path: String? = nil, faults: [String: String] = [:]
  ) {
    device.enter(world, path: path, faults: faults)
  }

  package static var world: DeviceWorld { device.world }

  /// The folder of the world file, which paths in the file are relative to; nil where there is none.
  package static var folder: String? {
    device.path.map { ($0 as NSString).deletingLastPathComponent }
  }

  /// A file that the world file names by a path relative to it.
  package static func file(_ path: String) -> URL {
    guard !path.hasPrefix("/"), let folder else { return URL(fileURLWithPath: path) }
    return URL(fileURLWithPath: folder).appendingPathComponent(path)
  }

  /// Records a request to a framework.
  package static func note(_ use: DeviceUse) {
    let device = device
    // Requests of a test's own code belong to no frame, though a run in its process takes the notes.
    guard device !== processDevice || hermetic_is_widgets() else { return }
    device.note(use)
  }

  /// A section of the world file. The request and its answer are recorded.
  ///
  /// - Parameters:
  ///   - question: the request, such as `CLLocationManager for the location`.
  ///   - empty: the answer where the section is missing, such as `not determined`.
  package static func ask<Section>(
    _ section: KeyPath<DeviceWorld, Section?>, key: String, _ question: String, empty: String
  ) -> Section? {
    let value = world[keyPath: section]
    note(DeviceUse(question: question, key: key, answer: value == nil ? .nothing(empty) : .fixture))
    return value
  }

  /// A word of the world file as a framework's value. One that the framework doesn't know is recorded.
  ///
  /// - Parameters:
  ///   - question: the API, such as `WeatherCondition`.
  ///   - key: the section of the file.
  ///   - known: the words that there are.
  ///   - otherwise: the word that is used instead.
  package static func word<Value>(
    _ word: String?, _ question: String, key: String, known: [String], otherwise: (String, Value),
    _ value: (String) -> Value?
  ) -> Value {
    guard let word else { return otherwise.1 }
    if let value = value(word) { return value }
    note(
      DeviceUse(
        question: question, key: key,
        answer: .mistaken(
          "the world file has “\(word)” there, and \(otherwise.0) is used. Known: "
            + known.joined(separator: ", ") + ".")))
    return otherwise.1
  }

  /// Records a call that would change something outside of the picture, and does nothing here.
  package static func rests(_ call: String, _ reason: String) {
    note(DeviceUse(question: call, key: "", answer: .rests(reason)))
  }

  /// Records that something is drawn in a substitute form, which `description` describes as a clause.
  package static func standsIn(_ what: String, _ description: String) {
    note(DeviceUse(question: what, key: "", answer: .standIn(description)))
  }

  /// The requests since the last call, each once, in order.
  package static func takeUses() -> [DeviceUse] {
    device.takeUses()
  }
}
