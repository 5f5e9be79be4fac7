import Foundation
import Typesetting

/// What a view would like between itself and its neighbours where a stack has no spacing of its own.
///
/// A view asks by whom it meets: a text asks for its leading where a text stands next to it, and for
/// room above and below itself where something else does. Where two neighbours have no such thing
/// in common, what they ask of everybody counts; where neither asks, they stand 8 points apart.
///
/// Source: `styles_geometry.json`, `sf_metrics.json` (`text_spacing`), OpenSwiftUI's account of
/// spacing categories (Spacing.swift @069dd80).
struct Spacing {
  /// One edge's wishes; points. What both neighbours ask under one name is added up, and the largest
  /// of the sums counts.
  struct Edge {
    /// Of everybody, where no name is shared.
    var plain: CGFloat?
    /// Where something without text lies above a text: on the text's upper edge, the room it wants;
    /// on the other's lower edge, what that adds.
    var aboveText: CGFloat?
    var belowText: CGFloat?
    var text: TextWish?

    mutating func unite(_ other: Edge) {
      plain = Self.larger(plain, other.plain)
      aboveText = Self.larger(aboveText, other.aboveText)
      belowText = Self.larger(belowText, other.belowText)
      guard let text else { return text = other.text }
      if let wish = other.text, text.size < wish.size { self.text = wish }
    }

    fileprivate static func larger(_ a: CGFloat?, _ b: CGFloat?) -> CGFloat? {
      guard let a, let b else { return a ?? b }
      return max(a, b)
    }
  }

  /// From text to text.
  enum TextWish {
    /// No leading: a symbol in a row of texts.
    case points(CGFloat)
    /// The lower one's leading; `size` is what the larger of two is told by.
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
  /// Only what is asked of everybody.
  var leading: CGFloat?
  var trailing: CGFloat?

  /// Between views that ask for nothing; points.
  static let standard: CGFloat = 8
  static let zero = Spacing(
    top: Edge(plain: 0), bottom: Edge(plain: 0), leading: 0, trailing: 0)
  /// No wishes at all, not even those of a view without text.
  static let none = Spacing(top: Edge(), bottom: Edge())

  /// Between `first` and, after it along `axis`, `second`; points.
  static func distance(_ axis: Axis, _ first: Spacing, _ second: Spacing) -> CGFloat {
    guard axis == .vertical else {
      return plain(first.trailing, second.leading)
    }
    let (a, b) = (first.bottom, second.top)
    var sum: CGFloat?
    func offer(_ first: CGFloat?, _ second: CGFloat?) {
      if let first, let second { sum = max(sum ?? -.infinity, first + second) }
    }
    offer(a.aboveText, b.aboveText)
    offer(a.belowText, b.belowText)
    switch (a.text, b.text) {
    case (.leading, .leading(let lower, _)): offer(lower, 0)
    case (.points(let one), .points(let other)): offer(one, other)
    case (.points(let one), .leading), (.leading, .points(let one)): offer(one, 0)
    case (nil, _), (_, nil): break
    }
    return sum ?? plain(a.plain, b.plain)
  }

  private static func plain(_ a: CGFloat?, _ b: CGFloat?) -> CGFloat {
    if a == nil && b == nil { return standard }
    return max(a ?? -.infinity, b ?? -.infinity)
  }

  /// Takes the larger wish at each of the edges.
  mutating func unite(_ other: Spacing, _ edges: SwiftUI.Edge.Set = .all) {
    if edges.contains(.top) { top.unite(other.top) }
    if edges.contains(.bottom) { bottom.unite(other.bottom) }
    if edges.contains(.leading) { leading = Edge.larger(leading, other.leading) }
    if edges.contains(.trailing) { trailing = Edge.larger(trailing, other.trailing) }
  }

  /// Where the view's edge is moved away from its content, the content's wishes end.
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
  /// A text's.
  init(_ metrics: FontMetrics, pixelsPerPoint: CGFloat) {
    func up(_ value: CGFloat) -> CGFloat {
      ((value * pixelsPerPoint) - 1e-6).rounded(.up) / pixelsPerPoint
    }
    let gap = up(metrics.lineHeight * 0.1)
    let wish = TextWish.leading(
      max(0, up(metrics.leading)), size: metrics.lineHeight + metrics.leading)
    top = Edge(aboveText: metrics.lineHeight + gap - metrics.ascent, text: wish)
    bottom = Edge(
      belowText: max(metrics.lineHeight + gap - metrics.capHeight, gap + metrics.descent),
      text: wish)
  }

  /// A symbol's, which stands like a text without leading. Source: OpenSwiftUI's account of a
  /// resolved image's layout (ResolvedImage.swift @069dd80).
  /// - Parameter descent: points that its lower edge lies below the baseline.
  init(symbolDescent descent: CGFloat) {
    top = Edge(aboveText: descent, text: .points(0))
    bottom = Edge(belowText: descent + 1, text: .points(0))
  }
}
