import Foundation

/// A request, as a fixture describes it, and the answers that it gets.
struct RecordedExchange: Sendable {
  var request: RequestPattern
  /// In the order in which they are given; the last one again and again.
  var answers: [RecordedAnswer]
  /// The file and the part of it, for messages.
  var place: String
}
