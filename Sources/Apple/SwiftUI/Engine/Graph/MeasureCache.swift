import Foundation

/// The sizes of a node for the last proposals. Layout asks most nodes for two to four: the first five are
/// stored in place, without an allocation. A stack in a stack in a stack is asked for more, and must not
/// be measured again for each: that would be exponential.
struct MeasureCache {
  /// A proposal as two words, which compare faster than two optional numbers. NaN is unspecified.
  struct Key: Equatable {
    fileprivate let width: UInt64
    fileprivate let height: UInt64

    init(_ proposal: ProposedViewSize) {
      width = Self.word(proposal.width)
      height = Self.word(proposal.height)
    }

    fileprivate var proposal: ProposedViewSize {
      ProposedViewSize(width: Self.length(width), height: Self.length(height))
    }

    /// The key of no proposal: its words are no number's, nor that of an unspecified length.
    fileprivate static let none = Key(width: unspecified + 1, height: unspecified + 1)

    private init(width: UInt64, height: UInt64) {
      self.width = width
      self.height = height
    }

    private static let unspecified = Double.nan.bitPattern

    private static func word(_ length: CGFloat?) -> UInt64 {
      guard let length, !length.isNaN else { return unspecified }
      return Double(length).bitPattern
    }

    private static func length(_ word: UInt64) -> CGFloat? {
      word == unspecified ? nil : CGFloat(Double(bitPattern: word))
    }
  }

  private struct Entry {
    var key = Key.none
    var size = CGSize.zero
  }

  private var first = Entry()
  private var second = Entry()
  private var third = Entry()
  private var fourth = Entry()
  private var fifth = Entry()
  private var count = 0
  private var others: [Entry] = []

  /// In the order asked; of many, not all.
  var entries: [(ProposedViewSize, CGSize)] {
    ([first, second, third, fourth, fifth].prefix(count) + others).map {
      ($0.key.proposal, $0.size)
    }
  }

  /// The size for a proposal; nil where it isn't known.
  @inline(__always)
  subscript(key: Key) -> CGSize? {
    if first.key == key { return first.size }
    if second.key == key { return second.size }
    if third.key == key { return third.size }
    if fourth.key == key { return fourth.size }
    if fifth.key == key { return fifth.size }
    for entry in others where entry.key == key { return entry.size }
    return nil
  }

  mutating func insert(_ size: CGSize, for key: Key) {
    let entry = Entry(key: key, size: size)
    switch count {
    case 0: first = entry
    case 1: second = entry
    case 2: third = entry
    case 3: fourth = entry
    case 4: fifth = entry
    default:
      if others.isEmpty { others.reserveCapacity(8) }
      if others.count == 61 { others.removeFirst() }
      others.append(entry)
    }
    count += 1
  }
}
