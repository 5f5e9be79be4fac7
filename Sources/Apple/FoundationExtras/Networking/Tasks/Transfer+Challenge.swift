import Foundation
import FoundationNetworking

extension Transfer {
  /// Asks the delegate for the credential that a server wants.
  /// - Returns: false where the answer is no challenge, or no delegate answers it: it is delivered as it is.
  func challenge(_ answer: LoadedAnswer, redirects: Int) -> Bool {
    guard let response = answer.response as? HTTPURLResponse, response.statusCode == 401,
      let space = Self.space(of: response), let delegate, let task,
      value(\.request).value(forHTTPHeaderField: "Authorization") == nil
    else { return false }
    let challenge = URLAuthenticationChallenge(
      protectionSpace: space, proposedCredential: nil, previousFailureCount: 0,
      failureResponse: response, error: nil, sender: NoSender())
    queue.addOperation { [self] in
      delegate.urlSession(session, task: task, didReceive: challenge) {
        [self] disposition, credential in
        switch disposition {
        case .useCredential:
          guard let credential else { return finish(answer) }
          ask(authorized(by: credential), redirects: redirects)
        case .cancelAuthenticationChallenge: cancel()
        default: finish(answer)
        }
      }
    }
    return true
  }

  private func authorized(by credential: URLCredential) -> URLRequest {
    var request = value(\.request)
    let words = "\(credential.user ?? ""):\(credential.password ?? "")"
    let token = Data(words.utf8).base64EncodedString()
    request.setValue("Basic \(token)", forHTTPHeaderField: "Authorization")
    return request
  }

  /// The realm that a response asks a name and a password for; nil where it asks for anything else.
  private static func space(of response: HTTPURLResponse) -> URLProtectionSpace? {
    guard let url = response.url, let host = url.host,
      let header = response.value(forHTTPHeaderField: "WWW-Authenticate"),
      header.lowercased().hasPrefix("basic")
    else { return nil }
    let realm = header.components(separatedBy: "realm=\"").dropFirst().first?
      .components(separatedBy: "\"").first
    return URLProtectionSpace(
      host: host, port: url.port ?? (url.scheme == "https" ? 443 : 80), protocol: url.scheme,
      realm: realm, authenticationMethod: NSURLAuthenticationMethodHTTPBasic)
  }
}

/// The sender of a challenge: it is answered by the delegate's completion handler instead.
private final class NoSender: NSObject, URLAuthenticationChallengeSender {
  func use(_ credential: URLCredential, for challenge: URLAuthenticationChallenge) {}
  func continueWithoutCredential(for challenge: URLAuthenticationChallenge) {}
  func cancel(_ challenge: URLAuthenticationChallenge) {}
  func performDefaultHandling(for challenge: URLAuthenticationChallenge) {}
  func rejectProtectionSpaceAndContinue(with challenge: URLAuthenticationChallenge) {}
}
