import DisplayList

extension Diagnostic {
  /// A list of which a family shows the first values: a configuration file serves families of every size.
  static func cutValues(
    _ configuration: String, _ parameter: String, _ count: Int, family: String, places: Int
  ) -> Diagnostic {
    Diagnostic(
      code: "values-cut",
      message:
        "The configuration \(configuration) gives \(parameter) \(count) values; \(family) has places "
        + "for \(places), so the first \(places == 1 ? "is" : "\(places) are") taken.")
  }
}
