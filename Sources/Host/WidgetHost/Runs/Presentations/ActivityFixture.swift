import Failures
import Foundation
import WidgetKitCore

/// A JSON file with sample states of a Live Activity: the type of its attributes, their values, and
/// named content states.
///
/// ```json
/// {
///   "activity": "DeliveryAttributes",
///   "attributes": { "order": "A 17" },
///   "states": [
///     { "name": "on-its-way", "content": { "stops": 3 } },
///     { "name": "late", "content": { "stops": 3 }, "isStale": true }
///   ]
/// }
/// ```
package struct ActivityFixture {
  package struct State {
    package let name: String
    let content: Data
    let isStale: Bool
  }

  /// The name of the attributes' type and of the frames' folder.
  package let activity: String
  package let states: [State]
  private let attributes: Data
  private let path: String

  /// - Throws: a `Failure`, with what is wrong and what should be there.
  package init(contentsOf path: String) throws {
    self.path = path
    guard let data = FileManager.default.contents(atPath: path) else {
      throw Failure("--activity: \(path) can't be read.")
    }
    let json: Any
    do {
      json = try JSONSerialization.jsonObject(with: data)
    } catch {
      throw Failure("--activity: \(path) is no JSON: \(error.localizedDescription)")
    }
    guard let object = json as? [String: Any] else {
      throw Failure(
        "--activity: \(path) should hold an object with activity, attributes, states.")
    }
    try Self.check(object, of: ["activity", "attributes", "states"], "\(path)")
    guard let activity = object["activity"] as? String, !activity.isEmpty else {
      throw Failure(
        "--activity: \(path) should name in activity the type of its attributes.")
    }
    guard let states = object["states"] as? [Any], !states.isEmpty else {
      throw Failure(
        "--activity: \(path) should list in states at least one { \"name\": …, \"content\": … }.")
    }
    self.activity = activity
    attributes = try Self.data(object["attributes"] ?? [String: Any]())
    var names: Set<String> = []
    self.states = try states.enumerated().map { index, state in
      let place = "\(path), states[\(index)]"
      guard let state = state as? [String: Any] else {
        throw Failure("--activity: \(place) should be an object with name and content.")
      }
      try Self.check(state, of: ["name", "content", "isStale"], place)
      guard let name = state["name"] as? String, !name.isEmpty else {
        throw Failure("--activity: \(place) has no name, which its frames are called by.")
      }
      guard names.insert(name).inserted else {
        throw Failure("--activity: two states of \(path) are called \(name). Give each its own.")
      }
      guard let content = state["content"] else {
        throw Failure("--activity: \(place) (\(name)) has no content.")
      }
      return State(
        name: name, content: try Self.data(content), isStale: state["isStale"] as? Bool ?? false)
    }
  }

  /// - Throws: a `Failure`, where the values don't fit the types.
  @MainActor
  func sample(_ state: State, of driver: ActivityDriver) throws -> ActivitySample {
    do {
      return try driver.decode(
        ActivityJSON(attributes: attributes, state: state.content, isStale: state.isStale))
    } catch let error as ActivityJSON.UnknownKey {
      throw Failure(
        "--activity: \(path), state \(state.name): \(activity) has no \(error.path). It has: "
          + "\(error.known.joined(separator: ", ")).")
    } catch let error as DecodingError {
      throw Failure(
        "--activity: \(path), state \(state.name) doesn't fit \(activity): \(Self.description(of: error))"
      )
    }
  }

  private static func check(_ object: [String: Any], of known: [String], _ place: String) throws {
    for key in object.keys.sorted() where !known.contains(key) {
      throw Failure(
        "--activity: \(place) has a key \(key) that means nothing there. There are: "
          + "\(known.joined(separator: ", ")).")
    }
  }

  private static func data(_ value: Any) throws -> Data {
    try JSONSerialization.data(withJSONObject: value, options: [.fragmentsAllowed, .sortedKeys])
  }

  private static func description(of error: DecodingError) -> String {
    func path(_ context: DecodingError.Context) -> String {
      context.codingPath.map(\.stringValue).joined(separator: ".")
    }
    switch error {
    case .keyNotFound(let key, let context):
      let place = path(context)
      return "\(place.isEmpty ? "" : place + ".")\(key.stringValue) is missing."
    case .typeMismatch(let type, let context):
      return "\(path(context)) should be a \(type)."
    case .valueNotFound(let type, let context):
      return "\(path(context)) is null and should be a \(type)."
    case .dataCorrupted(let context):
      return "\(path(context)): \(context.debugDescription)."
    @unknown default:
      return "\(error)"
    }
  }
}
