/// A reason why a save fails.
package enum SaveProblem: Error {
  /// Objects that break rules of the model.
  case invalid([InvalidRecord])
  case store(StoreProblem)
  /// The error that no store is open.
  case noStore
}

/// An object that breaks a rule of the model.
package struct InvalidRecord {
  package enum Rule: Hashable, Sendable {
    case missing
    case tooFew(Int)
    case tooMany(Int)
    case deniedDelete
    /// Another object has the value already.
    case notUnique
  }

  package let record: StoreRecord
  package let name: String
  package let rule: Rule

  package var message: String {
    let place = "\(record.entity.name).\(name)"
    return switch rule {
    case .missing: "\(place) is missing: the model doesn't make it optional."
    case .tooFew(let count): "\(place) has fewer than \(count) objects."
    case .tooMany(let count): "\(place) has more than \(count) objects."
    case .deniedDelete: "\(record.entity.name) can't be deleted while \(name) has objects."
    case .notUnique: "\(place) has a value that another object has already."
    }
  }
}
