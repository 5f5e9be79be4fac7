import InkComparison

/// The place of a symbol in our picture.
struct SymbolRegion: Hashable {
  /// The box around its outlines, pixels.
  let box: InkBox
  /// The boxes of what is drawn over it, such as a number on a plate: these parts are compared as any other.
  let covers: [InkBox]
}
