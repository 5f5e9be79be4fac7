import Foundation
import Typesetting
import WidgetHost
import WidgetKitCore

/// Reads options' values, and says what is wrong with one.
struct ValueReader {
  private let values: [String: [String]]
  /// Options that stood on the command line, and not in the project's file.
  let typed: Set<String>

  init(_ arguments: ParsedArguments) {
    values = arguments.values
    typed = arguments.typed
  }

  func given(_ name: String) -> [String]? { values[name] }

  /// The last, where an option that takes one value stands several times.
  func one(_ name: String) throws -> String? {
    guard let value = values[name]?.last else { return nil }
    if value.isEmpty { throw UsageError("--\(name) is empty.") }
    return value
  }

  /// All, parted at commas, each once.
  func list(_ name: String) -> [String]? {
    guard let given = values[name] else { return nil }
    var items: [String] = []
    for item in given.flatMap({ $0.split(separator: ",", omittingEmptySubsequences: false) }) {
      let item = item.trimmingCharacters(in: .whitespaces)
      if !items.contains(item) { items.append(item) }
    }
    return items
  }

  func choice(_ name: String, _ known: [String]) throws -> String? {
    guard let value = try one(name) else { return nil }
    guard known.contains(value) else { throw UsageError.unknown("--\(name)", value, among: known) }
    return value
  }

  /// In the order of the type's cases, so that the order of arguments changes nothing.
  func cases<Value: RawRepresentable & CaseIterable & Equatable>(
    _ name: String, _ type: Value.Type
  ) throws -> [Value]? where Value.RawValue == String {
    guard let names = list(name) else { return nil }
    let wanted = try names.map { text -> Value in
      guard let value = Value(rawValue: text) else {
        throw UsageError.unknown(
          name.replacing("-", with: " "), text, among: Value.allCases.map(\.rawValue))
      }
      return value
    }
    return Value.allCases.filter(wanted.contains)
  }

  func number(_ name: String, _ range: ClosedRange<Double>) throws -> Double? {
    guard let text = try one(name) else { return nil }
    guard let value = Double(text), range.contains(value) else {
      throw UsageError(
        "--\(name) wants a number from \(PathPart.number(range.lowerBound)) to "
          + "\(PathPart.number(range.upperBound)), not “\(text)”.")
    }
    return value
  }

  func folder(_ name: String) throws -> String? {
    guard let path = try one(name) else { return nil }
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue
    else { throw UsageError("--\(name): \(path) is no folder.") }
    return URL(fileURLWithPath: path, isDirectory: true).path
  }

  /// A folder with fonts in it.
  func fonts() throws -> String? {
    guard let path = try folder("fonts") else { return nil }
    guard !FontLibrary.files(in: URL(fileURLWithPath: path)).isEmpty else {
      throw UsageError("--fonts: \(path) holds no font (.ttf, .otf or .ttc).")
    }
    return path
  }

  /// A fixtures folder; nil where the network is denied.
  func network() throws -> String? {
    guard let value = try one("network"), value != "deny" else { return nil }
    guard value.hasPrefix("fixtures:") else {
      throw UsageError("--network is deny or fixtures:DIR, not “\(value)”.")
    }
    let path = String(value.dropFirst("fixtures:".count))
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue
    else { throw UsageError("--network: \(path) is no folder.") }
    return URL(fileURLWithPath: path, isDirectory: true).path
  }
}
