/// The rows of frames that lie in files beside the page: what its list, filters and selection need of them.
struct ReportRows {
  private(set) var table = StringTable()
  /// The keys of traits, in the order of each row's last list.
  let keys = ReportTrait.all.map(\.key)

  /// The row as JSON: name, number of the file, 1 where it can be approved, 1 where it has a picture; then
  /// numbers of texts: name, look, wall, status, facts, traits, badge (-1 for none).
  mutating func text(_ frame: ReportFrame, part: Int, hasPicture: Bool, _ json: ReportJSON) throws
    -> String
  {
    let facts = frame.facts.map { table.number(of: $0) }
    let traits = keys.map { key in frame.traits[key].map { table.number(of: $0) } ?? -1 }
    var row = try "[\(json.text(frame.id)),\(part),\(frame.canBeApproved ? 1 : 0)"
    row += ",\(hasPicture ? 1 : 0)"
    for text in [frame.name, frame.look, frame.wall, frame.status] {
      row += ",\(table.number(of: text))"
    }
    for numbers in [facts, traits] {
      row += ",[\(numbers.map(String.init).joined(separator: ","))]"
    }
    return row + ",\(frame.badge.map { table.number(of: $0) } ?? -1)]"
  }
}
