import DisplayList
import Foundation

/// One view of a frame as a golden holds it: what the layout JSON has of it, what its source states about
/// its layout, and how it is drawn.
package struct LayoutNode: Hashable, Sendable {
  /// SwiftUI's name for it, or the name of the view's own type: `Text`, `HStack`, `EventRow`.
  package var view: String
  /// Points, in the widget's coordinates.
  package var frame: CGRect
  package var text: String?
  package var isTruncated = false
  /// The lines of a text as they are drawn, from the top.
  package var lines: [String] = []
  /// The font, as `17 semibold`.
  package var font: String?
  /// `#RRGGBB` or `#RRGGBBAA`.
  package var color: String?
  package var link: String?
  package var label: String?
  package var identifier: String?
  /// The traits that the source states about the layout, the outermost modifier first.
  package var modifiers: [ViewTrait] = []
  /// The effects on the view's picture, from the outside in (`shadow`, `opacity`, `clip`), and what it
  /// draws itself, in order; its children's drawings are left out. Positions are relative to the view,
  /// so that a move changes none.
  package var draws: [ViewTrait] = []
  package var children: [LayoutNode] = []

  package init(view: String, frame: CGRect) {
    self.view = view
    self.frame = frame
  }

  /// The outermost modifier of a kind.
  func modifier(_ id: TraitID) -> ViewTrait? { modifiers.first { $0.id == id } }

  /// The name of the symbol or the asset that an image shows.
  var imageName: String? { modifier(.image)?[.value]?.word }

  /// The frame's corner and size, rounded as goldens hold them.
  static func rounded(_ frame: CGRect) -> CGRect {
    func rounded(_ value: CGFloat) -> CGFloat {
      value.isFinite ? max(-9e9, min(9e9, value)).rounded(places: 3) : 0
    }
    return CGRect(
      x: rounded(frame.origin.x), y: rounded(frame.origin.y), width: rounded(frame.size.width),
      height: rounded(frame.size.height))
  }
}
