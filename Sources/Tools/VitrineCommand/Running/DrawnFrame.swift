/// A frame with its files, as a manifest lists it.
struct DrawnFrame: Equatable, Decodable {
  var id: String
  var digest: String
  /// The paths of the frame's files by format, relative to the output folder.
  var files: [String: String]
}
