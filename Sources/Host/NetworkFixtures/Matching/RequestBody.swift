import Foundation

/// The body that a fixture wants of a request.
enum RequestBody: Sendable, Hashable {
  /// Compared as JSON: the order of keys and the spaces between them don't matter.
  case json(JSONTree)
  /// Compared as a form: the order of names doesn't matter.
  case form([RecordedURL.QueryItem])
  case bytes(Data)

  /// - Parameter type: the content type; nil where it isn't known.
  init(_ data: Data, type: String?) {
    if type?.hasPrefix("application/x-www-form-urlencoded") == true {
      self = .form(RecordedURL.items(String(decoding: data, as: UTF8.self)))
    } else if let tree = JSONTree(data), tree.isContainer {
      self = .json(tree)
    } else {
      self = .bytes(data)
    }
  }

  func accepts(_ body: Data) -> Bool {
    switch self {
    case .bytes(let data): return data == body
    case .json(let tree): return JSONTree(body).map(tree.accepts) ?? false
    case .form(let items):
      let asked = RecordedURL.items(String(decoding: body, as: UTF8.self))
      return items.count == asked.count
        && zip(items, asked).allSatisfy {
          $0.name == $1.name && ($0.value == $1.value || $0.value == Masking.mask)
        }
    }
  }
}
