/// The class that a line of a source file belongs to, by its text alone.
enum EnclosingType {
  /// The name in the last declaration of a class, or of an extension, that begins in the first column at or before a
  /// line, counted from 1; nil where there is none.
  static func name(in text: String, at line: Int) -> String? {
    var found: String?
    for line in text.split(separator: "\n", omittingEmptySubsequences: false).prefix(line) {
      let declaration =
        /^(?:@\w+(?:\([^)]*\))?\s+)*(?:(?:public|package|open|internal|final)\s+)*(?:class|extension)\s+(\w+)/
      if let match = String(line).firstMatch(of: declaration) { found = String(match.1) }
    }
    return found
  }
}
