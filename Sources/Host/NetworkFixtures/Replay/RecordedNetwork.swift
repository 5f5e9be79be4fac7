import DisplayList
import Failures
import Foundation
import FoundationNetworking

/// The answers of fixtures in their order: the state of one process's network. Files are read at the first
/// request.
package final class RecordedNetwork: @unchecked Sendable {
  private struct Moment {
    let date: Date
    let zone: TimeZone
    let asker: String
  }

  private let lock = NSLock()
  private let path: String
  private let fetch: Fetch?
  private var loaded: NetworkFixtures?
  /// The numbers of answers given, by asker, then by exchange and span of time.
  private var given: [String: [String: Int]] = [:]

  package typealias Fetch = @Sendable (FetchRequest) -> FetchedAnswer

  /// - Parameters:
  ///   - path: a HAR file or a folder.
  ///   - fetch: asks the real network, once for each request that has no answer, which is then recorded; nil where
  ///     nothing is recorded.
  package init(path: String, recordingBy fetch: Fetch? = nil) {
    self.path = path
    self.fetch = fetch
  }

  /// Begins the sequences of answers again, for the code that asks.
  package func restart(for asker: String) { lock.withLock { given[asker] = nil } }

  /// - Parameters:
  ///   - date: the virtual time.
  ///   - zone: the time zone of fixtures' times of day.
  ///   - asker: the name of what asks; each has sequences of its own.
  package func reply(
    to request: URLRequest, at date: Date, in zone: TimeZone, for asker: String = ""
  ) -> NetworkReply {
    guard let asked = AskedRequest(request) else {
      return NetworkReply(answer: .failure(.unsupportedURL))
    }
    var notes: [Diagnostic] = []
    if let fetch {
      do {
        notes = try record(asked, request, fetch)
      } catch {
        let failure = error as? Failure ?? Failure("\(error)")
        return NetworkReply(
          answer: .failure(.notConnectedToInternet), notes: [ReplyNotes.problem(failure)])
      }
    }
    let fixtures = fixtures()
    var reply = reply(asked, request, fixtures, Moment(date: date, zone: zone, asker: asker))
    reply.notes = fixtures.problems.map(ReplyNotes.problem) + notes + reply.notes
    return reply
  }

  /// - Parameter again: whether the files are read though they were before.
  private func fixtures(again: Bool = false) -> NetworkFixtures {
    lock.withLock {
      let fixtures = again ? NetworkFixtures(path: path) : loaded ?? NetworkFixtures(path: path)
      loaded = fixtures
      return fixtures
    }
  }

  /// Asks the real network where no fixture answers yet.
  /// - Returns: notes on what was recorded.
  private func record(
    _ asked: AskedRequest, _ request: URLRequest, _ fetch: Fetch
  ) throws -> [Diagnostic] {
    let recorder = FixtureRecorder(path: path)
    try recorder.prepare()
    if case .found = fixtures().find(asked) { return [] }
    return try recorder.exclusively {
      // Another process may have recorded it meanwhile.
      guard case .missing = fixtures(again: true).find(asked), let asking = FetchRequest(request)
      else { return [] }
      let answer = fetch(asking)
      guard let recorded = RecordedFetch(asking, answer) else {
        throw Failure(
          "\(asked.method) \(asked.text) can't be recorded: the request failed with "
            + "\(NetworkErrorName.of(answer.error)).",
          remedy: "Is this machine connected, and the URL right?")
      }
      let file = try recorder.write(recorded)
      _ = fixtures(again: true)
      return [ReplyNotes.recorded(asked, recorded, file)]
    }
  }

  private func reply(
    _ asked: AskedRequest, _ request: URLRequest, _ fixtures: NetworkFixtures, _ moment: Moment
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
      guard let recorded = next(of: exchange, moment) else {
        return NetworkReply(
          answer: .failure(.notConnectedToInternet),
          notes: [ReplyNotes.noneAtThisTime(asked, exchange, moment.date)])
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

  /// The next answer of those that are given at the moment; nil where none is.
  private func next(of exchange: RecordedExchange, _ moment: Moment) -> RecordedAnswer? {
    var start = Date.distantPast
    var answers: [RecordedAnswer] = []
    for answer in exchange.answers {
      guard let begun = answer.hours?.start(at: moment.date, in: moment.zone) else { continue }
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
      let number = given[moment.asker, default: [:]][key, default: 0]
      given[moment.asker, default: [:]][key] = number + 1
      return number < answers.count ? answers[number] : last
    }
  }
}
