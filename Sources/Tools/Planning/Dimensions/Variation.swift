import WidgetHost

/// A setting and a look in the making: what the values of dimensions are put into.
package struct Variation: Sendable {
  package var setting: Setting
  package var style = FrameStyle()

  /// Puts one value of a dimension in.
  package typealias Change = @Sendable (inout Variation) -> Void

  func changed(by change: Change) -> Variation {
    var variation = self
    change(&variation)
    return variation
  }

  /// Every combination of these variations and one value of each dimension, the last one changing fastest.
  static func product(_ variations: [Variation], _ dimensions: [[Change]]) -> [Variation] {
    dimensions.reduce(variations) { variations, changes in
      variations.flatMap { variation in changes.map { variation.changed(by: $0) } }
    }
  }
}
