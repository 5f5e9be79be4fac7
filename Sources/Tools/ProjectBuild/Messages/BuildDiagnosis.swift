import Foundation

/// The summary of a target's errors: the missing names, grouped, and where they may come from.
package struct BuildDiagnosis: Sendable {
  package struct Group: Sendable {
    package let missing: MissingName
    /// `path:line`, in the compiler's order.
    package let places: [String]
  }

  package let errors: [CompilerMessage]
  /// The notes that the compiler adds to an error about code that a name isn't missing from.
  package let notes: [CompilerMessage: [CompilerMessage]]
  /// Most places first.
  package let groups: [Group]

  package init(_ messages: [CompilerMessage]) {
    errors = messages.filter { $0.level == .error }
    notes = Self.notes(of: messages)
    var places: [MissingName: [String]] = [:]
    let found = errors.compactMap { MissingName($0.text) }
    let types = Set(found.filter { $0.kind == .type }.map(\.name))
    for error in errors {
      guard var missing = MissingName(error.text) else { continue }
      // A type that is missing is no value either.
      if missing.kind == .value, types.contains(missing.name) { missing.kind = .type }
      let place = "\(error.path):\(error.line)"
      if places[missing]?.contains(place) != true { places[missing, default: []].append(place) }
    }
    groups = places.map { Group(missing: $0.key, places: $0.value) }.sorted {
      ($0.missing.kind.rawValue, -$0.places.count, $0.missing.name)
        < ($1.missing.kind.rawValue, -$1.places.count, $1.missing.name)
    }
  }

  /// A missing name is explained by the groups.
  private static func notes(of messages: [CompilerMessage]) -> [CompilerMessage: [CompilerMessage]]
  {
    var notes: [CompilerMessage: [CompilerMessage]] = [:]
    var error: CompilerMessage?
    for message in messages {
      switch message.level {
      case .error: error = MissingName(message.text) == nil ? message : nil
      case .warning: error = nil
      case .note:
        if let error, notes[error, default: []].count < notesShown {
          notes[error, default: []].append(message)
        }
      }
    }
    return notes
  }

  private static let notesShown = 4

  /// The number of errors that no missing name explains.
  package var otherErrors: Int { errors.count { MissingName($0.text) == nil } }
}
