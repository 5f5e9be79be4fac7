import Foundation

/// The requirements of a cell for the grid around it.
struct GridCellTraits: LayoutValueKey {
  var columns: Int?
  var unsized: Axis.Set = []
  var anchor: UnitPoint?
  var columnAlignment: HorizontalAlignment?
  static let defaultValue = GridCellTraits()
}

extension GridCellTraits {
  var description: [String: String] {
    var values: [String: String] = [:]
    values["columns"] = columns.map { String($0) }
    values["anchor"] = anchor.map { "\(StoredArguments.text($0.x)) \(StoredArguments.text($0.y))" }
    values["column alignment"] = columnAlignment.map { $0.key.name ?? "center" }
    switch (unsized.contains(.horizontal), unsized.contains(.vertical)) {
    case (true, true): values["unsized axes"] = "both"
    case (true, false): values["unsized axes"] = "horizontal"
    case (false, true): values["unsized axes"] = "vertical"
    case (false, false): break
    }
    return values
  }
}
