/// What is asked of a font and can't be had here.
public enum FontLack: Hashable, Sendable {
  /// No file has this family or PostScript name; the system's stand-in is set.
  case family(String)
  /// The stand-in has one width only; per cent of the normal.
  case width(Double)
}

extension FontLibrary {
  /// nil where all that is asked for is there.
  func lack(of asked: FontDescriptor) -> FontLack? {
    if let family = asked.family, ownFile(named: family, italic: asked.isItalic) == nil {
      return .family(family)
    }
    guard asked.width != 100 else { return nil }
    let axes = font(for: asked).primary.file?.axes ?? []
    return axes.contains { $0.tag == "wdth" } ? nil : .width(asked.width)
  }
}
