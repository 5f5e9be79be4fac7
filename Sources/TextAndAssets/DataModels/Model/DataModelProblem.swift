/// A problem in a data model's file, with its location and a remedy.
package struct DataModelProblem: Error, Hashable, Sendable, CustomStringConvertible {
  package let message: String
  /// The path of the file.
  package let file: String
  package let line: Int?

  package init(_ message: String, file: String, line: Int? = nil) {
    self.message = message
    self.file = file
    self.line = line
  }

  package var description: String {
    "\(file)\(line.map { ":\($0)" } ?? ""): \(message)"
  }
}
