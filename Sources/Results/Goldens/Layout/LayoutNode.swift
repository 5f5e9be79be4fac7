import Foundation

/// One view of a frame as a golden keeps it: what the layout JSON says of it, what its source says of
/// its layout, and how it is drawn. Two of these, matched, tell what a change did.
package struct LayoutNode: Hashable, Sendable {
  /// SwiftUI's name for it, or the name of the view's own type: `Text`, `HStack`, `EventRow`.
  package var view: String
  /// Points, in the widget's coordinates.
  package var frame: CGRect
  package var text: String?
  package var isTruncated = false
  /// What its lines say, from the top, as they are drawn; of texts.
  package var lines: [String] = []
  /// As `17 semibold`.
  package var font: String?
  /// `#RRGGBB` or `#RRGGBBAA`.
  package var color: String?
  package var link: String?
  package var label: String?
  package var identifier: String?
  /// What its source says of its layout, the outermost modifier first: `padding`, `frame`, `spacing`.
  package var modifiers: [Step] = []
  /// What is done to its picture, from the outside in (`shadow`, `opacity`, `clip`), and what it draws
  /// itself, in order; its children's drawings are left out.
  package var draws: [Step] = []
  package var children: [LayoutNode] = []

  package init(view: String, frame: CGRect) {
    self.view = view
    self.frame = frame
  }

  /// One step in words that can be compared: `fill` with a `color` and a `cornerRadius`, `padding` with
  /// its edges.
  package struct Step: Hashable, Sendable {
    package var name: String
    /// By name, in SwiftUI's words where it has some. Values that say a place are relative to the view,
    /// so that a move changes none; lengths in points.
    package var values: [String: String]

    package init(_ name: String, _ values: [String: String] = [:]) {
      self.name = name
      self.values = values
    }
  }
}
