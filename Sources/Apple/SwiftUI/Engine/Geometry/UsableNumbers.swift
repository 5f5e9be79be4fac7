import Foundation

// The substitutes for invalid values, which a developer's arithmetic can produce and no layout can use.

extension CGFloat {
  /// The value, or 0 where it isn't finite.
  var orZero: CGFloat { isFinite ? self : 0 }

  /// A radius of a blur or a shadow, points: 0 where it is NaN or negative. Beyond 250 points nothing
  /// of a widget is left to see, and the cost grows with the square of it.
  var asBlur: CGFloat { self > 0 ? Swift.min(self, 250) : 0 }

  /// A size of type, points: 0 where it isn't finite.
  var asTypeSize: CGFloat { isFinite ? Swift.max(self, 0) : 0 }
}

extension CGSize {
  /// The size with 0 for negative and NaN lengths; infinite ones stay.
  var orZero: CGSize {
    CGSize(width: width >= 0 ? width : 0, height: height >= 0 ? height : 0)
  }
}

extension ProposedViewSize {
  /// The proposal without its NaN lengths: they are unspecified.
  @inline(__always)
  var withoutNaN: ProposedViewSize {
    if width?.isNaN != true && height?.isNaN != true { return self }
    return ProposedViewSize(
      width: width.flatMap { $0.isNaN ? nil : $0 }, height: height.flatMap { $0.isNaN ? nil : $0 })
  }
}
