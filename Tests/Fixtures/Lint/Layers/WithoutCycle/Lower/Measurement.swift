/// A measurement, which a ``Report`` in the other folder shows.
struct Measurement {
  var text = "Report"
  private struct Report {}
}
