/// The part of the system that shows a widget.
package enum Placement: String, CaseIterable, Codable, Sendable {
  case homeScreen
  /// The Today View; on a Mac, Notification Center.
  case today
  case lockScreen, standBy, standByNight
  /// A Mac's: its own widgets, and an iPhone's that it shows.
  case desktop
  case smartStack, complication, carPlay
}
