import Foundation

/// One layout that Apple's SwiftUI makes, with the values to match.
struct Fact {
  let id: String
  /// Points.
  let tolerance: Double
  /// Pixels per point.
  let scale: Double
  /// `number` facts are met or not, `rule` facts are asserted by the tests, the rest don't count.
  let check: String
  let source: String
  /// The numbers by their key path in the expectation: `size.0`, `ink_rows.2.1`.
  let expected: [(key: String, value: Double)]

  static func load(from file: URL) throws -> [Fact] {
    guard
      let rows = try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [[String: Any]]
    else { return [] }
    return rows.map { row in
      Fact(
        id: row["id"] as? String ?? "", tolerance: row["tolerance_pt"] as? Double ?? 0.34,
        scale: row["scale"] as? Double ?? 1,
        check: row["check"] as? String ?? "", source: row["source"] as? String ?? "",
        expected: flatten(row["expected"] ?? [:], "").sorted { $0.key < $1.key })
    }
  }
}

/// The numbers in a JSON value, each with the path to it.
func flatten(_ value: Any, _ path: String) -> [(key: String, value: Double)] {
  func join(_ next: String) -> String { path.isEmpty ? next : path + "." + next }
  if let table = value as? [String: Any] {
    return table.flatMap { flatten($0.value, join($0.key)) }
  }
  if let list = value as? [Any] {
    return list.enumerated().flatMap { flatten($0.element, join(String($0.offset))) }
  }
  if let rect = value as? CGRect {
    return flatten([rect.minX, rect.minY, rect.width, rect.height] as [Any], path)
  }
  if let size = value as? CGSize { return flatten([size.width, size.height] as [Any], path) }
  if let number = value as? Double { return [(path, number)] }
  if let number = value as? CGFloat { return [(path, Double(number))] }
  if let number = value as? Int { return [(path, Double(number))] }
  return []
}
