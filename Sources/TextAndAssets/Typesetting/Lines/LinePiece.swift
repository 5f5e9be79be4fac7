/// A piece of a line, in reading order: a part of the paragraph, or the ellipsis of a truncation.
enum LinePiece {
  case text(Range<Int>)
  /// `…` in the style of a run.
  case ellipsis(Ellipsis)
}

/// `…` shaped for its position.
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
