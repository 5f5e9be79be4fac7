import Foundation

/// A font, independent of its environment until it is used.
public struct Font: Hashable, Sendable {
  enum Source: Hashable, Sendable {
    /// Scales with Dynamic Type, and has the style's line pitch.
    case style(TextStyle, design: Design?, weight: Weight?)
    /// Stays at its size, in points.
    case system(size: CGFloat, design: Design?, weight: Weight?)
    /// `relativeTo` is nil for a size that doesn't scale.
    case custom(name: String, size: CGFloat, relativeTo: TextStyle?)
  }

  let source: Source
  /// The modifiers in the order in which they are applied.
  var modifiers: [FontModifier] = []

  init(_ source: Source) { self.source = source }

  func modified(_ modifier: FontModifier) -> Font {
    var font = self
    font.modifiers.append(modifier)
    return font
  }
}

extension Font {
  /// - Parameter size: points.
  public static func system(
    size: CGFloat, weight: Weight? = nil, design: Design? = nil
  ) -> Font {
    Font(.system(size: size, design: design, weight: weight))
  }

  @_disfavoredOverload
  public static func system(
    size: CGFloat, weight: Weight = .regular, design: Design = .default
  ) -> Font {
    Font(.system(size: size, design: design, weight: weight))
  }

  public static func system(
    _ style: TextStyle, design: Design? = nil, weight: Weight? = nil
  ) -> Font {
    Font(.style(style, design: design, weight: weight))
  }

  @_disfavoredOverload
  public static func system(_ style: TextStyle, design: Design = .default) -> Font {
    Font(.style(style, design: design, weight: nil))
  }

  /// - Parameter size: points at the standard text size; it scales as body does.
  public static func custom(_ name: String, size: CGFloat) -> Font {
    Font(.custom(name: name, size: size, relativeTo: .body))
  }

  public static func custom(
    _ name: String, size: CGFloat, relativeTo textStyle: TextStyle
  ) -> Font {
    Font(.custom(name: name, size: size, relativeTo: textStyle))
  }

  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    Font(.custom(name: name, size: fixedSize, relativeTo: nil))
  }
}

extension Font {
  public static let largeTitle = Font.system(.largeTitle)
  public static let title = Font.system(.title)
  public static let title2 = Font.system(.title2)
  public static let title3 = Font.system(.title3)
  public static let headline = Font.system(.headline)
  public static let subheadline = Font.system(.subheadline)
  public static let body = Font.system(.body)
  public static let callout = Font.system(.callout)
  public static let footnote = Font.system(.footnote)
  public static let caption = Font.system(.caption)
  public static let caption2 = Font.system(.caption2)
}

extension Font {
  public func italic() -> Font { modified(.italic(true)) }
  public func bold() -> Font { modified(.bold(true)) }
  public func weight(_ weight: Weight) -> Font { modified(.weight(weight)) }
  public func width(_ width: Width) -> Font { modified(.width(width)) }
  public func monospaced() -> Font { modified(.monospaced(true)) }
  public func monospacedDigit() -> Font { modified(.monospacedDigit) }
  /// Small capitals for letters of either case.
  public func smallCaps() -> Font { lowercaseSmallCaps().uppercaseSmallCaps() }
  public func lowercaseSmallCaps() -> Font { modified(.lowercaseSmallCaps) }
  public func uppercaseSmallCaps() -> Font { modified(.uppercaseSmallCaps) }
  public func leading(_ leading: Leading) -> Font { modified(.leading(leading)) }
}
