import Foundation

/// A layout of the developer's own.
public protocol Layout: Animatable, Sendable {
  associatedtype AnimatableData = EmptyAnimatableData
  associatedtype Cache = Void
  typealias Subviews = LayoutSubviews
  static var layoutProperties: LayoutProperties { get }
  func makeCache(subviews: Subviews) -> Cache
  func updateCache(_ cache: inout Cache, subviews: Subviews)
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat?
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat?
}

extension Layout {
  public static var layoutProperties: LayoutProperties { LayoutProperties() }
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache = makeCache(subviews: subviews)
  }
  /// The largest preferred spacing of any subview at each edge.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    var spacing = subviews.isEmpty ? ViewSpacing.zero : ViewSpacing(.none)
    for subview in subviews { spacing.formUnion(subview.spacing) }
    return spacing
  }
  /// The guide merged of those that the subviews set, where they are placed.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    mergedGuide(guide.key, bounds, proposal, subviews, &cache)
  }
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    mergedGuide(guide.key, bounds, proposal, subviews, &cache)
  }

  private func mergedGuide(
    _ key: AlignmentKey, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: Subviews,
    _ cache: inout Cache
  ) -> CGFloat? {
    var merged = MergedGuide(key)
    if !merged.canBeMade { return nil }
    let places = subviews.board.taking {
      placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
    for node in subviews.nodes {
      guard let place = places[ObjectIdentifier(node)] else { continue }
      merged.add(node.explicitAlignment(key, place.proposal), at: place.corner)
    }
    return merged.value
  }
}

extension Layout where Cache == Void {
  public func makeCache(subviews: Subviews) {}
  public func updateCache(_ cache: inout Void, subviews: Subviews) {}
}
