import Foundation
import FoundationExtras
import FoundationNetworking
import NetworkFixtures

/// The answers of the gate for URLSession, in the order of their virtual times.
struct GateLoader: RequestLoader {
  func load(_ request: URLRequest, completion: @escaping @Sendable (LoadedAnswer) -> Void) {
    let answer = NetworkGate.answer(to: request)
    let response = request.url.flatMap { answer.response(for: $0) }
    NetworkGate.wait(answer.delay) {
      completion(
        LoadedAnswer(
          response: response, body: answer.body, error: answer.error, redirect: answer.redirect))
    }
  }

  func wait(_ seconds: Double, then: @escaping @Sendable () -> Void) {
    NetworkGate.wait(seconds, then: then)
  }
}
