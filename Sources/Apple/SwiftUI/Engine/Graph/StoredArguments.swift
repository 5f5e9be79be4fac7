import DisplayList
import Foundation

/// The values that a layout or a shape was made with, as text: a change of them in the source would
/// otherwise be seen only by its effect.
nonisolated enum StoredArguments {
  /// The maximum number of properties, and of a list's elements.
  private static let most = 12

  /// The stored properties of a type of the developer's own, as far as they are plain values.
  static func trait<Value>(of value: Value) -> ViewTrait? {
    let values =
      PlainFields.of(value)?.texts(of: value, most: most) ?? mirrored(value)
    return values.isEmpty ? nil : ViewTrait(.arguments, words: values)
  }

  private static func mirrored(_ value: Any) -> [String: String] {
    var values: [String: String] = [:]
    for child in Mirror(reflecting: value).children.prefix(most) {
      if let name = child.label, !name.hasPrefix("_") { values[name] = text(of: child.value) }
    }
    return values
  }

  static func of(_ name: String, _ value: Any) -> [ViewTrait] {
    text(of: value).map { [ViewTrait(.arguments, words: [name: $0])] } ?? []
  }

  static func text(_ number: CGFloat) -> String {
    number.isFinite
      ? decimal(number, places: 3) : number == .infinity ? "infinity" : "NaN"
  }

  /// The texts of the first elements, and the number of the others.
  static func list<Element>(_ values: [Element], _ text: (Element) -> String) -> String {
    list(values.prefix(most).map(text), count: values.count)
  }

  private static func list(_ texts: [String], count: Int) -> String {
    let rest = count - texts.count
    return texts.joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
  }

  /// - Returns: nil for a value without a text that is the same in each run.
  private static func text(of value: Any) -> String? {
    switch value {
    case let value as CGFloat: return text(value)
    case let value as Double: return text(CGFloat(value))
    case let value as Float: return text(CGFloat(value))
    case let value as any BinaryInteger: return String(value)
    case let value as Bool: return String(value)
    case let value as String: return value
    case let value as CGSize: return "\(text(value.width)) × \(text(value.height))"
    case let value as CGPoint: return "\(text(value.x)) \(text(value.y))"
    case let value as Angle: return text(CGFloat(value.degrees)) + "°"
    case let value as Alignment: return value.name ?? "center"
    case let value as HorizontalAlignment: return value.key.name ?? "center"
    case let value as VerticalAlignment: return value.key.name ?? "center"
    default: return inner(of: value)
    }
  }

  private static func inner(of value: Any) -> String? {
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .optional: return mirror.children.first.map { text(of: $0.value) } ?? "none"
    case .enum: return mirror.children.isEmpty ? String(describing: value) : nil
    case .collection:
      let all = mirror.children.prefix(most).map { text(of: $0.value) }
      if all.contains(nil) { return nil }
      return list(all.compactMap { $0 }, count: mirror.children.count)
    default: return nil
    }
  }
}
