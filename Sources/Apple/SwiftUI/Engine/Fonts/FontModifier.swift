import Typesetting

/// A change to whatever font is in use.
enum FontModifier: Hashable, Sendable {
  /// A change of weight; nil takes earlier ones back.
  case weight(Font.Weight?)
  case bold(Bool)
  case italic(Bool)
  case width(Font.Width?)
  case design(Font.Design?)
  case monospaced(Bool)
  case monospacedDigit
  case lowercaseSmallCaps
  case uppercaseSmallCaps
  case leading(Font.Leading)
  case scale(CGFloat)
  case feature(FontFeature)
}
