import AppIntents
import Arguments
import Failures
import Foundation
import Planning
import WidgetHost
import WidgetKitCore

/// The frame that a live page asks for. Its address has the options of the command, by their names, and five more: the
/// date on the slider, the controls that were pressed, values of the widget's parameters, the sample state and values of
/// the entry's properties.
struct FrameQuery: Hashable {
  /// Options and their values, in the order of the address.
  var options: [[String]] = []
  var product: String?
  var date: Date?
  /// The names of controls, in the order in which they were pressed.
  var taps: [String] = []
  /// Values of the widget's parameters, by name, as text.
  var values: [String: String] = [:]
  /// The index of a Live Activity's or control's sample state.
  var sample = 0
  /// A JSON object with values of the entry's properties; nil for the provider's own.
  var entry: String?

  /// The options that choose a frame without naming a file.
  static let allowed: Set<String> =
    Set(MatrixDimension.all.map(\.optionName)).union([
      "kind", "family", "phase", "scale", "now", "time-zone",
    ])

  static let valuePrefix = "value."

  /// - Throws: a ``Failure`` of usage, where something in it isn't known.
  init(_ items: [LiveRequest.Item]) throws {
    for item in items {
      guard let value = item.value, !value.contains("\0") else {
        throw Failure.usage("“\(item.name)” isn't written as an address is.")
      }
      try take(item.name, value)
    }
  }

  private mutating func take(_ name: String, _ value: String) throws {
    switch name {
    // For the page alone.
    case "pane", "day": break
    case "product": product = value
    case "at":
      guard let date = try? Date(value, strategy: .iso8601) else {
        throw Failure.usage("“at” is a date as 2026-01-09T09:41:00Z, not “\(value)”.")
      }
      self.date = date
    case "tap": taps.append(value)
    case "sample": sample = max(0, Int(value) ?? 0)
    case "entry":
      guard case .object? = EntryValue(json: value) else {
        throw Failure.usage(
          "“entry” is a JSON object as {\"city\": \"Rio\"}, not “\(PlainText.short(value, 60))”.")
      }
      entry = value
    case "configuration":
      // Any other value is a file's path, which isn't for an address to choose.
      guard value.hasPrefix("recommended:") else {
        throw Failure.usage("“configuration” is recommended:NAME, not “\(value)”.")
      }
      options.append([name, value])
    case _ where name.hasPrefix(Self.valuePrefix):
      values[String(name.dropFirst(Self.valuePrefix.count))] = value
    case _ where Self.allowed.contains(name): options.append([name, value])
    default: throw Failure.unknown("setting", name, among: Self.allowed.sorted())
    }
  }

  /// The options as a command line has them.
  var words: [String] { options.map { "--\($0[0])=\($0[1])" } }

  /// The words of a command line that makes the frame, as far as options of `render` can.
  func commandWords(_ base: [String]) -> [String] {
    base + options.flatMap { $0[0] == "locked" ? ["--locked=\($0[1])"] : ["--\($0[0])", $0[1]] }
  }

  // MARK: Configuration

  /// The values for the parameters of a widget; nil where none is set.
  func configuration(for parameters: [WidgetSummary.Parameter]) -> Configuration? {
    guard !values.isEmpty else { return nil }
    return Configuration(
      name: "live",
      values: Dictionary(
        uniqueKeysWithValues: values.map { name, text in
          (name, Self.value(text, of: parameters.first { $0.name == name }?.type ?? ""))
        }))
  }

  /// - Parameter type: as ``WidgetSummary/Parameter/type`` has it.
  private static func value(_ text: String, of type: String) -> ConfiguredValue {
    if type.hasPrefix("["), type.hasSuffix("]") {
      let element = String(type.dropFirst().dropLast())
      return .list(text.split(separator: ",").map { value(String($0), of: element) })
    }
    let json = try? JSONDecoder().decode(ConfiguredValue.self, from: Data(text.utf8))
    switch json {
    case .bool where type.contains("Bool"),
      .number where ["Int", "Double"].contains(where: type.contains):
      return json ?? .text(text)
    default: return .text(text)
    }
  }
}
