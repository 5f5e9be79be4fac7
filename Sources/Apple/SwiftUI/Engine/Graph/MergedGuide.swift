import Foundation

/// A container's guide, made of those that its children set themselves.
struct MergedGuide {
  private let key: AlignmentKey
  private var count = 0
  private(set) var value: CGFloat?

  init(_ key: AlignmentKey) { self.key = key }

  /// Whether children have a part in the guide: the guides of a view's own box are never made of theirs.
  var canBeMade: Bool { key.place == nil }

  /// - Parameters:
  ///   - guide: in the child; nil for one that sets none.
  ///   - origin: the child's, in the container.
  mutating func add(_ guide: CGFloat?, at origin: CGPoint) {
    guard let guide, guide.isFinite else { return }
    key.id._combineExplicit(childValue: guide + origin[key.axis], count, into: &value)
    count += 1
  }
}
