/// The part of the system that shows a widget.
package enum Placement: String, CaseIterable, Codable, Sendable {
  case homeScreen
  /// The Today View; on a Mac, Notification Center.
  case today
  case lockScreen, standBy, standByNight
  /// A Mac's: its own widgets, and an iPhone's that it shows.
  case desktop
  case smartStack, complication, carPlay
  /// A surface of a room in visionOS, by the mounting style: on a table or a wall, and set back into a wall.
  case elevated, recessed
}
