import DisplayList
import Foundation

/// The key of a text in its style: all that decides its layouts but the proposal.
struct TextKey: Hashable {
  let runs: [TextRun]
  let style: ParagraphStyle
  /// The hash of the runs. A dictionary also compares keys with different hashes, so this is
  /// compared first.
  let hash: Int

  init(runs: [TextRun], style: ParagraphStyle) {
    self.runs = runs
    self.style = style
    self.hash = runs.hashOfSetting
  }

  static func == (a: TextKey, b: TextKey) -> Bool {
    guard a.hash == b.hash, a.runs.count == b.runs.count, a.style == b.style else { return false }
    return a.runs.matches(b.runs, painted: true)
  }

  /// Gives the hasher one word: each takes it as long as a comparison of keys.
  func hash(into hasher: inout Hasher) {
    let scale = Int(bitPattern: UInt(truncatingIfNeeded: Double(style.pixelsPerPoint).bitPattern))
    hasher.combine(hash ^ scale &+ (style.lineLimit ?? -1))
  }
}

/// The key of a shaped text: all that decides its glyphs and its line break opportunities, without
/// colours and widths.
struct ParagraphKey: Hashable {
  let runs: [TextRun]
  let language: String
  let isRightToLeft: Bool
  private let hash: Int

  /// - Parameter hash: the hash of the runs; nil where it isn't known.
  init(runs: [TextRun], language: String, isRightToLeft: Bool, hash: Int? = nil) {
    self.runs = runs
    self.language = language
    self.isRightToLeft = isRightToLeft
    self.hash = hash ?? runs.hashOfSetting
  }

  static func == (a: ParagraphKey, b: ParagraphKey) -> Bool {
    guard a.hash == b.hash, a.runs.count == b.runs.count, a.isRightToLeft == b.isRightToLeft,
      a.language == b.language
    else { return false }
    return a.runs.matches(b.runs, painted: false)
  }

  func hash(into hasher: inout Hasher) { hasher.combine(hash) }
}

extension [TextRun] {
  /// Whether each run and the one at its index in `other`, which is as long, have the same glyphs at the same
  /// positions, and the same paints if those count. The runs are compared in place: a copy of one retains its text,
  /// font and paints.
  fileprivate func matches(_ other: [TextRun], painted: Bool) -> Bool {
    withUnsafeBufferPointer { runs in
      other.withUnsafeBufferPointer { others in
        if runs.baseAddress == others.baseAddress { return true }
        for i in runs.indices {
          let matches =
            runs[i].tracking == others[i].tracking && runs[i].kerning == others[i].kerning
            && runs[i].baselineOffset == others[i].baselineOffset
            && sameBytes(runs[i].text, others[i].text) && runs[i].font == others[i].font
            && (painted
              ? runs[i].paint == others[i].paint && runs[i].rare == others[i].rare
              : runs[i].attachment == others[i].attachment)
          if !matches { return false }
        }
        return true
      }
    }
  }

  /// A hash of the properties in which texts mostly differ.
  fileprivate var hashOfSetting: Int {
    var hasher = DigestHasher()
    withUnsafeBufferPointer { runs in
      for i in runs.indices {
        hasher.add(runs[i].text)
        hasher.add(runs[i].font.size)
        hasher.add(runs[i].font.weight)
      }
    }
    return Int(truncatingIfNeeded: hasher.finish().low)
  }
}
