import Failures
import Foundation

/// The values that were given for one option, and the ways to read them.
package struct OptionValues: Sendable {
  /// Without dashes.
  package let name: String
  /// The values in the order given; empty for a flag.
  package let given: [String]

  package init(name: String, given: [String]) {
    self.name = name
    self.given = given
  }

  /// An error that names the option.
  package func failure(_ cause: String, remedy: String? = nil) -> Failure {
    .usage(cause, at: "--\(name)", remedy: remedy)
  }

  /// The last value, where an option that takes one value is given several times.
  package func last() throws -> String {
    let value = given.last ?? ""
    if value.isEmpty { throw Failure.usage("--\(name) is empty.") }
    return value
  }

  /// All values, separated at commas, each once.
  package var list: [String] {
    var items: [String] = []
    for item in given.flatMap({ $0.split(separator: ",", omittingEmptySubsequences: false) }) {
      let item = item.trimmingCharacters(in: .whitespaces)
      if !items.contains(item) { items.append(item) }
    }
    return items
  }

  /// One of the cases of an enumeration.
  package func choice<Value: RawRepresentable & CaseIterable>(_ type: Value.Type) throws -> Value
  where Value.RawValue == String {
    let text = try last()
    guard let value = Value(rawValue: text) else {
      throw Failure.unknown("--\(name)", text, among: Value.allCases.map(\.rawValue))
    }
    return value
  }

  /// Cases of an enumeration, in the order of its cases, so that the order of arguments changes nothing.
  package func cases<Value: RawRepresentable & CaseIterable & Equatable>(
    _ type: Value.Type
  ) throws -> [Value] where Value.RawValue == String {
    let wanted = try list.map { text -> Value in
      guard let value = Value(rawValue: text) else {
        throw Failure.unknown(
          name.replacing("-", with: " "), text, among: Value.allCases.map(\.rawValue))
      }
      return value
    }
    return Value.allCases.filter(wanted.contains)
  }

  package func number(in range: ClosedRange<Double>) throws -> Double {
    let text = try last()
    guard let value = Double(text), range.contains(value) else {
      throw Failure.usage(
        "--\(name) wants a number from \(NumberText.of(range.lowerBound)) to "
          + "\(NumberText.of(range.upperBound)), not “\(text)”.")
    }
    return value
  }

  /// A number without a fraction.
  package func wholeNumber(in range: ClosedRange<Double>) throws -> Int {
    let value = try number(in: range)
    guard let whole = Int(exactly: value) else {
      throw Failure.usage("--\(name) wants a whole number.")
    }
    return whole
  }

  /// The path of a folder that exists, from the root of the file system.
  package func folder() throws -> String { try folder(at: try last()) }

  /// The same of a path that is a part of the value.
  package func folder(at path: String) throws -> String {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue
    else { throw failure("\(path) is no folder.") }
    return URL(fileURLWithPath: path, isDirectory: true).path
  }
}

/// A number as text, a whole one without a fraction: `3`, `2.5`.
enum NumberText {
  static func of(_ value: Double) -> String {
    Int(exactly: value).flatMap { $0.magnitude < 1_000_000_000_000_000 ? String($0) : nil }
      ?? String(value)
  }
}
