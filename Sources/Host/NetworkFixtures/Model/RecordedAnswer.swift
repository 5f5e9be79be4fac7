import Foundation
import FoundationNetworking

/// An answer as a fixture gives it.
struct RecordedAnswer: Sendable {
  /// The HTTP status; nil where an error comes in place of a response, or the fixture has none.
  var status: Int? = 200
  /// The headers in the order of the fixture. A name may occur several times.
  var headers: [(name: String, value: String)] = []
  var body = RecordedBody.bytes(Data())
  var error: URLError.Code?
  /// Seconds of virtual time.
  var delay: Double = 0
  /// The bytes of the body that come before the error; nil for all.
  var cut: Int?
  /// The virtual times at which it is given; nil for all.
  var hours: AnswerHours?

  func header(_ name: String) -> String? {
    headers.first { $0.name.lowercased() == name.lowercased() }?.value
  }
}
