import Foundation

extension Text {
  /// How large a text is against its font.
  public struct Scale: Hashable, Sendable {
    let isSecondary: Bool
    public static let `default` = Scale(isSecondary: false)
    public static let secondary = Scale(isSecondary: true)

    /// Of the font's size. Apple hasn't published its own; in Weather and Fitness, which set units so,
    /// they come to about four fifths.
    var factor: CGFloat { isSecondary ? 0.8 : 1 }
  }

  public nonisolated func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text {
    isEnabled ? modified(.scale(scale)) : self
  }

  /// Marks the text for a ``TextRenderer``.
  public nonisolated func customAttribute<T: TextAttribute>(_ value: T) -> Text {
    modified(.custom(TextAttributeBox(value)))
  }

  // What is said, not shown.
  public nonisolated func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> Text { self }
  public nonisolated func speechSpellsOutCharacters(_ value: Bool = true) -> Text { self }
  public nonisolated func speechAdjustedPitch(_ value: Double) -> Text { self }
  public nonisolated func speechAnnouncementsQueued(_ value: Bool = true) -> Text { self }
}
