import Foundation

extension Font {
  /// The values that a font depends on beside itself.
  public struct Context: Hashable, Sendable {
    let size: DynamicTypeSize
    let legibility: LegibilityWeight?
  }

  /// A font as it is in a place.
  public struct Resolved: Hashable, Sendable {
    /// Points.
    public let pointSize: CGFloat
    public let weight: Font.Weight
    public let isBold: Bool
    public let isItalic: Bool
    public let isMonospaced: Bool
    public let isSmallCaps: Bool
  }

  public func resolve(in context: Context) -> Resolved {
    let font = descriptor(size: context.size, legibility: context.legibility)
    return Resolved(
      pointSize: font.size, weight: Weight(value: font.weight), isBold: font.weight >= 600,
      isItalic: font.isItalic, isMonospaced: font.design == .monospaced,
      isSmallCaps: font.smallCaps || font.capitalsAreSmall)
  }
}
