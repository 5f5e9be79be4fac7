import Foundation
import Typesetting

/// The distances that a view prefers to its neighbours in a stack that has no spacing of its own.
///
/// A preference depends on the neighbour:
/// 1. Between two texts it is the leading of the lower one (case `dd-vstack-long-body-lines`).
/// 2. Between a text and a view without text it is the text's distance above or below itself
///    (`re-shape-above-text-3x`, `re-text-above-shape-3x`).
/// 3. Where no preference of both is of one category, the larger of those without a category counts.
/// 4. Where neither has one, the distance is 8 points (``standard``).
///
/// Source: `styles_geometry.json`, `sf_metrics.json` (`text_spacing`), OpenSwiftUI's spacing categories
/// (Spacing.swift @069dd80).
struct Spacing {
  /// The preferences at one edge; points. Those of two neighbours in one category are added up, and the
  /// largest of the sums counts.
  struct Edge {
    /// The preference without a category: for any neighbour that shares none.
    var plain: CGFloat?
    /// The category of a view without text above a text: on the text's upper edge, the distance that it
    /// prefers; on the other's lower edge, what that adds.
    var aboveText: CGFloat?
    /// The category of a view without text below a text, in the same way.
    var belowText: CGFloat?
    var text: TextPreference?

    mutating func unite(_ other: Edge) {
      plain = Self.larger(plain, other.plain)
      aboveText = Self.larger(aboveText, other.aboveText)
      belowText = Self.larger(belowText, other.belowText)
      guard let text else { return text = other.text }
      if let preference = other.text, text.size < preference.size { self.text = preference }
    }

    fileprivate static func larger(_ a: CGFloat?, _ b: CGFloat?) -> CGFloat? {
      guard let a, let b else { return a ?? b }
      return max(a, b)
    }
  }

  /// The preference of a text for another text next to it.
  enum TextPreference {
    /// A distance without leading: a symbol among texts.
    case points(CGFloat)
    /// The leading; `size` is the height by which the larger of two is found.
    case leading(CGFloat, size: CGFloat)

    var size: CGFloat {
      switch self {
      case .points: -.infinity
      case .leading(_, let size): size
      }
    }
  }

  var top = Edge(belowText: 0)
  var bottom = Edge(aboveText: 0)
  /// Preferences without a category; across a column there are no others. Points.
  var leading: CGFloat?
  var trailing: CGFloat?

  /// The distance of views without a preference; points.
  static let standard: CGFloat = 8
  static let zero = Spacing(
    top: Edge(plain: 0), bottom: Edge(plain: 0), leading: 0, trailing: 0)
  /// The value without any preference, not even those of a view without text.
  static let none = Spacing(top: Edge(), bottom: Edge())

  /// The distance from `first` to `second`, which follows it along `axis`; points.
  static func distance(_ axis: Axis, _ first: Spacing, _ second: Spacing) -> CGFloat {
    guard axis == .vertical else {
      return plain(first.trailing, second.leading)
    }
    let (a, b) = (first.bottom, second.top)
    var sum: CGFloat?
    func add(_ first: CGFloat?, _ second: CGFloat?) {
      if let first, let second { sum = max(sum ?? -.infinity, first + second) }
    }
    add(a.aboveText, b.aboveText)
    add(a.belowText, b.belowText)
    switch (a.text, b.text) {
    case (.leading, .leading(let lower, _)): add(lower, 0)
    case (.points(let one), .points(let other)): add(one, other)
    case (.points(let one), .leading), (.leading, .points(let one)): add(one, 0)
    case (nil, _), (_, nil): break
    }
    return sum ?? plain(a.plain, b.plain)
  }

  private static func plain(_ a: CGFloat?, _ b: CGFloat?) -> CGFloat {
    if a == nil && b == nil { return standard }
    return max(a ?? -.infinity, b ?? -.infinity)
  }

  /// Takes the larger preference at each of the edges.
  mutating func unite(_ other: Spacing, _ edges: SwiftUI.Edge.Set = .all) {
    if edges.contains(.top) { top.unite(other.top) }
    if edges.contains(.bottom) { bottom.unite(other.bottom) }
    if edges.contains(.leading) { leading = Edge.larger(leading, other.leading) }
    if edges.contains(.trailing) { trailing = Edge.larger(trailing, other.trailing) }
  }

  /// The preferences of a view whose edges lie apart from its content's: those of the content end there.
  func resetting(_ edges: SwiftUI.Edge.Set) -> Spacing {
    var result = self
    if edges.contains(.top) { result.top = Spacing().top }
    if edges.contains(.bottom) { result.bottom = Spacing().bottom }
    if edges.contains(.leading) { result.leading = nil }
    if edges.contains(.trailing) { result.trailing = nil }
    return result
  }
}

extension Spacing {
  /// The preferences of a text.
  ///
  /// - Parameter hasLeading: whether it prefers its leading between it and another text, or nothing.
  init(_ metrics: FontMetrics, pixelsPerPoint: CGFloat, hasLeading: Bool = true) {
    func up(_ value: CGFloat) -> CGFloat {
      ((value * pixelsPerPoint) - 1e-6).rounded(.up) / pixelsPerPoint
    }
    let gap = up(metrics.lineHeight * 0.1)
    let preference = TextPreference.leading(
      hasLeading ? max(0, up(metrics.leading)) : 0, size: metrics.lineHeight + metrics.leading)
    top = Edge(aboveText: metrics.lineHeight + gap - metrics.ascent, text: preference)
    bottom = Edge(
      belowText: max(metrics.lineHeight + gap - metrics.capHeight, gap + metrics.descent),
      text: preference)
  }

  /// The preferences of a symbol, which is spaced like a text without leading. Source: OpenSwiftUI's
  /// layout of a resolved image (ResolvedImage.swift @069dd80).
  /// - Parameter descent: the distance from the baseline down to its lower edge; points.
  init(symbolDescent descent: CGFloat) {
    top = Edge(aboveText: descent, text: .points(0))
    bottom = Edge(belowText: descent + 1, text: .points(0))
  }
}
