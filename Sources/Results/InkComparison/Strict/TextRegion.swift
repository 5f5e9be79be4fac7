/// The place of a run of glyphs in our picture.
package struct TextRegion: Sendable {
  package let text: String
  /// The font's size on the screen, pixels per em.
  package let size: Double
  /// The box from the top of the ascenders to the bottom of the descenders, in pixels.
  package let box: InkBox
  /// The places of its letters and digits; empty where they aren't known.
  var cells: [Cell] = []

  package struct Cell: Sendable {
    let character: Character
    let box: InkBox
  }

  package init(text: String, size: Double, box: InkBox) {
    self.text = text
    self.size = size
    self.box = box
  }

  init(text: String, size: Double, box: InkBox, cells: [Cell]) {
    self.init(text: text, size: size, box: box)
    self.cells = cells
  }
}
