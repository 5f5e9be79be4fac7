import DataModels
import DataStore

/// The value of an expression over objects, as the SQL of Core Data's stores computes it.
struct ComputedValue {
  private let records: [StoreRecord]
  private let record: StoreRecord?

  /// - Parameter record: the object whose values stand beside those of all.
  init(of records: [StoreRecord], _ record: StoreRecord?) {
    self.records = records
    self.record = record
  }

  /// - Throws: an error of Core Data that names the function, for one that no store computes.
  func value(_ expression: NSExpression) throws -> StoredValue? {
    switch expression.expressionType {
    case .constantValue: return StoredValue(any: expression.constantValue)
    case .keyPath: return record.map { Self.stored(Self.path(expression), $0) }
    case .evaluatedObject: return record.map { .integer($0.id.key) }
    case .variable: return nil
    case .function: return try function(expression)
    }
  }

  private func function(_ expression: NSExpression) throws -> StoredValue? {
    let argument = expression.arguments?.first
    switch expression.function {
    case "count:":
      // Nulls don't count; the object itself always does.
      return .integer(Int64(values(argument).count))
    // The sum of nothing is 0, as of SQLite's total().
    case "sum:": return .real(numbers(argument).reduce(0, +))
    case "average:":
      let numbers = numbers(argument)
      return numbers.isEmpty ? .null : .real(numbers.reduce(0, +) / Double(numbers.count))
    case "min:": return values(argument).min { $0.order($1) == .orderedAscending } ?? .null
    case "max:": return values(argument).max { $0.order($1) == .orderedAscending } ?? .null
    default: return try scalar(expression.function, argument.flatMap { try value($0) } ?? .null)
    }
  }

  private func scalar(_ function: String, _ value: StoredValue) throws -> StoredValue {
    switch (function, value) {
    case ("abs:", _): return value.number.map { .real(abs($0)) } ?? .null
    case ("ceiling:", _): return value.number.map { .real($0.rounded(.up)) } ?? .null
    case ("floor:", _): return value.number.map { .real($0.rounded(.down)) } ?? .null
    case ("lowercase:", .text(let text)): return .text(text.lowercased())
    case ("uppercase:", .text(let text)): return .text(text.uppercased())
    case ("length:", .text(let text)): return .integer(Int64(text.count))
    case ("lowercase:", _), ("uppercase:", _), ("length:", _): return .null
    default:
      throw CoreDataError.error(
        NSSQLiteError,
        "A store doesn't compute the function “\(function)”. It computes count:, sum:, min:, max:, average:, abs:, "
          + "ceiling:, floor:, lowercase:, uppercase: and length:.")
    }
  }

  private func values(_ argument: NSExpression?) -> [StoredValue] {
    guard let argument, argument.expressionType == .keyPath else {
      return records.map { .integer($0.id.key) }
    }
    let path = Self.path(argument)
    return records.map { Self.stored(path, $0) }.filter { !$0.isNull }
  }

  private func numbers(_ argument: NSExpression?) -> [Double] {
    values(argument).compactMap(\.number)
  }

  private static func path(_ expression: NSExpression) -> [String] {
    expression.keyPath.split(separator: ".").map(String.init)
  }

  /// The value at the end of a path; of an object its key, and of several objects their number.
  static func stored(_ path: [String], _ record: StoreRecord) -> StoredValue {
    guard let name = path.first else { return .integer(record.id.key) }
    if let relationship = record.relationship(name) {
      if relationship.isToMany { return .integer(Int64(record.many(name).count)) }
      return record.one(name).map { stored(Array(path.dropFirst()), $0) } ?? .null
    }
    return record.value(name)
  }
}
