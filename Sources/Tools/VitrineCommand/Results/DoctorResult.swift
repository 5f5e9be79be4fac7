/// The result of `doctor`.
struct DoctorResult: Encodable {
  /// The parts that are installed, a line each.
  var facts: [String]
  /// The faults of the installation, each with its remedy.
  var problems: [String]
}
