import Foundation

extension View {
  /// - Parameter number: nil for no limit.
  public nonisolated func lineLimit(_ number: Int?) -> some View {
    environment(\.lineLimit, number)
  }

  // Disfavoured, so that arithmetic is solved once: see `padding`. Apple has one for each range.
  @_disfavoredOverload
  public nonisolated func lineLimit<L: _LineLimits>(_ limit: L) -> some View {
    lineLimit(atLeast: limit._fewest, atMost: limit._most)
  }

  public nonisolated func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    lineLimit(atLeast: reservesSpace ? limit : nil, atMost: limit)
  }

  private nonisolated func lineLimit(atLeast lower: Int?, atMost upper: Int?) -> some View {
    changingEnvironment {
      $0.lineLimit = upper
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

/// The range of the number of lines of a text; nil for a bound that isn't given.
public protocol _LineLimits {
  var _fewest: Int? { get }
  var _most: Int? { get }
}

extension PartialRangeFrom: _LineLimits where Bound == Int {
  public var _fewest: Int? { lowerBound }
  public var _most: Int? { nil }
}
extension PartialRangeThrough: _LineLimits where Bound == Int {
  public var _fewest: Int? { nil }
  public var _most: Int? { upperBound }
}
extension ClosedRange: _LineLimits where Bound == Int {
  public var _fewest: Int? { lowerBound }
  public var _most: Int? { upperBound }
}
