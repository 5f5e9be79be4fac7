import DeviceWorld
import Failures
import Foundation

/// Decodes located JSON into values. What the values don't ask for is a mistake, and each mistake has its place.
final class FixtureDecoder: Decoder {
  let json: LocatedJSON
  let place: FixturePlace
  var codingPath: [any CodingKey] { [] }
  let userInfo: [CodingUserInfoKey: Any] = [:]
  /// The keys that a value asked for; nil where it takes whatever the object has.
  private(set) var asked: Set<String>? = []

  init(_ json: LocatedJSON, at place: FixturePlace) {
    self.json = json
    self.place = place
  }

  func ask(_ key: String) { asked?.insert(key) }
  func takeAll() { asked = nil }

  /// - Throws: a `Failure`.
  static func decode<Value: Decodable>(
    _ type: Value.Type, from json: LocatedJSON, at place: FixturePlace
  ) throws -> Value {
    if type == Date.self, let date = try date(json, place) as? Value { return date }
    let decoder = FixtureDecoder(json, at: place)
    let value: Value
    do {
      value = try type.init(from: decoder)
    } catch let DecodingError.keyNotFound(key, _) {
      // A key that is written wrong is more to the point than one that is missing.
      try decoder.checkKeys()
      throw place.failure("The key “\(key.stringValue)” is missing", json)
    } catch let DecodingError.dataCorrupted(context) {
      throw place.failure(context.debugDescription, json)
    }
    try decoder.checkKeys()
    if let checked = value as? any WorldChecked { try check(checked, json, place) }
    return value
  }

  /// - Throws: a `Failure` at the line of the key, where a value is impossible.
  private static func check(
    _ value: any WorldChecked, _ json: LocatedJSON, _ place: FixturePlace
  ) throws {
    if let unknown = value.unknown {
      let place = place.child(key: unknown.key)
      throw Failure.unknown(unknown.what, unknown.value, among: unknown.known)
        .at("\(place.file):\(json.member(unknown.key).line)\(place.suffix)")
    }
    if let mistake = value.mistake {
      throw place.child(key: mistake.key)
        .failure("It should be \(mistake.wanted)", json.member(mistake.key))
    }
  }

  private func checkKeys() throws {
    guard case .object(let members) = json.value, let asked else { return }
    for member in members where !asked.contains(member.key) {
      throw Failure.unknown("key", member.key, among: asked.sorted())
        .at("\(place.file):\(member.line)\(place.suffix)")
    }
  }

  private static func date(_ json: LocatedJSON, _ place: FixturePlace) throws -> Date {
    if case .text(let text) = json.value {
      if let date = try? Date(text, strategy: .iso8601) { return date }
      if let date = try? Date(text, strategy: Date.ISO8601FormatStyle().year().month().day()) {
        return date
      }
    }
    throw place.failure(
      "It should be a date, as 2026-01-09T10:00:00Z, 2026-01-09T10:00:00+02:00 or 2026-01-09", json)
  }

  func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    guard case .object(let members) = json.value else {
      throw place.failure("It should be an object, and is \(json.kind)", json)
    }
    return KeyedDecodingContainer(FixtureObjectContainer<Key>(decoder: self, members: members))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    guard case .list(let items) = json.value else {
      throw place.failure("It should be a list, and is \(json.kind)", json)
    }
    return FixtureListContainer(decoder: self, items: items)
  }

  func singleValueContainer() throws -> any SingleValueDecodingContainer {
    // What the value is decoded as checks its own keys.
    takeAll()
    return FixtureValueContainer(decoder: self)
  }
}

extension Failure {
  /// The same failure with a place.
  fileprivate func at(_ place: String) -> Failure {
    Failure(cause, at: place, remedy: remedy, status: status)
  }
}

/// The place of a value in a file: the file, and the keys that lead to it.
struct FixturePlace {
  let file: String
  var path = ""

  func child(key: String) -> FixturePlace {
    FixturePlace(file: file, path: path.isEmpty ? key : "\(path).\(key)")
  }
  func child(index: Int) -> FixturePlace { FixturePlace(file: file, path: "\(path)[\(index)]") }

  /// ` (events[2].start)`; empty at the top.
  var suffix: String { path.isEmpty ? "" : " (\(PlainText.line(path)))" }

  /// - Parameter cause: without a full stop.
  func failure(_ cause: String, _ json: LocatedJSON) -> Failure {
    .usage("\(PlainText.line(cause)).", at: "\(file):\(json.line)\(suffix)")
  }
}
