import Foundation

extension CGFloat {
  /// The number as a length, as Apple's CoreGraphics overlay has it.
  public init(truncating number: NSNumber) { self.init(number.doubleValue) }
}
