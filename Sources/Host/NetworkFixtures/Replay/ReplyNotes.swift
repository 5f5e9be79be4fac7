import DisplayList
import Failures
import Foundation

/// The diagnostics of requests that fixtures don't answer.
enum ReplyNotes {
  static func problem(_ failure: Failure) -> Diagnostic {
    Diagnostic(code: "network-fixture", message: failure.description)
  }

  static func broken(_ asked: AskedRequest, _ failure: Failure) -> Diagnostic {
    Diagnostic(
      code: "network-fixture",
      message: "\(asked.method) \(asked.text) can't be answered. \(failure.description)")
  }

  static func ambiguous(_ asked: AskedRequest, _ places: [String]) -> Diagnostic {
    Diagnostic(
      code: "network-ambiguous",
      message: "\(asked.method) \(asked.text) is answered by \(places.count) fixtures: "
        + "\(places.joined(separator: "; ")). Remove one, or let one ask for more: a header, a body."
    )
  }

  static func noneAtThisTime(
    _ asked: AskedRequest, _ exchange: RecordedExchange, _ date: Date
  ) -> Diagnostic {
    Diagnostic(
      code: "network-missing",
      message: "\(asked.method) \(asked.text) has no answer at \(date.formatted(.iso8601)) in "
        + "\(exchange.place): all its answers have “from” or “until”. Add one without.")
  }

  static func recorded(
    _ asked: AskedRequest, _ fetch: RecordedFetch, _ file: String
  ) -> Diagnostic {
    var message =
      "\(asked.method) \(asked.text) was recorded: \(fetch.status), "
      + "\(fetch.body.count) bytes, in \(file)."
    let keys = Secrets.keys(in: fetch.body)
    if !keys.isEmpty {
      message +=
        " Its body holds \(keys.map { "“\($0)”" }.joined(separator: ", ")), which isn't masked: "
        + "look at it before you share it."
    }
    return Diagnostic(code: "network-recorded", message: message)
  }

  static func missing(
    _ asked: AskedRequest, _ near: String?, in fixtures: NetworkFixtures
  ) -> Diagnostic {
    var message = "\(asked.method) \(asked.text) isn't among the fixtures."
    if let near { message += " \(near)." }
    message += " " + FixtureSuggestion(asked).sentence(fixtures)
    return Diagnostic(code: "network-missing", message: message)
  }
}
