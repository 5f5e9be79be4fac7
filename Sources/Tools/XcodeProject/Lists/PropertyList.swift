import Foundation

/// A value of a property list.
package enum PropertyList: Hashable, Sendable {
  case string(String)
  case boolean(Bool)
  case integer(Int)
  case real(Double)
  case date(Date)
  case data(Data)
  case array([PropertyList])
  case dictionary([String: PropertyList])

  package var string: String? {
    if case .string(let text) = self { return text }
    return nil
  }

  package var array: [PropertyList]? {
    if case .array(let items) = self { return items }
    return nil
  }

  package var dictionary: [String: PropertyList]? {
    if case .dictionary(let items) = self { return items }
    return nil
  }

  /// The strings of an array, or one string; none for another value.
  package var strings: [String] {
    switch self {
    case .string(let text): [text]
    case .array(let items): items.compactMap(\.string)
    default: []
    }
  }

  package subscript(key: String) -> PropertyList? { dictionary?[key] }

  /// The same with each string replaced, keys included.
  package func mapStrings(_ change: (String) -> String) -> PropertyList {
    switch self {
    case .string(let text): return .string(change(text))
    case .array(let items): return .array(items.map { $0.mapStrings(change) })
    case .dictionary(let items):
      // In one order, since a change can note what it meets.
      var changed: [String: PropertyList] = [:]
      for (key, value) in items.sorted(by: { $0.key < $1.key }) {
        changed[change(key)] = value.mapStrings(change)
      }
      return .dictionary(changed)
    default: return self
    }
  }

  /// The form that Foundation writes.
  package var foundation: Any {
    switch self {
    case .string(let text): text
    case .boolean(let flag): flag
    case .integer(let number): number
    case .real(let number): number
    case .date(let date): date
    case .data(let data): data
    case .array(let items): items.map(\.foundation)
    case .dictionary(let items): items.mapValues(\.foundation)
    }
  }

  /// - Parameter depth: the levels that may still follow; deeper values are left out.
  init?(foundation: Any, depth: Int = PropertyList.depthLimit) {
    guard depth > 0 else { return nil }
    switch foundation {
    case let text as String: self = .string(text)
    case let items as [Any]:
      self = .array(items.compactMap { PropertyList(foundation: $0, depth: depth - 1) })
    case let items as [String: Any]:
      self = .dictionary(
        items.compactMapValues { PropertyList(foundation: $0, depth: depth - 1) })
    case let date as Date: self = .date(date)
    case let data as Data: self = .data(data)
    case let number as NSNumber:
      if Self.isBoolean(number) {
        self = .boolean(number.boolValue)
      } else if let whole = Int(exactly: number.doubleValue) {
        self = .integer(whole)
      } else {
        self = .real(number.doubleValue)
      }
    default: return nil
    }
  }

  /// The levels that a list may have.
  static let depthLimit = 200

  private static func isBoolean(_ number: NSNumber) -> Bool {
    String(cString: number.objCType) == "c"
  }
}
