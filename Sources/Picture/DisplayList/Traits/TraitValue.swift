import Foundation

/// A value of a trait.
public enum TraitValue: Hashable, Sendable {
  /// A length, an angle, a factor or a count, in the unit of its field.
  case number(CGFloat)
  /// Coordinates, in order.
  case numbers([CGFloat])
  /// A name or a text.
  case word(String)

  /// Makes a value of a number; nil for nil.
  public init?(_ number: CGFloat?) {
    guard let number else { return nil }
    self = .number(number)
  }

  public init?(_ word: String?) {
    guard let word else { return nil }
    self = .word(word)
  }

  public var number: CGFloat? { if case .number(let number) = self { number } else { nil } }
  public var numbers: [CGFloat]? { if case .numbers(let numbers) = self { numbers } else { nil } }
  public var word: String? { if case .word(let word) = self { word } else { nil } }
}

extension TraitValue: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByStringLiteral
{
  public init(floatLiteral value: Double) { self = .number(value) }
  public init(integerLiteral value: Int) { self = .number(CGFloat(value)) }
  public init(stringLiteral value: String) { self = .word(value) }
}

/// The values of a trait by field, sorted by the fields' names.
public struct TraitValues: Hashable, Sendable, ExpressibleByDictionaryLiteral {
  public struct Entry: Hashable, Sendable {
    public var field: TraitField
    public var value: TraitValue
  }

  public private(set) var entries: [Entry]

  /// Fields without a value are left out.
  public init(dictionaryLiteral elements: (TraitField, TraitValue?)...) {
    entries = []
    entries.reserveCapacity(elements.count)
    for (field, value) in elements {
      guard let value else { continue }
      // Nodes state their traits in each frame, mostly in order.
      if let last = entries.last, last.field >= field {
        self[field] = value
      } else {
        entries.append(Entry(field: field, value: value))
      }
    }
  }

  /// Makes the values of words, by the names of their fields.
  public init(_ words: [String: String]) {
    self.init(words.map { Entry(field: TraitField($0), value: .word($1)) })
  }

  private init(_ entries: [Entry]) {
    self.entries = entries.count < 2 ? entries : entries.sorted { $0.field < $1.field }
  }

  public var isEmpty: Bool { entries.isEmpty }
  public var fields: [TraitField] { entries.map(\.field) }

  public subscript(field: TraitField) -> TraitValue? {
    get { entries.first { $0.field == field }?.value }
    set {
      let index = entries.firstIndex { $0.field >= field } ?? entries.count
      if index < entries.count, entries[index].field == field { entries.remove(at: index) }
      if let newValue { entries.insert(Entry(field: field, value: newValue), at: index) }
    }
  }

  public func filter(_ isIncluded: (TraitField) -> Bool) -> TraitValues {
    TraitValues(entries.filter { isIncluded($0.field) })
  }

  public func map(_ change: (TraitValue) -> TraitValue) -> TraitValues {
    TraitValues(entries.map { Entry(field: $0.field, value: change($0.value)) })
  }

  /// Values of `self` go before those of `other`.
  public func adding(_ other: TraitValues) -> TraitValues {
    TraitValues(entries + other.entries.filter { self[$0.field] == nil })
  }

  public func removing(_ fields: TraitField...) -> TraitValues { filter { !fields.contains($0) } }

  /// The fields that either has and that differ, sorted.
  public static func differing(_ a: TraitValues, _ b: TraitValues) -> [TraitField] {
    (a.fields + b.fields.filter { a[$0] == nil }).filter { a[$0] != b[$0] }.sorted()
  }
}
