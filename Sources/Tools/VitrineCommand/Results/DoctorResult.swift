/// The result of `doctor`.
struct DoctorResult: Encodable {
  /// What is installed, a line each.
  var facts: [String]
  /// What isn't as it should be, with how to mend it.
  var problems: [String]
}
