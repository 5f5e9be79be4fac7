import Foundation

/// The values of the views on a navigation stack.
public struct NavigationPath: Equatable {
  private var entries: [Entry] = []

  public init() {}
  @_disfavoredOverload
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
    for element in elements { append(element) }
  }
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable & Codable {
    for element in elements { append(element) }
  }
  public init(_ codable: CodableRepresentation) {
    entries = codable.elements.map { Entry(value: AnyHashable($0), stored: $0) }
  }

  public var count: Int { entries.count }
  public var isEmpty: Bool { entries.isEmpty }
  /// The path in a form to store; nil where an element has none.
  public var codable: CodableRepresentation? {
    let known = entries.compactMap(\.stored)
    return known.count == entries.count ? CodableRepresentation(elements: known) : nil
  }

  @_disfavoredOverload
  public mutating func append<V: Hashable>(_ value: V) {
    entries.append(Entry(value: AnyHashable(value), stored: nil))
  }
  public mutating func append<V: Hashable & Codable>(_ value: V) {
    entries.append(
      Entry(value: AnyHashable(value), stored: CodableRepresentation.Element(value)))
  }
  public mutating func removeLast(_ k: Int = 1) {
    entries.removeLast(min(max(k, 0), entries.count))
  }
}

extension NavigationPath {
  /// An element with the form in which it is stored, where it has one. A path that was read from its stored form has
  /// no values, so elements with such a form are compared by it.
  private struct Entry: Equatable {
    let value: AnyHashable
    let stored: CodableRepresentation.Element?

    static func == (lhs: Entry, rhs: Entry) -> Bool {
      if let left = lhs.stored, let right = rhs.stored { return left == right }
      return lhs.value == rhs.value
    }
  }
}

extension NavigationPath {
  /// A path in a form to store: the elements' type names and values, the last one first.
  public struct CodableRepresentation: Codable, Equatable {
    struct Element: Hashable {
      let type: String
      /// The value as JSON.
      let value: String

      init(type: String, value: String) {
        self.type = type
        self.value = value
      }

      init?<V: Codable>(_ value: V) {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        guard let data = try? encoder.encode(value) else { return nil }
        self.init(
          type: _typeName(V.self, qualified: true), value: String(decoding: data, as: UTF8.self))
      }
    }

    let elements: [Element]

    init(elements: [Element]) { self.elements = elements }

    public init(from decoder: any Decoder) throws {
      var container = try decoder.unkeyedContainer()
      var found: [Element] = []
      while !container.isAtEnd {
        let type = try container.decode(String.self)
        found.append(Element(type: type, value: try container.decode(String.self)))
      }
      elements = found.reversed()
    }

    public func encode(to encoder: any Encoder) throws {
      var container = encoder.unkeyedContainer()
      for element in elements.reversed() {
        try container.encode(element.type)
        try container.encode(element.value)
      }
    }
  }
}
