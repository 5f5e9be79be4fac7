import Site

/// The result of `timeline`.
struct TimelineResult: Encodable {
  /// The page, an absolute path.
  var page: String
  /// The contents of `timeline.json` beside the page.
  var report: SimulationReport
}
