import Foundation

/// A request, as a fixture describes it, and the answers that it gets.
struct RecordedExchange: Sendable {
  var request: RequestPattern
  /// The answers in the order in which they are given; the last one is given for all later requests.
  var answers: [RecordedAnswer]
  /// The file and the part of it, for messages.
  var place: String
}
