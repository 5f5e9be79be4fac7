import Foundation

/// Finds secrets by their names, and masks them.
enum Secrets {
  private static let words = [
    "authorization", "cookie", "token", "secret", "password", "passwd", "passphrase", "apikey",
    "accesskey", "privatekey", "subscriptionkey", "signature", "credential", "session", "csrf",
    "xsrf", "appid",
  ]
  private static let names: Set<String> = ["key", "auth", "sig", "sign", "pwd", "jwt"]
  /// Names that have to do with tokens and are none: places in lists.
  private static let exceptions = ["page", "next", "continuation", "cursor", "sync"]

  /// Whether a header, an item of a query or a key is a secret by its name: `X-Api-Key`, `access_token`.
  static func names(_ name: String) -> Bool {
    let plain = String(name.lowercased().filter { $0.isLetter || $0.isNumber })
    if names.contains(plain) { return true }
    if exceptions.contains(where: plain.contains) { return false }
    return words.contains(where: plain.contains)
  }

  static func masked(header name: String, _ value: String) -> String {
    if names(name) { return Masking.mask }
    return ["location", "referer", "content-location"].contains(name.lowercased())
      ? masked(url: value) : value
  }

  /// A URL without user and password, and with the secrets of its query masked.
  static func masked(url text: String) -> String {
    guard var parts = URLComponents(string: text) else { return text }
    parts.user = nil
    parts.password = nil
    if let query = parts.percentEncodedQuery { parts.percentEncodedQuery = masked(form: query) }
    return parts.string ?? text
  }

  /// A query or a form.
  static func masked(form text: String) -> String {
    text.split(separator: "&", omittingEmptySubsequences: false).map { item in
      let sides = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard sides.count == 2, names(sides[0].removingPercentEncoding ?? String(sides[0])) else {
        return String(item)
      }
      return "\(sides[0])=\(Masking.mask)"
    }.joined(separator: "&")
  }

  static func masked(_ tree: JSONTree) -> JSONTree {
    switch tree {
    case .list(let list): return .list(list.map(masked))
    case .object(let object):
      var masked = object
      for (key, value) in object.sorted(by: { $0.key < $1.key }) {
        switch value {
        case .text, .whole, .number: if names(key) { masked[key] = .text(Masking.mask) }
        default: masked[key] = self.masked(value)
        }
      }
      return .object(masked)
    default: return tree
    }
  }

  /// A request's body, as far as it is JSON or a form.
  static func masked(body: Data, type: String?) -> Data {
    if type?.hasPrefix("application/x-www-form-urlencoded") == true {
      return Data(masked(form: String(decoding: body, as: UTF8.self)).utf8)
    }
    guard let tree = JSONTree(body), tree.isContainer else { return body }
    let plain = masked(tree)
    return plain == tree ? body : plain.data
  }

  /// The keys of secrets in a JSON body, at any depth.
  static func keys(in body: Data) -> [String] {
    guard let tree = JSONTree(body) else { return [] }
    return Set(keys(in: tree)).sorted()
  }

  private static func keys(in tree: JSONTree) -> [String] {
    switch tree {
    case .list(let list): return list.flatMap(keys)
    case .object(let object):
      return object.sorted { $0.key < $1.key }.flatMap { key, value -> [String] in
        if case .text = value { return names(key) ? [key] : [] }
        return keys(in: value)
      }
    default: return []
    }
  }
}
