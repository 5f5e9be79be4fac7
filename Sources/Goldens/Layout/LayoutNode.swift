import Foundation

/// One view of a frame as a golden keeps it: what the layout JSON says of it, and how it is drawn. Two
/// of these, matched, tell what a change did.
package struct LayoutNode: Hashable, Sendable, Codable {
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
  /// What the view itself draws, its children's drawings left out, in order.
  package var draws: [Draw] = []
  package var children: [LayoutNode] = []

  package init(view: String, frame: CGRect) {
    self.view = view
    self.frame = frame
  }
}

/// One step of drawing, in words that can be compared: `fill` of a `roundedRect` with a `color` and a
/// `cornerRadius`.
package struct Draw: Hashable, Sendable, Codable {
  /// `fill`, `stroke`, `glyphs`, `image`, or `group` for what surrounds the view's drawing: opacity,
  /// blur, shadow, clip, rotation, blend mode.
  package var step: String
  /// By name, in SwiftUI's words where it has some: `color`, `cornerRadius`, `lineWidth`, `opacity`,
  /// `shadow`. Values that say a place are relative to the view, so that a move changes none.
  package var traits: [String: String]

  package init(step: String, traits: [String: String]) {
    self.step = step
    self.traits = traits
  }
}
