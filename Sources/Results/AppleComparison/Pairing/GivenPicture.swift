import DisplayList

/// A picture that Apple made, as it was given.
package struct GivenPicture: Sendable {
  package let name: PictureName
  package let pixels: ImagePixels

  package init(name: PictureName, pixels: ImagePixels) {
    self.name = name
    self.pixels = pixels
  }
}
