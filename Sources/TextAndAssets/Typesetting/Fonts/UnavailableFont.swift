/// A property of a requested font that isn't available here.
package enum UnavailableFont: Hashable, Sendable {
  /// A family or PostScript name that no file has; the substitute of the system's font is used.
  case family(String)
  /// The user's own file has one width; the requested one, in per cent of the normal width.
  case width(Double)
  /// The substitute's letters are wider; the requested width, in per cent of the normal one.
  case compressedWidth(Double)
}

extension FontLibrary {
  /// - Returns: nil where all that is requested is available.
  func lack(of asked: FontDescriptor) -> UnavailableFont? {
    if let family = asked.family, ownFile(named: family, for: asked) == nil {
      return .family(family)
    }
    guard asked.width != 100 else { return nil }
    let primary = font(for: asked).primary
    if primary.isOwn {
      let axes = primary.file?.axes ?? []
      return axes.contains { $0.tag == "wdth" } ? nil : .width(asked.width)
    }
    let isWider = asked.width < SubstituteFont.leastWidth && asked.design == .default
    return isWider ? .compressedWidth(asked.width) : nil
  }
}
