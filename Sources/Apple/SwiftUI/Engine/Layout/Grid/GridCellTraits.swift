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
  var words: [String: String] {
    var said: [String: String] = [:]
    said["columns"] = columns.map { String($0) }
    said["anchor"] = anchor.map { "\(StoredArguments.words($0.x)) \(StoredArguments.words($0.y))" }
    said["column alignment"] = columnAlignment.map { $0.key.name ?? "center" }
    switch (unsized.contains(.horizontal), unsized.contains(.vertical)) {
    case (true, true): said["unsized axes"] = "both"
    case (true, false): said["unsized axes"] = "horizontal"
    case (false, true): said["unsized axes"] = "vertical"
    case (false, false): break
    }
    return said
  }
}
