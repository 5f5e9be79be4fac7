import Foundation

/// A layout whose type is hidden, so that one can be replaced by another.
public struct AnyLayout: Layout {
  let base: any Layout

  public init<L: Layout>(_ layout: L) {
    if let layout = layout as? AnyLayout { base = layout.base } else { base = layout }
  }

  /// The hidden layout's cache.
  public struct Cache {
    var value: Any
  }

  public func makeCache(subviews: Subviews) -> Cache {
    func make<L: Layout>(_ layout: L) -> Any { layout.makeCache(subviews: subviews) }
    return Cache(value: make(base))
  }

  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache = makeCache(subviews: subviews)
  }

  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    func ask<L: Layout>(_ layout: L) -> ViewSpacing {
      layout.with(&cache) { layout.spacing(subviews: subviews, cache: &$0) }
    }
    return ask(base)
  }

  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize {
    func ask<L: Layout>(_ layout: L) -> CGSize {
      layout.with(&cache) {
        layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0)
      }
    }
    return ask(base)
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    func ask<L: Layout>(_ layout: L) {
      layout.with(&cache) {
        layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
      }
    }
    ask(base)
  }
}

extension Layout {
  /// Lends the hidden cache out as this layout's own.
  fileprivate func with<R>(_ cache: inout AnyLayout.Cache, _ use: (inout Cache) -> R) -> R {
    guard var own = cache.value as? Cache else {
      var made = makeCache(
        subviews: LayoutSubviews(nodes: [], board: PlacementBoard(), layoutDirection: .leftToRight))
      return use(&made)
    }
    defer { cache.value = own }
    return use(&own)
  }
}
