import DisplayList
import Foundation

/// The limits that a flexible frame puts on one axis; points.
struct FlexibleLength {
  var min: CGFloat?
  var ideal: CGFloat?
  var max: CGFloat?

  /// Whether any limit is given.
  var isSet: Bool { min != nil || ideal != nil || max != nil }

  /// The limits in order: none below 0, the ideal length not below the minimum, the maximum not below
  /// the ideal length. Source: OpenSwiftUI and its tests (FrameLayout.swift @069dd80).
  var settled: FlexibleLength {
    let min = min.map { $0 > 0 ? $0 : 0 }
    let ideal = ideal.map { Swift.max(min ?? 0, $0) }
    let max = max.map { Swift.max(ideal ?? 0, $0) }
    return FlexibleLength(min: min, ideal: ideal, max: max)
  }

  /// Whether the limits contradict each other, or aren't lengths.
  var isContradictory: Bool {
    let least = min ?? 0
    return !least.isFinite || least > ideal ?? max ?? .infinity
      || ideal ?? 0 > max ?? .infinity || min?.isNaN == true || ideal?.isNaN == true
      || max?.isNaN == true
  }

  var limits: ViewTrait.Limits { ViewTrait.Limits(min: min, ideal: ideal, max: max) }

  @inline(__always)
  private func bounded(_ length: CGFloat) -> CGFloat {
    Swift.min(Swift.max(length, min ?? -.infinity), max ?? .infinity)
  }

  /// The length proposed to the content.
  @inline(__always)
  func childProposal(_ proposed: CGFloat?) -> CGFloat? {
    guard let length = proposed ?? ideal else { return nil }
    return bounded(length)
  }

  /// The frame's own length where the content has no part in it; else nil.
  @inline(__always)
  func length(_ proposed: CGFloat?) -> CGFloat? {
    guard let proposed else { return ideal }
    guard let min, let max, min <= max else { return nil }
    return bounded(proposed)
  }

  /// The frame's own length where it is the same for all contents; else nil. It never falls as the content grows:
  /// where it is the same for none and for an endless one, it is the same for all.
  func statedLength(_ proposed: CGFloat) -> CGFloat? {
    let least: CGFloat
    let most: CGFloat
    switch (min, max) {
    case (let min?, let max?): return min <= max ? bounded(proposed) : nil
    case (let min?, nil):
      most = Swift.max(proposed, min)
      least = Swift.max(Swift.min(most, 0), min)
    case (nil, let max?):
      most = max
      least = Swift.min(Swift.max(Swift.min(proposed, max), 0), max)
    case (nil, nil): return nil
    }
    return least == most ? most : nil
  }

  /// The frame's own length, the content being `content` long. Without a limit on one side the content's
  /// length is the limit there; limits that contradict each other don't limit.
  /// - Parameter offered: what is proposed to the content: ``childProposal(_:)``.
  @inline(__always)
  func length(_ proposed: CGFloat?, offered: CGFloat?, content: CGFloat) -> CGFloat {
    if let length = length(proposed) { return length }
    switch (min, max) {
    case (let min?, let max?): return min <= max ? bounded(content) : content
    case (let min?, nil): return Swift.max(Swift.min(offered ?? .infinity, content), min)
    case (nil, let max?): return Swift.min(Swift.max(offered ?? -.infinity, content), max)
    case (nil, nil): return content
    }
  }
}
