import Foundation

/// The sizes of controls, in points.
package struct ControlSizes: Sendable, Equatable {
  /// A control of Control Center that shows its symbol alone: one cell of the grid.
  package let small: CGSize
  /// A control of Control Center that is two cells wide.
  package let medium: CGSize
  /// A control of Control Center that is two cells wide and high.
  package let large: CGSize
  /// A control at the lower edge of the Lock Screen.
  package let lockScreen: CGSize

  /// The sizes on every phone and tablet. Apple publishes none; assumed.
  static let standard = ControlSizes(
    small: CGSize(width: 70, height: 70), medium: CGSize(width: 156, height: 70),
    large: CGSize(width: 156, height: 156), lockScreen: CGSize(width: 50, height: 50))
}
