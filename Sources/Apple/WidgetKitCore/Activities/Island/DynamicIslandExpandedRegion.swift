import SwiftUI

/// A part of the expanded island.
public struct DynamicIslandExpandedRegion<Content: View> {
  private let position: DynamicIslandExpandedRegionPosition
  private let priority: Double
  private let content: Content
  private var margins = SideMargins()

  /// - Parameter priority: of two regions beside the camera, the higher may take all of the width.
  public init(
    _ position: DynamicIslandExpandedRegionPosition, priority: Double = 0,
    @ViewBuilder content: () -> Content
  ) {
    self.position = position
    self.priority = priority
    self.content = content()
  }

  /// Sets margins of the region, at those of its edges that are the island's. Of several for one edge the innermost
  /// counts (Apple's documentation of this method).
  ///
  /// - Parameter length: points, instead of the system's own.
  public func contentMargins(
    _ edges: Edge.Set = .all, _ length: Double
  ) -> DynamicIslandExpandedRegion<Content> {
    var copy = self
    copy.margins = margins.merging(SideMargins(edges, length))
    return copy
  }

  public var _viewRepresentation: some View {
    content.layoutValue(
      key: IslandRegionKey.self,
      value: IslandRegion(place: position.place, priority: priority, margins: margins))
  }
}

public struct DynamicIslandExpandedRegionPosition: Sendable {
  let place: IslandRegion.Place
  /// Beside the camera, and below it.
  public static let leading = DynamicIslandExpandedRegionPosition(place: .leading)
  public static let trailing = DynamicIslandExpandedRegionPosition(place: .trailing)
  /// Below the camera.
  public static let center = DynamicIslandExpandedRegionPosition(place: .center)
  /// Below all others.
  public static let bottom = DynamicIslandExpandedRegionPosition(place: .bottom)
}

public struct DynamicIslandExpandedRegionVerticalPlacement: Equatable, Sendable {
  let isBelowIfTooWide: Bool
  /// Beside the camera, however narrow the space is.
  public static let `default` = DynamicIslandExpandedRegionVerticalPlacement(
    isBelowIfTooWide: false)
  /// Below the camera where it doesn't fit beside it.
  public static let belowIfTooWide = DynamicIslandExpandedRegionVerticalPlacement(
    isBelowIfTooWide: true)
}

extension View {
  /// The vertical placement of a view of the leading or the trailing region.
  public nonisolated func dynamicIsland(
    verticalPlacement: DynamicIslandExpandedRegionVerticalPlacement
  ) -> some View {
    layoutValue(key: IslandPlacementKey.self, value: verticalPlacement)
  }
}

/// The region of a view of the expanded island.
struct IslandRegion: Sendable {
  enum Place: Sendable { case leading, trailing, center, bottom }
  var place = Place.bottom
  var priority = 0.0
  var margins = SideMargins()
}

struct IslandRegionKey: LayoutValueKey {
  static let defaultValue = IslandRegion()
}

struct IslandPlacementKey: LayoutValueKey {
  static let defaultValue = DynamicIslandExpandedRegionVerticalPlacement.default
}
