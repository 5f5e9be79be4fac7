import Foundation

/// A button or a toggle of a picture that performs an app intent.
package struct RenderedControl: Sendable {
  package enum Kind: String, Sendable, Codable { case button, toggle }

  /// Unique in its picture: of its accessibility identifier, else its label, its title, the first text
  /// in it, its intent's type; as `lock`, and `lock-2` for a second one of the name.
  package let name: String
  package let kind: Kind
  /// Its label for people; empty for one without text.
  package let label: String
  /// Whether a toggle is on; nil for a button.
  package let isOn: Bool?
  package let isEnabled: Bool
  /// Points, in the picture.
  package let frame: CGRect
  /// An `AppIntent`, which is declared above this module.
  package let intent: any Sendable
  /// The value for ``RenderOptions/touched``: the same control in another picture of the same view.
  package let place: UInt64
}
