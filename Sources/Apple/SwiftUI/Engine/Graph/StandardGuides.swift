import Foundation

enum LeadingGuide: FrameAlignmentID {
  static func defaultValue(in d: ViewDimensions) -> CGFloat { 0 }
}

enum HorizontalCenterGuide: FrameAlignmentID {
  static func defaultValue(in d: ViewDimensions) -> CGFloat { d.width / 2 }
}

enum TrailingGuide: FrameAlignmentID {
  static func defaultValue(in d: ViewDimensions) -> CGFloat { d.width }
}

enum SeparatorLeading: AlignmentID {
  static func defaultValue(in d: ViewDimensions) -> CGFloat { 0 }
}

enum SeparatorTrailing: AlignmentID {
  static func defaultValue(in d: ViewDimensions) -> CGFloat { d.width }
}

enum TopGuide: FrameAlignmentID {
  static func defaultValue(in d: ViewDimensions) -> CGFloat { 0 }
}

enum VerticalCenterGuide: FrameAlignmentID {
  static func defaultValue(in d: ViewDimensions) -> CGFloat { d.height / 2 }
}

enum BottomGuide: FrameAlignmentID {
  static func defaultValue(in d: ViewDimensions) -> CGFloat { d.height }
}

/// A view without text has its baseline at its lower edge.
enum FirstBaseline: AlignmentID {
  static func defaultValue(in d: ViewDimensions) -> CGFloat { d.height }
  static func _combineExplicit(childValue: CGFloat, _ n: Int, into parentValue: inout CGFloat?) {
    parentValue = min(childValue, parentValue ?? .infinity)
  }
}

enum LastBaseline: AlignmentID {
  static func defaultValue(in d: ViewDimensions) -> CGFloat { d.height }
  static func _combineExplicit(childValue: CGFloat, _ n: Int, into parentValue: inout CGFloat?) {
    parentValue = max(childValue, parentValue ?? -.infinity)
  }
}

/// The middle of the capitals of a text's first line; the middle of a view without text. Source: OpenSwiftUI's audited
/// `_firstTextLineCenter` (AlignmentGuide.swift, Text+StringDrawingContext.swift).
enum FirstLineCenter: AlignmentID {
  static func defaultValue(in d: ViewDimensions) -> CGFloat { d.height / 2 }
  static func _combineExplicit(childValue: CGFloat, _ n: Int, into parentValue: inout CGFloat?) {
    parentValue = max(childValue, parentValue ?? -.infinity)
  }
}
