extension Character {
  /// Whether it is drawn as a picture, by Unicode's own rules (UTS #51): by default, or because a
  /// selector, a skin tone, a keycap or a joiner asks for it; never after the selector for text.
  var isDrawnAsEmoji: Bool {
    let scalars = unicodeScalars
    guard let first = scalars.first else { return false }
    if first.value < 0x80, scalars.count < 3 { return false }
    let properties = first.properties
    guard properties.isEmoji else { return false }
    let second = scalars.dropFirst().first?.value
    if second == 0xFE0E { return false }
    if second == 0xFE0F { return first.value >= 0x80 || scalars.contains { $0.value == 0x20E3 } }
    if properties.isEmojiPresentation { return true }
    return scalars.dropFirst().contains {
      $0.properties.isEmojiModifier || ($0.value == 0x200D && scalars.count > 2)
    }
  }
}
