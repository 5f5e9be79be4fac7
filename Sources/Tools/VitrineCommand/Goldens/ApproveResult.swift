/// The result of `approve`.
struct ApproveResult: Encodable {
  /// The folder of the goldens, an absolute path.
  var goldens: String
  /// The ids of frames whose goldens were written.
  var approved: [String]
  /// The number of differences that are left.
  var left: Int
  /// The ids of frames whose goldens can't be read and stay.
  var unreadable: [String]
  /// The ids of frames that failed, so that there is nothing to approve.
  var failed: [String]
}
