import Foundation

extension Text {
  public nonisolated consuming func font(_ font: Font?) -> Text { modified(.font(font)) }
  public nonisolated consuming func fontWeight(_ weight: Font.Weight?) -> Text {
    modified(.fontChange(.weight(weight)))
  }
  /// - Support: partly; the substitute's widths are near SF's. Compressed letters are wider, which a diagnostic reports.
  ///   Fonts given with `--fonts` are set in the width.
  public nonisolated func fontWidth(_ width: Font.Width?) -> Text {
    modified(.fontChange(.width(width)))
  }
  public nonisolated func fontDesign(_ design: Font.Design?) -> Text {
    modified(.fontChange(.design(design)))
  }
  public nonisolated func bold() -> Text { modified(.fontChange(.bold(true))) }
  public nonisolated func bold(_ isActive: Bool) -> Text { modified(.fontChange(.bold(isActive))) }
  public nonisolated func italic() -> Text { modified(.fontChange(.italic(true))) }
  public nonisolated func italic(_ isActive: Bool) -> Text {
    modified(.fontChange(.italic(isActive)))
  }
  public nonisolated func monospaced(_ isActive: Bool = true) -> Text {
    modified(.fontChange(.monospaced(isActive)))
  }
  public nonisolated func monospacedDigit() -> Text { modified(.fontChange(.monospacedDigit)) }

  public nonisolated consuming func foregroundColor(_ color: Color?) -> Text {
    modified(.style(TextStyleBox(color)))
  }
  public nonisolated consuming func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
    modified(.style(TextStyleBox(style)))
  }

  public nonisolated func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
    modified(.strikethrough(isActive ? LineStyle(color: color) : nil))
  }
  public nonisolated func strikethrough(
    _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
  ) -> Text {
    modified(.strikethrough(isActive ? LineStyle(pattern: pattern, color: color) : nil))
  }
  public nonisolated func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
    modified(.underline(isActive ? LineStyle(color: color) : nil))
  }
  public nonisolated func underline(
    _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
  ) -> Text {
    modified(.underline(isActive ? LineStyle(pattern: pattern, color: color) : nil))
  }

  /// - Parameter kerning: points between letters; ligatures stay.
  public nonisolated func kerning(_ kerning: CGFloat) -> Text { modified(.kerning(kerning)) }
  /// - Parameter tracking: points after every letter.
  public nonisolated func tracking(_ tracking: CGFloat) -> Text { modified(.tracking(tracking)) }
  /// - Parameter baselineOffset: the distance that the baseline is raised, in points.
  public nonisolated func baselineOffset(_ baselineOffset: CGFloat) -> Text {
    modified(.baselineOffset(baselineOffset))
  }
}

extension Text {
  public nonisolated func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text {
    isEnabled ? modified(.scale(scale)) : self
  }

  /// Marks the text for a ``TextRenderer``.
  public nonisolated func customAttribute<T: TextAttribute>(_ value: T) -> Text {
    modified(.custom(TextAttributeBox(value)))
  }

  // What is read out doesn't show in a picture.
  public nonisolated func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> Text { self }
  public nonisolated func speechSpellsOutCharacters(_ value: Bool = true) -> Text { self }
  public nonisolated func speechAdjustedPitch(_ value: Double) -> Text { self }
  public nonisolated func speechAnnouncementsQueued(_ value: Bool = true) -> Text { self }
}
