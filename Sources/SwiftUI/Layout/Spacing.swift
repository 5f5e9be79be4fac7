import Foundation
import Typesetting

/// What a view would like between itself and its neighbours where a stack has no spacing of its own.
///
/// Source: `styles_geometry.json`, `sf_metrics.json` (`text_spacing`): 8 points between views that say
/// nothing; between texts the lower one's leading; at the edges between a text and something else
/// the distances below.
struct Spacing {
  enum Edge {
    /// The view has no wish.
    case none
    case points(CGFloat)
    case text(TextSpacing)
    /// A symbol stands like a text without leading.
    case symbol(TextSpacing)
  }
  var top = Edge.none
  var leading = Edge.none
  var bottom = Edge.none
  var trailing = Edge.none

  static let standard: CGFloat = 8
  static let zero = Spacing(
    top: .points(0), leading: .points(0), bottom: .points(0), trailing: .points(0))

  /// Between `first` and, after it along `axis`, `second`; points.
  static func distance(_ axis: Axis, _ first: Spacing, _ second: Spacing) -> CGFloat {
    let (a, b) = axis == .vertical ? (first.bottom, second.top) : (first.trailing, second.leading)
    switch (a, b) {
    case (.none, .none): return standard
    case (.text, .text(let lower)) where axis == .vertical: return lower.leading
    case (.symbol, .symbol), (.symbol, .text), (.text, .symbol): return 0
    case (.text, .text),
      (.text, .none) where axis == .horizontal,
      (.none, .text) where axis == .horizontal:
      return standard
    default: return max(points(a, isUpper: true), points(b, isUpper: false))
    }
  }

  private static func points(_ edge: Edge, isUpper: Bool) -> CGFloat {
    switch edge {
    case .none: -.infinity
    case .points(let value): value
    case .text(let text), .symbol(let text): isUpper ? text.below : text.above
    }
  }
}

/// The distances that a text asks for above and below itself; points, pixels rounded up.
struct TextSpacing {
  var leading: CGFloat
  var above: CGFloat
  var below: CGFloat

  init(_ metrics: FontMetrics, pixelsPerPoint: CGFloat) {
    func up(_ value: CGFloat) -> CGFloat {
      ((value * pixelsPerPoint) - 1e-6).rounded(.up) / pixelsPerPoint
    }
    leading = max(0, up(metrics.leading))
    let gap = up(metrics.lineHeight * 0.1)
    above = metrics.lineHeight + gap - metrics.ascent
    below = max(metrics.lineHeight + gap - metrics.capHeight, gap + metrics.descent)
  }
}

extension Spacing {
  /// Where the view's edge is moved away from its content, the content's wishes end.
  func resetting(horizontal: Bool, vertical: Bool) -> Spacing {
    var result = self
    if horizontal { (result.leading, result.trailing) = (.none, .none) }
    if vertical { (result.top, result.bottom) = (.none, .none) }
    return result
  }

  /// The larger wish of several views side by side.
  static func union(_ a: Edge, _ b: Edge, isUpper: Bool) -> Edge {
    if case .none = a { return b }
    if case .none = b { return a }
    return points(a, isUpper: isUpper) >= points(b, isUpper: isUpper) ? a : b
  }
}
