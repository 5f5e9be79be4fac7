/// A property of a requested font that isn't available here.
package enum UnavailableFont: Hashable, Sendable {
  /// A family or PostScript name that no file has; the substitute of the system's font is used.
  case family(String)
  /// The substitute's letters are wider; the requested width, in per cent of the normal one.
  case width(Double)
}

extension FontLibrary {
  /// - Returns: nil where all that is requested is available.
  func lack(of asked: FontDescriptor) -> UnavailableFont? {
    if let family = asked.family,
      ownFile(named: family, italic: asked.isItalic, isRequested: true) == nil
    {
      return .family(family)
    }
    guard asked.width < SubstituteFont.leastWidth, asked.design == .default else { return nil }
    return font(for: asked).primary.isOwn ? nil : .width(asked.width)
  }
}
