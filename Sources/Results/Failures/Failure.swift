/// An error that a person can act on: what went wrong, where, and what to do about it. The one error of
/// the command, the host, planning, goldens and pages.
package struct Failure: Error, Hashable, Sendable, CustomStringConvertible {
  /// The error itself, in one sentence.
  package let cause: String
  /// The option, file or line that the cause is about; nil where the cause names it.
  package let place: String?
  /// The way to fix it, in one sentence; nil where it follows from the cause.
  package let remedy: String?
  /// The exit status of a command that ends by this error.
  package let status: ExitStatus

  package init(
    _ cause: String, at place: String? = nil, remedy: String? = nil, status: ExitStatus = .project
  ) {
    self.cause = cause
    self.place = place
    self.remedy = remedy
    self.status = status
  }

  /// Arguments that make no sense, or a file that they name.
  package static func usage(
    _ cause: String, at place: String? = nil, remedy: String? = nil
  ) -> Failure {
    Failure(cause, at: place, remedy: remedy, status: .usage)
  }

  /// A value that isn't one of those that exist, with the nearest of them.
  ///
  /// - Parameter what: the kind of value, such as `device` or `--matrix`.
  package static func unknown(_ what: String, _ value: String, among known: [String]) -> Failure {
    let near = NearestName.of(value, among: known)
    let remedy: String
    if known.isEmpty {
      remedy = "There are none."
    } else if known.count <= 12 {
      remedy = "Known: \(known.joined(separator: ", "))."
    } else if near.isEmpty {
      remedy = "There are \(known.count), such as \(known.prefix(3).joined(separator: ", "))."
    } else {
      remedy = "Did you mean \(near.joined(separator: ", "))?"
    }
    return usage("There is no \(what) “\(PlainText.line(value))”.", remedy: remedy)
  }

  /// `place: cause remedy`.
  package var description: String {
    (place.map { "\($0): " } ?? "") + cause + (remedy.map { " \($0)" } ?? "")
  }

  /// The same error where an argument led to it: a file that an option names is part of the usage.
  package var asUsage: Failure { Failure(cause, at: place, remedy: remedy, status: .usage) }
}

/// Runs a reader of what an option names; its errors are errors of usage.
package func asUsage<Value>(_ read: () throws -> Value) throws -> Value {
  do {
    return try read()
  } catch let failure as Failure {
    throw failure.asUsage
  }
}
