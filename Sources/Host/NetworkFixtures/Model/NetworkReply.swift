import DisplayList

/// The reply of the fixtures to a request.
package struct NetworkReply: Sendable {
  package var answer: NetworkAnswer
  /// Notes on gaps and mistakes in the fixtures, for the frame that the request was made for.
  package var notes: [Diagnostic] = []
}
