import Foundation
import FoundationNetworking

/// An answer as a fixture gives it.
struct RecordedAnswer: Sendable {
  /// nil where an error comes in place of a response, or the fixture has none.
  var status: Int? = 200
  /// In the order of the fixture; a name may be there several times.
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
