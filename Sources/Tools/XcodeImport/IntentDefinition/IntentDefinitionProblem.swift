/// What is wrong with an intent definition: what, where, and how to mend it.
public struct IntentDefinitionProblem: Error, Hashable, CustomStringConvertible {
  /// The file's path, as it was given.
  public let file: String
  /// The intent, type or enumeration, and what in it; empty where it is the file itself.
  public let place: String
  public let message: String

  public init(file: String, place: String = "", message: String) {
    self.file = file
    self.place = place
    self.message = message
  }

  /// One line, in the form of a compiler's message.
  public var description: String {
    "\(file): error: " + (place.isEmpty ? "" : "\(place): ") + message
  }
}
