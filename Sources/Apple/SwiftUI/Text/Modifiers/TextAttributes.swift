import Foundation

public enum TextAlignment: Hashable, CaseIterable, Sendable { case leading, center, trailing }

/// What is set for all the texts in a view; each text's own modifiers go before it.
struct TextAttributes {
  var tracking: CGFloat = 0
  var kerning: CGFloat = 0
  var baselineOffset: CGFloat = 0
  var underline: Text.LineStyle?
  var strikethrough: Text.LineStyle?
  var scale: Text.Scale?
  /// Draws the texts; nil for their own way.
  var renderer: (any TextRenderer)?
  /// BCP 47; nil for the locale's.
  var language: String?
  /// Room for as many lines is kept even where fewer are set.
  var minimumLines: Int?
}

extension View {
  public nonisolated func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    changingEnvironment {
      $0.fields.textAttributes.underline =
        isActive ? Text.LineStyle(pattern: pattern, color: color) : nil
    }
  }

  public nonisolated func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    changingEnvironment {
      $0.fields.textAttributes.strikethrough =
        isActive ? Text.LineStyle(pattern: pattern, color: color) : nil
    }
  }

  /// - Parameter kerning: points between letters.
  public nonisolated func kerning(_ kerning: CGFloat) -> some View {
    changingEnvironment { $0.fields.textAttributes.kerning = kerning }
  }

  /// - Parameter tracking: points after every letter.
  public nonisolated func tracking(_ tracking: CGFloat) -> some View {
    changingEnvironment { $0.fields.textAttributes.tracking = tracking }
  }

  /// - Parameter baselineOffset: points; positive lifts.
  public nonisolated func baselineOffset(_ baselineOffset: CGFloat) -> some View {
    changingEnvironment { $0.fields.textAttributes.baselineOffset = baselineOffset }
  }

  public nonisolated func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
    changingEnvironment { if isEnabled { $0.fields.textAttributes.scale = scale } }
  }

  public nonisolated func textCase(_ textCase: Text.Case?) -> some View {
    environment(\.textCase, textCase)
  }
}
