extension AlignmentKey {
  /// SwiftUI's name, or that of the type of a guide of the developer's own; nil for the centre.
  var name: String? {
    switch ObjectIdentifier(id) {
    case ObjectIdentifier(HorizontalCenterGuide.self), ObjectIdentifier(VerticalCenterGuide.self):
      nil
    case ObjectIdentifier(LeadingGuide.self): "leading"
    case ObjectIdentifier(TrailingGuide.self): "trailing"
    case ObjectIdentifier(TopGuide.self): "top"
    case ObjectIdentifier(BottomGuide.self): "bottom"
    case ObjectIdentifier(FirstBaseline.self): "firstTextBaseline"
    case ObjectIdentifier(LastBaseline.self): "lastTextBaseline"
    case ObjectIdentifier(FirstLineCenter.self): "firstTextLineCenter"
    default: TypeName.of(id)
    }
  }
}

extension Alignment {
  /// The name, as `topLeading`; nil for the centre.
  var name: String? {
    guard let across = horizontal.key.name else { return vertical.key.name }
    guard let down = vertical.key.name else { return across }
    // Spelt out, so that the usual corners cost nothing.
    switch (down, across) {
    case ("top", "leading"): return "topLeading"
    case ("top", "trailing"): return "topTrailing"
    case ("bottom", "leading"): return "bottomLeading"
    case ("bottom", "trailing"): return "bottomTrailing"
    default: return down + across.prefix(1).uppercased() + across.dropFirst()
    }
  }
}
