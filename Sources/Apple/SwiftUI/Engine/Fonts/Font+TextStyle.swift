import Foundation
import SystemDesigns

extension Font.TextStyle {
  func row(_ size: DynamicTypeSize) -> TextStyleTable.Row {
    TextStyleTable.rows(self)[size.rawValue]
  }

  /// The factor at a text size of lengths that follow the style: the ratio of the line
  /// pitches, as `UIFontMetrics` has it.
  func scale(_ size: DynamicTypeSize) -> CGFloat {
    CGFloat(row(size).leading) / CGFloat(row(.large).leading)
  }

  /// Size and line pitch in points, the style's weight and what `bold()` makes of it.
  func figures(
    _ size: DynamicTypeSize, _ platform: SystemDesign.Platform
  ) -> (size: CGFloat, pitch: CGFloat, weight: Font.Weight, emphasized: Font.Weight) {
    if platform == .macOS {
      let row = MacTextStyleTable.row(self)
      return (CGFloat(row.size), CGFloat(row.leading), row.weight, row.emphasized)
    }
    if platform == .watchOS {
      let row = WatchTextStyleTable.row(self, size)
      return (row.size, row.leading, row.weight, row.emphasized)
    }
    let row = row(size)
    return (CGFloat(row.size), CGFloat(row.leading), weight, emphasizedWeight)
  }

  var weight: Font.Weight { self == .headline ? .semibold : .regular }

  /// Source: Apple's Human Interface Guidelines, Typography: the emphasized weights of iOS.
  var emphasizedWeight: Font.Weight {
    switch self {
    case .largeTitle, .title, .title2: .bold
    default: .semibold
    }
  }
}
