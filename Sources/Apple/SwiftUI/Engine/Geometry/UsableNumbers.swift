import Foundation

// The numbers that a developer's arithmetic can bring, and that no layout can use.

extension CGFloat {
  /// A place that is one.
  var orZero: CGFloat { isFinite ? self : 0 }

  /// A radius of a blur or a shadow, points: 0 where it is NaN or negative. Beyond 250 points nothing
  /// of a widget is left to see, and the cost grows with the square of it.
  var asBlur: CGFloat { self > 0 ? Swift.min(self, 250) : 0 }

  /// A size of type, points: nothing is written where it is none.
  var asTypeSize: CGFloat { isFinite ? Swift.max(self, 0) : 0 }
}

extension CGSize {
  /// A length that is one: endless ones are, negative ones and no numbers aren't.
  var orZero: CGSize {
    CGSize(width: width >= 0 ? width : 0, height: height >= 0 ? height : 0)
  }
}

extension ProposedViewSize {
  /// No number is no offer.
  var withoutNaN: ProposedViewSize {
    if width?.isNaN != true && height?.isNaN != true { return self }
    return ProposedViewSize(
      width: width.flatMap { $0.isNaN ? nil : $0 }, height: height.flatMap { $0.isNaN ? nil : $0 })
  }
}
