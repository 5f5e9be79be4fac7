import SwiftUI

/// The views of an activity in the Dynamic Island.
public struct DynamicIsland {
  package let expanded: () -> AnyView
  package let compactLeading: () -> AnyView
  package let compactTrailing: () -> AnyView
  package let minimal: () -> AnyView
  package private(set) var url: URL?
  package private(set) var tint: Color?
  private var margins: [(DynamicIslandMode, SideMargins)] = []

  public init<Expanded: View, CompactLeading: View, CompactTrailing: View, Minimal: View>(
    @DynamicIslandExpandedContentBuilder
    expanded: @escaping () -> DynamicIslandExpandedContent<Expanded>,
    @ViewBuilder compactLeading: @escaping () -> CompactLeading,
    @ViewBuilder compactTrailing: @escaping () -> CompactTrailing,
    @ViewBuilder minimal: @escaping () -> Minimal
  ) {
    self.expanded = { AnyView(expanded().content) }
    self.compactLeading = { AnyView(compactLeading()) }
    self.compactTrailing = { AnyView(compactTrailing()) }
    self.minimal = { AnyView(minimal()) }
  }

  /// The URL with which a tap on the island opens the app.
  public func widgetURL(_ url: URL?) -> DynamicIsland {
    var copy = self
    copy.url = url
    return copy
  }

  /// The colour of the thin line around the island.
  public func keylineTint(_ color: Color?) -> DynamicIsland {
    var copy = self
    copy.tint = color
    return copy
  }

  /// Sets margins of a mode. Of several for one edge the innermost counts (Apple's documentation of this method).
  ///
  /// - Parameter length: points, instead of the system's own.
  public func contentMargins(
    _ edges: Edge.Set = .all, _ length: Double, for mode: DynamicIslandMode
  ) -> DynamicIsland {
    var copy = self
    copy.margins.append((mode, SideMargins(edges, length)))
    return copy
  }

  /// The margins of a mode: the system's, changed as asked for.
  package func margins(for mode: DynamicIslandMode) -> EdgeInsets {
    margins.reversed().filter { $0.0 == mode }.reduce(IslandMetrics.margins(for: mode)) {
      $1.1.over($0)
    }
  }
}

/// One of the island's views.
public struct DynamicIslandMode: Equatable, Sendable {
  private let name: String
  public static let expanded = DynamicIslandMode(name: "expanded")
  public static let compactLeading = DynamicIslandMode(name: "compactLeading")
  public static let compactTrailing = DynamicIslandMode(name: "compactTrailing")
  public static let minimal = DynamicIslandMode(name: "minimal")
}

/// Margins that were asked for, at some of the edges. Points.
struct SideMargins: Equatable, Sendable {
  var top: CGFloat?
  var leading: CGFloat?
  var bottom: CGFloat?
  var trailing: CGFloat?

  init() {}

  init(_ edges: Edge.Set, _ length: Double) {
    let length = length.isFinite ? max(CGFloat(length), 0) : 0
    if edges.contains(.top) { top = length }
    if edges.contains(.leading) { leading = length }
    if edges.contains(.bottom) { bottom = length }
    if edges.contains(.trailing) { trailing = length }
  }

  /// These, and below them the others.
  func merging(_ other: SideMargins) -> SideMargins {
    var merged = self
    merged.top = top ?? other.top
    merged.leading = leading ?? other.leading
    merged.bottom = bottom ?? other.bottom
    merged.trailing = trailing ?? other.trailing
    return merged
  }

  func over(_ standard: EdgeInsets) -> EdgeInsets {
    EdgeInsets(
      top: top ?? standard.top, leading: leading ?? standard.leading,
      bottom: bottom ?? standard.bottom, trailing: trailing ?? standard.trailing)
  }
}
