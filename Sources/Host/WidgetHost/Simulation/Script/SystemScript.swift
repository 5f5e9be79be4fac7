import AppIntents
import Failures
import Foundation

/// A scripted day: what happens on the device, and when.
package struct SystemScript: Hashable, Sendable, Codable {
  /// The events in the order of their dates; those of one date in the file's order.
  package var events: [SystemEvent]

  package init(events: [SystemEvent] = []) {
    self.events = events.enumerated()
      .sorted { ($0.element.date, $0.offset) < ($1.element.date, $1.offset) }.map(\.element)
  }

  /// Reads `{"events": [{"at": "10:00", "app": "foreground"}, …]}`.
  ///
  /// - Parameters:
  ///   - start: the start of the simulation; events before it are an error, as are those after its end.
  ///   - kinds: the widgets there are.
  /// - Throws: a `Failure`, which says what is wrong with which event.
  package init(
    contentsOf path: String, start: Date, end: Date, timeZone: String, kinds: [String]
  ) throws {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw Failure("The script \(path) can't be read: is the path right?")
    }
    guard let root = try? JSONDecoder().decode([String: ConfiguredValue].self, from: data),
      case .list(let list)? = root["events"]
    else {
      throw Failure(
        "The script \(path) isn't a JSON object with a list of events, as "
          + #"{"events": [{"at": "10:00", "app": "foreground"}]}."#)
    }
    if let key = root.keys.sorted().first(where: { $0 != "events" }) {
      throw Failure("The script \(path) has the key “\(key)”; there is only “events”.")
    }
    let time = ScriptTime(start: start, zone: TimeZone(identifier: timeZone) ?? .gmt)
    self.init(
      events: try list.enumerated().map { index, value in
        let reader = ScriptEventReader(
          place: "The script \(path), event \(index + 1)", kinds: kinds)
        let event = try reader.event(value, time)
        guard event.date >= start, event.date < end else {
          throw Failure(
            "\(reader.place): \(DateStamp.string(event.date)) isn't within the simulated time, "
              + "\(DateStamp.string(start)) to \(DateStamp.string(end)); --from and --hours set it."
          )
        }
        return event
      })
  }
}
