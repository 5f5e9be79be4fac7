/// The place of a symbol in our picture.
package struct SymbolRegion: Hashable, Sendable {
  /// The box around its outlines, pixels.
  package let box: InkBox
  /// The boxes of what is drawn over it, such as a number on a plate: these parts are compared as any other.
  package let covers: [InkBox]

  package init(box: InkBox, covers: [InkBox] = []) {
    self.box = box
    self.covers = covers
  }
}
