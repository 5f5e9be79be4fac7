extension Character {
  /// The character is drawn as a picture: by default, or because a selector, a skin tone, a keycap or a
  /// joiner requests it (UTS #51); never after the selector for text. On iOS symbols that may be
  /// either, such as ✔ and ⚠, are pictures too where nothing is asked for and the text's font lacks them:
  /// the first font that has them is that of the emoji (migueldeicaza/SwiftTerm, pull request 575, which
  /// asked iOS 26); a Mac has other fonts before it.
  ///
  /// - Parameter prefersPictures: of symbols that may be either; iOS does where the font lacks them.
  func isDrawnAsEmoji(prefersPictures: Bool) -> Bool {
    let scalars = unicodeScalars
    guard let first = scalars.first else { return false }
    if first.value < 0x80, scalars.count < 3 { return false }
    let properties = first.properties
    guard properties.isEmoji else { return false }
    let second = scalars.dropFirst().first?.value
    if second == 0xFE0E { return false }
    if second == 0xFE0F { return first.value >= 0x80 || scalars.contains { $0.value == 0x20E3 } }
    if properties.isEmojiPresentation { return true }
    if prefersPictures, first.value >= 0x80 { return true }
    return scalars.dropFirst().contains {
      $0.properties.isEmojiModifier || ($0.value == 0x200D && scalars.count > 2)
    }
  }
}
