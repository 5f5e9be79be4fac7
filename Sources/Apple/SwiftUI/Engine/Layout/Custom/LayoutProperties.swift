import Foundation

public struct LayoutProperties: Sendable {
  /// The axis that `Spacer` and `Divider` among the subviews go by.
  public var stackOrientation: Axis?
  public init() {}
}
