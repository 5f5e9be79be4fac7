/// What stands on a line, in reading order: parts of the paragraph, and the mark of what was left
/// out.
enum LinePiece {
  case text(Range<Int>)
  /// `…` in the look of a run.
  case ellipsis(Ellipsis)
}

/// `…` shaped for the place where it stands.
struct Ellipsis {
  var item: Paragraph.Item
  var width: Double
}

/// A line as it will be drawn.
struct LineContent {
  var pieces: [LinePiece]
  /// Points, the white space at the end left out.
  var width: Double
  /// Points, with it.
  var fullWidth: Double
  /// Points taken from between the letters so that the line fits; 0 or less, for each cluster.
  var tightening = 0.0
}
