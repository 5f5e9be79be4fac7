import DisplayList

/// What the fixtures say to a request.
package struct NetworkReply: Sendable {
  package var answer: NetworkAnswer
  /// What is missing or wrong in the fixtures; for the frame that the request was made for.
  package var notes: [Diagnostic] = []
}
