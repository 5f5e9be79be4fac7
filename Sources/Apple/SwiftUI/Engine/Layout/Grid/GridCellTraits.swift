import Foundation

/// The requirements of a cell for the grid around it.
struct GridCellTraits: LayoutValueKey {
  var columns: Int?
  /// The axes along which the cell doesn't enlarge its row and column; nil, which is none, where they aren't given.
  var unsized: Axis.Set?
  var anchor: UnitPoint?
  var columnAlignment: HorizontalAlignment?
  static let defaultValue = GridCellTraits()
}

extension GridCellTraits {
  /// Whether the cell takes no part in the lengths along an axis.
  func isUnsized(_ axes: Axis.Set) -> Bool { unsized?.contains(axes) == true }

  /// These traits, and of `others` what these don't have.
  func filled(from others: GridCellTraits) -> GridCellTraits {
    GridCellTraits(
      columns: columns ?? others.columns, unsized: unsized ?? others.unsized,
      anchor: anchor ?? others.anchor, columnAlignment: columnAlignment ?? others.columnAlignment)
  }

  var description: [String: String] {
    var values: [String: String] = [:]
    values["columns"] = columns.map { String($0) }
    values["anchor"] = anchor.map { "\(StoredArguments.text($0.x)) \(StoredArguments.text($0.y))" }
    values["column alignment"] = columnAlignment.map { $0.key.name ?? "center" }
    switch (isUnsized(.horizontal), isUnsized(.vertical)) {
    case (true, true): values["unsized axes"] = "both"
    case (true, false): values["unsized axes"] = "horizontal"
    case (false, true): values["unsized axes"] = "vertical"
    case (false, false): break
    }
    return values
  }
}
