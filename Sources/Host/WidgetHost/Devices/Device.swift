import WidgetKitCore

/// A device as far as a widget sees it.
package struct Device: Sendable, Equatable {
  package enum Platform: String, Sendable, Codable { case iOS, iPadOS, watchOS, macOS }

  package let name: String
  package let platform: Platform
  /// Points, upright; nil where it plays no part (a Mac).
  package let screen: CGSize?
  /// Pixels per point.
  package let scale: CGFloat
  /// What a widget is laid out at, in points. A family that isn't here isn't offered.
  package let sizes: [WidgetFamily: CGSize]
  /// What the Home Screen shows it at, where that is smaller.
  package let shownSizes: [WidgetFamily: CGSize]
  /// Families whose size nobody has published: taken from the nearest screen.
  package let assumed: Set<WidgetFamily>
  /// nil for what is no watch.
  package let watch: WatchFigures?

  /// In Apple's order.
  package var families: [WidgetFamily] { WidgetFamily.allCases.filter { sizes[$0] != nil } }

  /// The canvas at a place, in points; nil where the device doesn't offer the family. A rectangular
  /// widget is larger on a watch's face than in its Smart Stack.
  ///
  /// - Parameter placement: nil for the family's own.
  package func size(_ family: WidgetFamily, at placement: Placement?) -> CGSize? {
    if placement == .complication, family == .accessoryRectangular, let watch {
      return watch.rectangularComplication
    }
    return sizes[family]
  }

  /// Points of the canvas. Apple publishes none: 21.67 (65 pixels at @3x) is what independent
  /// projects measured on phones, 24 is used for tablets; accessories are cut to their own shape.
  package func cornerRadius(_ family: WidgetFamily, at placement: Placement? = nil) -> CGFloat {
    guard let size = sizes[family] else { return 0 }
    switch family {
    case .accessoryCircular: return size.width / 2
    case .accessoryRectangular where platform == .watchOS && placement != .complication: return 16
    case .accessoryRectangular, .accessoryInline, .accessoryCorner: return 0
    default:
      guard platform == .iPadOS else { return 65.0 / 3 }
      let shown = shownSizes[family] ?? size
      return 24 * size.width / shown.width
    }
  }

  /// The name in a file's path: `iPhone-SE-3`.
  package var slug: String {
    var text = name
    for (ordinal, digit) in [("1st", "1"), ("2nd", "2"), ("3rd", "3"), ("6th", "6")] {
      text = text.replacing("(\(ordinal) generation)", with: digit)
    }
    return text.filter { !"(),".contains($0) }.replacing(" ", with: "-")
  }
}
