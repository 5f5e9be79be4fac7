import InkComparison

/// The place of a run of glyphs in our picture.
struct TextRegion {
  let text: String
  /// The font's size on the screen, pixels per em.
  let size: Double
  /// The box from the top of the ascenders to the bottom of the descenders, in pixels.
  let box: InkBox
  /// The places of its letters and digits; empty where they aren't known.
  var cells: [Cell] = []

  struct Cell {
    let character: Character
    let box: InkBox
  }
}
