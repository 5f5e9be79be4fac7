/// A problem of an intent definition: what it is, where, and how to fix it.
package struct IntentDefinitionProblem: Error, Hashable, CustomStringConvertible {
  /// The file's path, as it was given.
  package let file: String
  /// The intent, type or enumeration, and what in it; empty where it is the file itself.
  package let location: String
  package let message: String

  package init(file: String, location: String = "", message: String) {
    self.file = file
    self.location = location
    self.message = message
  }

  /// One line, in the form of a compiler's message.
  package var description: String {
    "\(file): error: " + (location.isEmpty ? "" : "\(location): ") + message
  }
}
