import Foundation
import Typesetting

/// A font, independent of the environment until it is used.
public struct Font: Hashable, Sendable {
  let size: CGFloat
  public static func system(size: CGFloat) -> Font { Font(size: size) }
}

/// A change to whatever font is in the environment: `bold()`, `italic()`, …
struct FontModifier: Hashable, Sendable {}

public enum TextAlignment: Hashable, CaseIterable, Sendable { case leading, center, trailing }

/// What `underline`, `strikethrough`, `tracking`, `kerning` and `baselineOffset` set for
/// all the texts in a view.
struct TextAttributes {}
