/// A text that has been shaped and measured but not yet broken into lines. Offsets count UTF-16.
final class Paragraph {
  /// Part of a run that one face draws in one direction.
  struct Item {
    var range: Range<Int>
    /// The index of the run.
    var run: Int
    var font: ResolvedFont
    var face: ShapingFace
    /// Bidi embedding level: odd goes from right to left.
    var level: UInt8
    var shaped: ShapedItem
    /// Points an em, as asked (before the face's own scale).
    var size: Double
    /// Points after each letter.
    var spacing: Double
    var isAttachment: Bool

    /// The glyphs whose clusters start within a part of the item. Clusters go up, or down where the
    /// text goes from right to left.
    func glyphs(of part: Range<Int>) -> Range<Int> {
      let first = Int32(clamping: part.lowerBound - range.lowerBound)
      let last = Int32(clamping: part.upperBound - range.lowerBound)
      let glyphs = shaped.glyphs
      guard level % 2 == 1 else {
        return glyphs.bisect { $0.cluster >= first }..<glyphs.bisect { $0.cluster >= last }
      }
      return glyphs.bisect { $0.cluster < last }..<glyphs.bisect { $0.cluster < first }
    }
  }

  struct Marks: OptionSet {
    let rawValue: UInt8
    /// A line may end before this unit if it must.
    static let letterStart = Marks(rawValue: 1)
    static let whiteSpace = Marks(rawValue: 2)
    static let newline = Marks(rawValue: 4)
  }

  let units: [UInt16]
  /// The items in reading order; newlines and control characters belong to none.
  let items: [Item]
  /// Points, at the first unit of each cluster; 0 elsewhere.
  let advances: [Double]
  let marks: [Marks]
  let baseLevel: UInt8
  let isMixedDirection: Bool
  /// Sum of the advances.
  let width: Double
  let hasNewlines: Bool
  private let language: String
  private let opportunities: LineBreakOpportunities
  private lazy var breaks: [Bool] = opportunities.positions(in: units, language: language)

  init(
    units: [UInt16], items: [Item], advances: [Double], marks: [Marks], baseLevel: UInt8,
    language: String, opportunities: LineBreakOpportunities
  ) {
    self.units = units
    self.items = items
    self.advances = advances
    self.marks = marks
    self.baseLevel = baseLevel
    self.isMixedDirection = items.contains { $0.level != 0 } || baseLevel != 0
    self.width = advances.reduce(0, +)
    self.hasNewlines = marks.contains { $0.contains(.newline) }
    self.language = language
    self.opportunities = opportunities
  }

  /// The rules of line breaking allow a line to end before the unit.
  func mayBreak(before unit: Int) -> Bool { breaks[unit] }

  /// The items that have a part in a range; of an empty range the item that its place lies within.
  func items(in range: Range<Int>) -> ArraySlice<Item> {
    let end = max(range.upperBound, range.lowerBound + 1)
    let first = items.bisect { $0.range.upperBound > range.lowerBound }
    return items[first..<max(first, items.bisect { $0.range.lowerBound >= end })]
  }

  /// The last item that ends at a unit or before it; nil where there is none.
  func item(before unit: Int) -> Item? {
    let next = items.bisect { $0.range.upperBound > unit }
    return next == 0 ? nil : items[next - 1]
  }

  func text(_ range: Range<Int>) -> String {
    units.withUnsafeBufferPointer { units in
      let part = units[range]
      guard part.allSatisfy({ $0 < 0x80 }) else { return String(decoding: part, as: UTF16.self) }
      return String(unsafeUninitializedCapacity: part.count) { bytes in
        var count = 0
        for unit in part {
          bytes[count] = UInt8(truncatingIfNeeded: unit)
          count += 1
        }
        return count
      }
    }
  }

  func width(_ range: Range<Int>) -> Double {
    var sum = 0.0
    for i in range { sum += advances[i] }
    return sum
  }

  /// The range without the white space at its end.
  func trimmed(_ range: Range<Int>) -> Range<Int> {
    var end = range.upperBound
    while end > range.lowerBound, marks[end - 1].contains(.whiteSpace) { end -= 1 }
    return range.lowerBound..<end
  }
}

extension Array {
  /// The first index whose element satisfies a condition that holds for all later elements.
  fileprivate func bisect(_ condition: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if condition(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
