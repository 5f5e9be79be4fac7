/// What a file declares that other files can name, and the words that it uses.
package struct FileOutline: Decodable, Equatable, Sendable {
  /// What the file adds to a type by an extension.
  package struct Addition: Decodable, Equatable, Sendable {
    /// The names of the extended type, the outermost first.
    package var type: [String]
    package var members: [String]
    /// Whether it is used without its members' names: it has conformances, initializers or subscripts.
    package var isUnnamed: Bool

    package init(type: [String], members: [String], isUnnamed: Bool) {
      self.type = type
      self.members = members
      self.isUnnamed = isUnnamed
    }
  }

  package var file: String
  /// Types, functions, variables, operators and macros at the top of the file.
  package var names: [String]
  package var additions: [Addition]
  /// Whether others need the file without any name of it.
  package var isAlwaysNeeded: Bool
  /// The identifiers and operators in the file.
  package var words: [String]

  package init(
    file: String, names: [String] = [], additions: [Addition] = [], isAlwaysNeeded: Bool = false,
    words: [String] = []
  ) {
    self.file = file
    self.names = names
    self.additions = additions
    self.isAlwaysNeeded = isAlwaysNeeded
    self.words = words
  }
}
