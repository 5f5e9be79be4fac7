import AppleComparison

/// The result of `compare`.
struct ComparisonResult: Encodable {
  /// The page, an absolute path.
  var page: String
  /// The contents of `compare.json` beside the page.
  var report: ComparisonReport
}
