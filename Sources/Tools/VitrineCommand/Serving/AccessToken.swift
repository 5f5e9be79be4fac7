/// The secret that lets a browser read what a local server shows: another user of the machine, and a page from
/// elsewhere, don't have it. It comes in the address that the command prints, and is a cookie from then on.
struct AccessToken: Sendable {
  /// 128 bits as hexadecimal digits.
  let text: String
  /// A cookie is a host's, whatever the port: two servers need two names.
  private let cookieName: String

  init(port: UInt16) {
    var numbers = SystemRandomNumberGenerator()
    text = (0..<2).map { _ in
      let digits = String(UInt64.random(in: 0...UInt64.max, using: &numbers), radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
    cookieName = "vitrine-\(port)"
  }

  private static let parameter = "token"

  /// The address to open, relative to the server.
  var address: String { "/?\(Self.parameter)=\(text)" }

  /// The answer to a request that doesn't go on to the pages: a redirect that sets the cookie, or a refusal.
  ///
  /// - Returns: nil for a request with the cookie, of an own page.
  func answer(to request: LiveRequest) -> LiveResponse? {
    guard request.isOfOwnPage else {
      return .text(403, "Only the server's own pages are answered.")
    }
    if let given = request.value(Self.parameter) {
      guard isEqual(given) else { return refusal }
      var response = LiveResponse.text(303, "It is at \(request.path).")
      response.location = request.path + rest(of: request)
      response.cookie = "\(cookieName)=\(text); Path=/; HttpOnly; SameSite=Strict"
      return response
    }
    guard let cookie = request.cookie(cookieName), isEqual(cookie) else { return refusal }
    return nil
  }

  private func rest(of request: LiveRequest) -> String {
    let items = request.query.filter { $0.name != Self.parameter }.map { "\($0.name)=\($0.raw)" }
    // A control character would end the header.
    let text = items.joined(separator: "&").filter { $0.isASCII && !$0.isNewline }
    return items.isEmpty ? "" : "?" + text
  }

  private var refusal: LiveResponse {
    .text(
      403,
      "This page wants the token of its server: open the address that the command printed when it started."
    )
  }

  /// The time that it takes doesn't depend on where the texts differ.
  private func isEqual(_ given: String) -> Bool {
    let own = Array(text.utf8), other = Array(given.utf8)
    guard own.count == other.count else { return false }
    return zip(own, other).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) } == 0
  }
}
