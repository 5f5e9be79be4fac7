import DisplayList

/// A picture that Apple made, as it was given.
package struct GivenPicture: Sendable {
  package let name: PictureName
  package var pixels: ImagePixels
  /// The elements of Apple's layout that a recorder wrote beside the picture; empty without one.
  package let elements: [RecordedElement]
  /// The size that the picture had before it was scaled, as `1800 × 1800`; nil where it wasn't.
  package var scaledFrom: String?
  /// Whether a clear margin around it was left out.
  package var hadMargin = false

  package init(name: PictureName, pixels: ImagePixels, elements: [RecordedElement] = []) {
    self.name = name
    self.pixels = pixels
    self.elements = elements
  }
}
