import DisplayList
import Foundation

/// What a layout or a shape was made with, in words: a change of the source that nothing but its outcome
/// would tell of.
nonisolated enum StoredArguments {
  /// More of a list than this isn't told, nor more properties.
  private static let most = 12

  /// The stored properties of a type of the developer's own, as far as they are plain values.
  static func trait(of value: Any) -> ViewTrait? {
    let mirror = Mirror(reflecting: value)
    var said: [String: String] = [:]
    for child in mirror.children.prefix(most) {
      if let name = child.label, !name.hasPrefix("_") { said[name] = words(of: child.value) }
    }
    return said.isEmpty ? nil : ViewTrait(.arguments, words: said)
  }

  static func of(_ name: String, _ value: Any) -> [ViewTrait] {
    words(of: value).map { [ViewTrait(.arguments, words: [name: $0])] } ?? []
  }

  static func words(_ number: CGFloat) -> String {
    number.isFinite
      ? decimal(number, places: 3) : number == .infinity ? "infinity" : "no number"
  }

  /// nil for what has no words that are the same in each run.
  private static func words(of value: Any) -> String? {
    switch value {
    case let value as CGFloat: return words(value)
    case let value as Double: return words(CGFloat(value))
    case let value as Float: return words(CGFloat(value))
    case let value as any BinaryInteger: return String(value)
    case let value as Bool: return String(value)
    case let value as String: return value
    case let value as CGSize: return "\(words(value.width)) × \(words(value.height))"
    case let value as CGPoint: return "\(words(value.x)) \(words(value.y))"
    case let value as Angle: return words(CGFloat(value.degrees)) + "°"
    case let value as Alignment: return value.name ?? "center"
    case let value as HorizontalAlignment: return value.key.name ?? "center"
    case let value as VerticalAlignment: return value.key.name ?? "center"
    default: return inner(of: value)
    }
  }

  private static func inner(of value: Any) -> String? {
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .optional: return mirror.children.first.map { words(of: $0.value) } ?? "none"
    case .enum: return mirror.children.isEmpty ? String(describing: value) : nil
    case .collection:
      var all: [String] = []
      for child in mirror.children.prefix(most) {
        guard let said = words(of: child.value) else { return nil }
        all.append(said)
      }
      let rest = mirror.children.count - all.count
      return all.joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
    default: return nil
    }
  }
}
