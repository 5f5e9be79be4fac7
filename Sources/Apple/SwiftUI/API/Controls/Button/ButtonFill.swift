import Foundation

/// The fill of a button's background shape.
enum ButtonFill: Equatable {
  case bordered
  case prominent
  /// The fill without a tint of a toggle that is off, and of a group box.
  case neutral
  case glass(isProminent: Bool)

  var isProminent: Bool { self == .prominent || self == .glass(isProminent: true) }
}
