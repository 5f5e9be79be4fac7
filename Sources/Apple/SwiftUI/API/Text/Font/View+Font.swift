import Foundation

extension View {
  /// The font of the texts and symbols in this view that don't set one themselves.
  public nonisolated func font(_ font: Font?) -> some View { environment(\.font, font) }

  public nonisolated func fontWeight(_ weight: Font.Weight?) -> some View {
    fontModifier(.weight(weight))
  }
  /// - Support: partly; the substitute's widths are near SF's. Compressed letters are wider, which a diagnostic reports.
  ///   Fonts given with `--fonts` are set in the width.
  public nonisolated func fontWidth(_ width: Font.Width?) -> some View {
    fontModifier(.width(width))
  }
  public nonisolated func fontDesign(_ design: Font.Design?) -> some View {
    fontModifier(.design(design))
  }
  public nonisolated func bold(_ isActive: Bool = true) -> some View {
    fontModifier(.bold(isActive))
  }
  public nonisolated func italic(_ isActive: Bool = true) -> some View {
    fontModifier(.italic(isActive))
  }
  public nonisolated func monospaced(_ isActive: Bool = true) -> some View {
    fontModifier(.monospaced(isActive))
  }
  public nonisolated func monospacedDigit() -> some View { fontModifier(.monospacedDigit) }

  private nonisolated func fontModifier(_ modifier: FontModifier) -> some View {
    // Outermost first: what is nearer to the text is applied last.
    changingEnvironment { $0.fields.fontModifiers.append(modifier) }
  }

  public nonisolated func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    environment(\.dynamicTypeSize, size)
  }

  /// Keeps the text size within a range.
  public nonisolated func dynamicTypeSize<T: RangeExpression>(_ range: T) -> some View
  where T.Bound == DynamicTypeSize {
    changingEnvironment { environment in
      let allowed = DynamicTypeSize.allCases.filter(range.contains)
      guard let smallest = allowed.first, let largest = allowed.last else { return }
      environment.dynamicTypeSize = min(max(environment.dynamicTypeSize, smallest), largest)
    }
  }
}
