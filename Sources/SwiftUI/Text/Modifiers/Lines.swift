import Foundation

extension View {
  /// - Parameter number: nil for no limit.
  public nonisolated func lineLimit(_ number: Int?) -> some View {
    environment(\.lineLimit, number)
  }

  // Disfavoured, so that arithmetic is solved once: see `padding`.
  @_disfavoredOverload
  public nonisolated func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    lineLimit(atLeast: limit.lowerBound, atMost: nil)
  }

  @_disfavoredOverload
  public nonisolated func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    lineLimit(atLeast: nil, atMost: limit.upperBound)
  }

  @_disfavoredOverload
  public nonisolated func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    lineLimit(atLeast: limit.lowerBound, atMost: limit.upperBound)
  }

  public nonisolated func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    lineLimit(atLeast: reservesSpace ? limit : nil, atMost: limit)
  }

  private nonisolated func lineLimit(atLeast lower: Int?, atMost upper: Int?) -> some View {
    changingEnvironment {
      $0.fields.lineLimit = upper
      $0.fields.textAttributes.minimumLines = lower.map { max($0, 1) }
    }
  }

  /// - Parameter lineSpacing: points more between the lines of a text.
  public nonisolated func lineSpacing(_ lineSpacing: CGFloat) -> some View {
    environment(\.lineSpacing, lineSpacing)
  }

  public nonisolated func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environment(\.multilineTextAlignment, alignment)
  }

  /// - Parameter factor: 0…1, the smallest that the font may be scaled by so that a text fits.
  public nonisolated func minimumScaleFactor(_ factor: CGFloat) -> some View {
    environment(\.minimumScaleFactor, factor)
  }

  public nonisolated func truncationMode(_ mode: Text.TruncationMode) -> some View {
    environment(\.truncationMode, mode)
  }

  public nonisolated func allowsTightening(_ flag: Bool) -> some View {
    environment(\.allowsTightening, flag)
  }
}
