import SwiftUI

/// A mark of an axis with an attribute changed. A modifier nearer to the mark takes precedence.
public nonisolated struct _ModifiedAxisMark<Mark: AxisMark>: _PrimitiveAxisMark {
  let mark: Mark
  let change: (inout AxisPart) -> Void
  @MainActor public static func _collect(
    _ mark: Self, _ value: AxisValue?, into parts: inout _AxisParts
  ) {
    let first = parts.parts.count
    Mark._collect(mark.mark, value, into: &parts)
    for i in first..<parts.parts.count { mark.change(&parts.parts[i]) }
  }
}
