import DisplayList
import Foundation

extension Text.Layout {
  /// Glyphs of one style, or an image, on one line.
  public struct Run: RandomAccessCollection, Equatable {
    let content: RunContent

    public var startIndex: Int { 0 }
    public var endIndex: Int { content.glyphs?.glyphs.count ?? 1 }
    public subscript(index: Int) -> RunSlice { self[index..<index + 1] }
    public subscript(bounds: Range<Int>) -> RunSlice { RunSlice(run: self, indices: bounds) }

    /// The mark that ``Text/customAttribute(_:)`` left.
    public subscript<T: TextAttribute>(key: T.Type) -> T? {
      for box in content.custom { if let value = box.value as? T { return value } }
      return nil
    }

    public var layoutDirection: LayoutDirection {
      content.glyphs?.isRightToLeft == true ? .rightToLeft : .leftToRight
    }

    public var typographicBounds: TypographicBounds { content.bounds }

    public var characterIndices: [CharacterIndex] {
      (0..<endIndex).map { CharacterIndex(value: content.firstCharacter + $0) }
    }

    public static func == (a: Self, b: Self) -> Bool { a.content == b.content }
  }

  /// Some of a run's glyphs.
  public struct RunSlice: RandomAccessCollection, Equatable {
    public var run: Run
    public var indices: Range<Int>

    public init(run: Run, indices: Range<Int>) {
      self.run = run
      self.indices = indices
    }

    public var startIndex: Int { indices.lowerBound }
    public var endIndex: Int { indices.upperBound }
    public subscript(index: Int) -> RunSlice { self[index..<index + 1] }
    public subscript(bounds: Range<Int>) -> RunSlice { RunSlice(run: run, indices: bounds) }
    public subscript<T: TextAttribute>(key: T.Type) -> T? { run[key] }

    public var typographicBounds: TypographicBounds { run.content.bounds(of: indices) }

    public var characterIndices: [CharacterIndex] {
      indices.map { CharacterIndex(value: run.content.firstCharacter + $0) }
    }
  }

  /// The commands of a run, in the text's coordinates.
  final class RunContent: Equatable {
    /// The glyphs of the run; nil for a picture.
    let glyphs: GlyphRun?
    /// The commands behind the glyphs, above them, or in their place.
    let behind: [Command]
    let above: [Command]
    let bounds: TypographicBounds
    let custom: [TextAttributeBox]
    let firstCharacter: Int

    init(
      glyphs: GlyphRun?, behind: [Command], above: [Command], bounds: TypographicBounds,
      custom: [TextAttributeBox], firstCharacter: Int
    ) {
      self.glyphs = glyphs
      self.behind = behind
      self.above = above
      self.bounds = bounds
      self.custom = custom
      self.firstCharacter = firstCharacter
    }

    static func == (a: RunContent, b: RunContent) -> Bool {
      a === b
        || (a.glyphs == b.glyphs && a.behind == b.behind && a.above == b.above
          && a.bounds == b.bounds && a.custom == b.custom)
    }

    /// The bounds of some glyphs: from the first one's origin to that of the one after the last.
    func bounds(of range: Range<Int>) -> TypographicBounds {
      guard let glyphs, range != glyphs.glyphs.indices else { return bounds }
      let (left, right) = ends(of: range, in: glyphs)
      var bounds = bounds
      bounds.origin.x += left
      bounds.width = Swift.max(right - left, 0)
      return bounds
    }

    private func ends(of range: Range<Int>, in run: GlyphRun) -> (CGFloat, CGFloat) {
      let count = run.glyphs.count
      func x(_ index: Int) -> CGFloat {
        index < count ? CGFloat(run.glyphs[Swift.max(index, 0)].x) : run.width
      }
      return (x(range.lowerBound), x(range.upperBound))
    }

    /// The commands of some of the glyphs; of all, with the lines and pictures of the run.
    func commands(_ range: Range<Int>) -> [Command] {
      guard let glyphs else { return behind + above }
      let range = range.clamped(to: glyphs.glyphs.indices)
      if range == glyphs.glyphs.indices { return behind + [.glyphs(glyphs)] + above }
      guard !range.isEmpty else { return [] }
      let (left, right) = ends(of: range, in: glyphs)
      var part = glyphs
      part.glyphs = glyphs.glyphs[range].map { glyph in
        GlyphRun.Glyph(id: glyph.id, x: glyph.x - Float(left), y: glyph.y)
      }
      part.origin.x += left
      part.width = Swift.max(right - left, 0)
      part.text = ""
      return [.glyphs(part)]
    }
  }
}
