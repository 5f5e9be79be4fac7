/// Known names that are like a mistyped one.
enum NearestName {
  /// The known names that are most like a name, the nearest first, at most three; none where all differ in more than
  /// half of their characters.
  static func of(_ name: String, among known: [String]) -> [String] {
    let wanted = Array(name.lowercased())
    let limit = max(2, wanted.count / 2)
    // A flag of one verb may be an option of another.
    return Set(known)
      .map { (name: $0, distance: distance(wanted, Array($0.lowercased()))) }
      .filter { $0.distance <= limit || $0.name.lowercased().hasPrefix(String(wanted)) }
      .sorted { ($0.distance, $0.name) < ($1.distance, $1.name) }
      .prefix(3).map(\.name)
  }

  /// The number of insertions, deletions and replacements between two words (Levenshtein).
  private static func distance(_ a: [Character], _ b: [Character]) -> Int {
    var row = Array(0...b.count)
    for i in 0..<a.count {
      var corner = row[0]
      row[0] = i + 1
      for j in 0..<b.count {
        let next = min(row[j] + 1, row[j + 1] + 1, corner + (a[i] == b[j] ? 0 : 1))
        corner = row[j + 1]
        row[j + 1] = next
      }
    }
    return row[b.count]
  }
}
