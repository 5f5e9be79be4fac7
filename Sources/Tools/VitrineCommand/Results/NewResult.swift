/// The result of `new`.
struct NewResult: Encodable {
  /// The package's folder, an absolute path.
  var folder: String
  /// The files that were written, relative to the folder.
  var files: [String]
}
