/// The part of a paragraph on one line.
struct LineRange {
  /// The range with the white space at its end, without a newline.
  var range: Range<Int>
  /// The index at which the next line starts.
  var next: Int
  /// Points, with the white space at its end.
  var fullWidth: Double
  /// Points, without it.
  var width: Double
  /// A newline ends it.
  var isForced: Bool
}
