import Foundation

/// A view of our frame, as far as a sentence needs it.
package struct PlacedView: Hashable, Sendable {
  /// SwiftUI's name for it: `Text`.
  package var kind: String
  /// Points.
  package var frame: CGRect
  package var text: String?
  /// The name of the symbol or the asset that it shows, or the label of a control.
  package var name: String?

  package init(kind: String, frame: CGRect, text: String? = nil, name: String? = nil) {
    self.kind = kind
    self.frame = frame
    self.text = text
    self.name = name
  }
}
