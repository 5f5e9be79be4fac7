import DisplayList
import Failures
import Foundation
import FoundationNetworking

/// The answers of fixtures in their order: the state of one process's network. Files are read at the first
/// request.
package final class RecordedNetwork: @unchecked Sendable {
  private let lock = NSLock()
  private let path: String
  private var loaded: NetworkFixtures?
  /// The answers that an exchange has given of those of one span, by the exchange's place.
  private var given: [String: Int] = [:]

  /// - Parameter path: a HAR file or a folder.
  package init(path: String) { self.path = path }

  /// Begins all sequences of answers anew.
  package func restart() { lock.withLock { given = [:] } }

  /// - Parameters:
  ///   - date: the virtual time.
  ///   - zone: the time zone of fixtures' times of day.
  package func reply(
    to request: URLRequest, at date: Date, in zone: TimeZone
  ) -> NetworkReply {
    guard let asked = AskedRequest(request) else {
      return NetworkReply(answer: .failure(.unsupportedURL))
    }
    let fixtures = lock.withLock {
      let fixtures = loaded ?? NetworkFixtures(path: path)
      loaded = fixtures
      return fixtures
    }
    var reply = reply(asked, request, fixtures, at: date, in: zone)
    reply.notes = fixtures.problems.map(ReplyNotes.problem) + reply.notes
    return reply
  }

  private func reply(
    _ asked: AskedRequest, _ request: URLRequest, _ fixtures: NetworkFixtures, at date: Date,
    in zone: TimeZone
  ) -> NetworkReply {
    switch fixtures.find(asked) {
    case .missing(let near):
      return NetworkReply(
        answer: .failure(.notConnectedToInternet),
        notes: [ReplyNotes.missing(asked, near, in: fixtures)])
    case .ambiguous(let places):
      return NetworkReply(
        answer: .failure(.resourceUnavailable), notes: [ReplyNotes.ambiguous(asked, places)])
    case .found(let exchange):
      guard let recorded = next(of: exchange, at: date, in: zone) else {
        return NetworkReply(
          answer: .failure(.notConnectedToInternet),
          notes: [ReplyNotes.noneAtThisTime(asked, exchange, date)])
      }
      do {
        return NetworkReply(answer: try recorded.answer(to: request))
      } catch {
        let failure = error as? Failure ?? Failure("\(error)")
        return NetworkReply(
          answer: .failure(.cannotDecodeRawData), notes: [ReplyNotes.broken(asked, failure)])
      }
    }
  }

  /// The next answer of those that are given at `date`; nil where none is.
  private func next(
    of exchange: RecordedExchange, at date: Date, in zone: TimeZone
  ) -> RecordedAnswer? {
    var start = Date.distantPast
    var answers: [RecordedAnswer] = []
    for answer in exchange.answers {
      guard let begun = answer.hours?.start(at: date, in: zone) else { continue }
      if begun > start || answers.isEmpty {
        start = begun
        answers = [answer]
      } else if begun == start {
        answers.append(answer)
      }
    }
    if answers.isEmpty { answers = exchange.answers.filter { $0.hours == nil } }
    guard let last = answers.last else { return nil }
    let key = "\(exchange.place) \(start.timeIntervalSince1970)"
    return lock.withLock {
      let number = given[key, default: 0]
      given[key] = number + 1
      return number < answers.count ? answers[number] : last
    }
  }
}
