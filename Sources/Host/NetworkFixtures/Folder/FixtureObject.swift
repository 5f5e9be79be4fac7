import Failures
import Foundation

/// An object of a fixture, whose keys and types are checked.
struct FixtureObject {
  static let example =
    #"The form is {"request": {"url": "https://…"}, "answer": {"status": 200, "json": {…}}}."#

  private let values: [String: JSONTree]
  let place: String

  /// - Throws: a `Failure`, where it is no object or has a key that isn't one of `keys`.
  init(_ tree: JSONTree, at place: String, keys: [String]) throws {
    guard case .object(let values) = tree else {
      throw Failure("It isn't a JSON object.", at: place, remedy: Self.example)
    }
    for key in values.keys.sorted() where !keys.contains(key) {
      throw Failure(
        "There is no key “\(key)”.", at: place, remedy: "Keys: \(keys.joined(separator: ", ")).")
    }
    self.values = values
    self.place = place
  }

  subscript(key: String) -> JSONTree? { values[key] }

  func text(_ key: String) throws -> String? {
    switch values[key] {
    case nil: return nil
    case .text(let text)?: return text
    default: throw wrong(key, "a text")
    }
  }

  func whole(_ key: String, _ range: ClosedRange<Int64>) throws -> Int? {
    switch values[key] {
    case nil: return nil
    case .whole(let number)? where range.contains(number): return Int(number)
    default: throw wrong(key, "a whole number from \(range.lowerBound) to \(range.upperBound)")
    }
  }

  /// A number of seconds.
  func seconds(_ key: String) throws -> Double? {
    switch values[key] {
    case nil: return nil
    case .whole(let number)? where number >= 0: return Double(number)
    case .number(let number)? where number >= 0 && number.isFinite: return number
    default: throw wrong(key, "a number of seconds from 0 on")
    }
  }

  func texts(_ key: String) throws -> [String]? {
    guard let value = values[key] else { return nil }
    guard case .list(let list) = value else { throw wrong(key, "a list of texts") }
    return try list.map {
      guard case .text(let text) = $0 else { throw wrong(key, "a list of texts") }
      return text
    }
  }

  /// An object whose values are texts or lists of texts, in the order of its keys.
  func headers(_ key: String) throws -> [(name: String, value: String)] {
    guard let value = values[key] else { return [] }
    guard case .object(let object) = value else { throw wrong(key, #"as {"Name": "value"}"#) }
    return try object.sorted { $0.key < $1.key }.flatMap { name, value in
      switch value {
      case .text(let text): return [(name, text)]
      case .list(let list):
        return try list.map {
          guard case .text(let text) = $0 else { throw wrong(key, #"as {"Name": "value"}"#) }
          return (name, text)
        }
      default: throw wrong(key, #"as {"Name": "value"}"#)
      }
    }
  }

  func wrong(_ key: String, _ wanted: String) -> Failure {
    Failure("“\(key)” is \(wanted).", at: place)
  }
}
