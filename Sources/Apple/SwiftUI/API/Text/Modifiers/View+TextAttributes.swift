import Foundation

extension View {
  public nonisolated func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    changingEnvironment {
      $0.fields.textAttributes.lines.underline =
        isActive ? Text.LineStyle(pattern: pattern, color: color).line : nil
    }
  }

  public nonisolated func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    changingEnvironment {
      $0.fields.textAttributes.lines.strikethrough =
        isActive ? Text.LineStyle(pattern: pattern, color: color).line : nil
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

  /// - Parameter baselineOffset: the distance that the baseline is raised, in points.
  public nonisolated func baselineOffset(_ baselineOffset: CGFloat) -> some View {
    changingEnvironment { $0.fields.textAttributes.baselineOffset = baselineOffset }
  }

  public nonisolated func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
    changingEnvironment { if isEnabled { $0.fields.textAttributes.scale = scale.factor } }
  }

  public nonisolated func textCase(_ textCase: Text.Case?) -> some View {
    environment(\.textCase, textCase)
  }
}
