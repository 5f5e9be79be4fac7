import Foundation

/// The fill of a button's background shape.
enum ButtonFill: Equatable {
  case bordered
  case prominent
  /// A toggle that is off, a group box: a fill without a tint.
  case neutral
  case glass(isProminent: Bool)

  var isProminent: Bool { self == .prominent || self == .glass(isProminent: true) }
}
