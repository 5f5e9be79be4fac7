import Foundation

/// A URL in the form in which two are compared: without its fragment, its default port and the order of its
/// query's names. Values of one name keep their order.
struct RecordedURL: Hashable, Sendable {
  struct QueryItem: Hashable, Sendable {
    var name: String
    var value: String
  }

  let scheme: String
  let host: String
  let port: Int?
  let path: String
  /// The query items, by name.
  let query: [QueryItem]

  /// - Returns: nil for a URL without scheme and host, and for one that isn't HTTP's.
  init?(_ url: URL) {
    guard let parts = URLComponents(url: url.absoluteURL, resolvingAgainstBaseURL: true),
      let scheme = parts.scheme?.lowercased(), ["http", "https"].contains(scheme),
      let host = parts.host?.lowercased(), !host.isEmpty
    else { return nil }
    self.scheme = scheme
    self.host = host
    port = parts.port == (scheme == "https" ? 443 : 80) ? nil : parts.port
    path = parts.percentEncodedPath.isEmpty ? "/" : Self.decode(parts.percentEncodedPath)
    query = Self.items(parts.percentEncodedQuery ?? "")
  }

  init?(_ text: String) {
    guard let url = URL(string: text) else { return nil }
    self.init(url)
  }

  /// The items of a query or of a form, in the order of their names.
  static func items(_ text: String) -> [QueryItem] {
    let items = text.split(separator: "&").map { part in
      let sides = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let words = sides.map { side in
        let text = String(side).replacing("+", with: " ")
        return text.removingPercentEncoding ?? text
      }
      return QueryItem(name: words[0], value: words.count > 1 ? words[1] : "")
    }
    return items.enumerated()
      .sorted { ($0.element.name, $0.offset) < ($1.element.name, $1.offset) }.map(\.element)
  }

  /// A path's characters; `%2F` stays, since it isn't a separator.
  private static func decode(_ path: String) -> String {
    path.replacing("%2f", with: "%2F").split(separator: "%2F", omittingEmptySubsequences: false)
      .map { $0.removingPercentEncoding ?? String($0) }.joined(separator: "%2F")
  }

  /// Whether scheme, host, port and path are the same.
  func hasPlace(of other: RecordedURL) -> Bool {
    scheme == other.scheme && host == other.host && port == other.port && path == other.path
  }
}
