import Foundation

extension Text {
  /// A text as it was set: lines of runs of glyphs, in the text's own coordinates.
  public struct Layout: RandomAccessCollection, Equatable {
    let lines: [Line]
    /// Whether something was left out, with `…` in its place.
    public let isTruncated: Bool

    public var startIndex: Int { 0 }
    public var endIndex: Int { lines.count }
    public subscript(index: Int) -> Line { lines[index] }

    /// The place of a character in the text.
    public struct CharacterIndex: Comparable, Hashable, Strideable, Sendable {
      public var value: Int
      public init(value: Int) { self.value = value }
      public static func < (a: Self, b: Self) -> Bool { a.value < b.value }
      public func advanced(by n: Int) -> Self { Self(value: value + n) }
      public func distance(to other: Self) -> Int { other.value - value }
    }

    /// The typographic bounds of a piece of text; points.
    public struct TypographicBounds: Equatable, Sendable {
      /// The left end of the baseline.
      public var origin: CGPoint = .zero
      public var width: CGFloat = 0
      public var ascent: CGFloat = 0
      public var descent: CGFloat = 0
      public var leading: CGFloat = 0

      public init() {}

      init(origin: CGPoint, width: CGFloat, ascent: CGFloat, descent: CGFloat) {
        self.origin = origin
        self.width = width
        self.ascent = ascent
        self.descent = descent
      }

      public var rect: CGRect {
        CGRect(
          x: origin.x, y: origin.y - ascent, width: width, height: ascent + descent)
      }
    }

    public struct DrawingOptions: OptionSet, Sendable {
      public let rawValue: UInt32
      public init(rawValue: UInt32) { self.rawValue = rawValue }
      /// Glyphs keep their positions, instead of whole pixels. Here they always do.
      public static let disablesSubpixelQuantization = DrawingOptions(rawValue: 1)
    }

    public struct Line: RandomAccessCollection, Equatable {
      let runs: [Run]
      /// The left end of the baseline; points.
      public var origin: CGPoint
      public let typographicBounds: TypographicBounds

      public var startIndex: Int { 0 }
      public var endIndex: Int { runs.count }
      public subscript(index: Int) -> Run { runs[index] }
    }
  }

  /// The preference with the layouts of the texts in a view.
  public struct LayoutKey: PreferenceKey {
    public struct AnchoredLayout: Equatable {
      /// The text's upper left corner.
      public var origin: Anchor<CGPoint>
      public var layout: Text.Layout
      public static func == (a: Self, b: Self) -> Bool { a.layout == b.layout }
    }

    public static let defaultValue: [AnchoredLayout] = []
    public static func reduce(
      value: inout [AnchoredLayout], nextValue: () -> [AnchoredLayout]
    ) { value += nextValue() }
  }
}
