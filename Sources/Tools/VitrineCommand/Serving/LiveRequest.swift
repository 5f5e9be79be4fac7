import Foundation

/// A request of HTTP, as far as local servers need it.
struct LiveRequest: Equatable {
  /// One `name=value` of the address.
  struct Item: Equatable {
    let name: String
    /// The value as it was sent.
    let raw: String
    /// Decoded; a plus sign is a space.
    var value: String? { raw.replacing("+", with: " ").removingPercentEncoding }
  }

  let method: String
  /// Decoded, from the first slash on.
  let path: String
  let query: [Item]
  /// The header's fields by their names in lower case; of several of one name the first.
  private let fields: [String: String]
  var body: [UInt8] = []

  /// - Parameter head: the request line and the fields.
  /// - Returns: nil where it isn't one.
  init?(_ head: String) {
    let lines = head.components(separatedBy: "\r\n")
    let parts = lines[0].split(separator: " ")
    guard parts.count == 3, parts[2].hasPrefix("HTTP/1."), parts[1].hasPrefix("/") else {
      return nil
    }
    method = String(parts[0])
    let target = parts[1].split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    guard let decoded = String(target[0]).removingPercentEncoding, !decoded.contains("\0") else {
      return nil
    }
    path = decoded
    query = target.count > 1 ? Self.items(target[1]) : []
    var fields: [String: String] = [:]
    for line in lines.dropFirst() {
      let pair = line.split(separator: ":", maxSplits: 1)
      guard pair.count == 2 else { continue }
      let name = pair[0].lowercased()
      if fields[name] == nil { fields[name] = pair[1].trimmingCharacters(in: .whitespaces) }
    }
    self.fields = fields
    // A body whose end isn't known could be taken for further requests.
    let hasUnknownLength =
      fields["transfer-encoding"] != nil || fields["content-length"].map { Int($0) == nil } ?? false
    isLast =
      parts[2] != "HTTP/1.1" || fields["connection"]?.lowercased() == "close" || hasUnknownLength
  }

  private static func items(_ text: some StringProtocol) -> [Item] {
    text.split(separator: "&").map { item in
      let pair = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      return Item(
        name: String(pair[0]).removingPercentEncoding ?? String(pair[0]),
        raw: pair.count > 1 ? String(pair[1]) : "")
    }
  }

  // MARK: Fields

  func field(_ name: String) -> String { fields[name] ?? "" }

  /// The number of bytes that follow the head.
  var length: Int { max(0, Int(field("content-length")) ?? 0) }

  /// A cookie's value; nil where it isn't sent.
  func cookie(_ name: String) -> String? {
    field("cookie").split(separator: ";").map { $0.trimmingCharacters(in: .whitespaces) }
      .first { $0.hasPrefix("\(name)=") }.map { String($0.dropFirst(name.count + 1)) }
  }

  /// The first value of a name in the address.
  func value(_ name: String) -> String? { query.first { $0.name == name }?.value }

  /// Whether no request can follow on its connection: the sender closes it, or its body's length isn't known.
  let isLast: Bool

  // MARK: Where it comes from

  /// Without its port.
  var host: String {
    let host = field("host").lowercased()
    if let colon = host.lastIndex(of: ":"), host[host.index(after: colon)...].allSatisfy(\.isNumber)
    {
      return String(host[..<colon])
    }
    return host
  }

  private static let names = ["localhost", "127.0.0.1", "[::1]"]

  /// Another host's name for this machine is how a page from elsewhere would read what is served. A browser's
  /// `Sec-Fetch-Site` is `cross-site` for a page from elsewhere, and `same-site` for one of another port.
  var isOfThisMachine: Bool {
    Self.names.contains(host)
      && ["", "same-origin", "none"].contains(field("sec-fetch-site").lowercased())
  }

  /// Whether a page of the same server sends it, or no page does.
  var isOfOwnPage: Bool {
    let origin = field("origin").lowercased()
    return origin.isEmpty || origin == "http://" + field("host").lowercased()
  }

  // MARK: Of pages that wait for news

  /// The number in `?after=`; -1 where there is none.
  var after: Int { value("after").flatMap { Int($0) } ?? -1 }

  /// The pictures in `?look=`, by their paths in the folder: those that the page shows on the screen.
  var look: [String] {
    query.first { $0.name == "look" }?.raw.split(separator: ",")
      .compactMap { String($0).removingPercentEncoding } ?? []
  }
}
