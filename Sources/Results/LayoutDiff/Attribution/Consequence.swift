/// The effect of an edit on another view, or of its own edit on a text's lines.
package struct Consequence: Hashable, Sendable {
  package enum Effect: Hashable, Sendable {
    case moved(Shift), resized(Shift)
    case lines(LineChange)
  }

  /// A change of the lines of a text.
  package enum LineChange: Hashable, Sendable {
    /// The text is truncated now, or truncated elsewhere.
    /// - `line`: the number of the truncated line, where there are several.
    case truncated(line: Int?, text: String, wasTruncated: Bool)
    case notTruncated
    case count(from: Int, to: Int)
    case broken
    /// The text is scaled down by `minimumScaleFactor`, or no longer.
    case scaled(percent: Int, isSmaller: Bool)
  }

  package var effect: Effect
  package var old: Int
  package var new: Int
  /// The growth of a text's frame that made its lines break elsewhere; zero where its own edit did.
  package var growth = Shift.zero
  /// Index of the edit; nil where none was found.
  package var cause: Int?

  package var kind: ChangeKind {
    switch effect {
    case .moved: .moved
    case .resized: .resized
    case .lines(.truncated), .lines(.notTruncated): .truncated
    case .lines: .wrapped
    }
  }
}
