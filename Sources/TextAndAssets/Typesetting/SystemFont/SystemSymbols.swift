/// The characters that may be text or emoji (UTS #51: those that are text by default) and that Apple's own fonts have. Core Text
/// takes a font's own glyph before the emoji's; its substitute here may have others.
enum SystemSymbols {
  /// - Returns: whether the font of a design has the character on a device. SF has ©, ® and ™; SF Mono has ↔ and ↕ as well
  ///   (delphinus/homebrew-sfmono-square, issue 15, which lists what it maps) and ☢ (meshtastic/Meshtastic-Apple @9f0d810,
  ///   radiation, where it is as wide as a letter). SF Mono lacks ⚠, ✔ and ✳ (migueldeicaza/SwiftTerm, pull request 575).
  static func has(_ scalar: UInt32, _ design: FontDescriptor.Design) -> Bool {
    switch scalar {
    case 0xA9, 0xAE, 0x2122: true
    case 0x2194, 0x2195, 0x2622: design == .monospaced
    default: false
    }
  }
}
