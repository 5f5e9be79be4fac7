import Foundation

/// A HAR file's content as far as it is used, with allowance for what exporters leave out, name otherwise or
/// give as another type.
struct HARFile: Decodable {
  struct Log: Decodable {
    var entries: [HAREntry]
    var match: Match?

    enum Key: String, CodingKey {
      case entries
      case match = "_match"
    }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: Key.self)
      entries = try container.decode([HAREntry].self, forKey: .entries)
      match = container.lenient(Match.self, .match)
    }
  }

  /// An addition of our own: what counts when requests are compared with the file's.
  struct Match: Decodable {
    /// Headers that must be as recorded.
    var headers: [String]?
    /// Names of the query that don't matter.
    var ignoreQuery: [String]?
    /// False where bodies don't matter.
    var body: Bool?
  }

  var log: Log
}

struct HAREntry: Decodable {
  var request: HARRequest?
  var response: HARResponse?
  /// An addition of our own: seconds of virtual time.
  var delay: Double?
  var error: String?

  enum Key: String, CodingKey {
    case request, response
    case delay = "_delay"
    case error = "_error"
  }

  init(from decoder: any Decoder) throws {
    guard let container = try? decoder.container(keyedBy: Key.self) else { return }
    request = container.lenient(HARRequest.self, .request)
    response = container.lenient(HARResponse.self, .response)
    delay = container.lenient(Double.self, .delay)
    error = container.lenient(String.self, .error)
  }
}

struct HARRequest: Decodable {
  var method: String?
  var url: String?
  var headers: [HARHeader]
  var type: String?
  var text: String?
  var parameters: [HARHeader]
  var encoding: String?

  enum Key: String, CodingKey { case method, url, headers, postData }
  enum PostKey: String, CodingKey { case mimeType, text, params, encoding }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    method = container.lenient(String.self, .method)
    url = container.lenient(String.self, .url)
    headers = container.lenient([HARHeader].self, .headers) ?? []
    let post = try? container.nestedContainer(keyedBy: PostKey.self, forKey: .postData)
    type = post?.lenient(String.self, .mimeType)
    text = post?.lenient(String.self, .text)
    parameters = post?.lenient([HARHeader].self, .params) ?? []
    encoding = post?.lenient(String.self, .encoding)
  }
}

struct HARResponse: Decodable {
  var status: Int?
  var headers: [HARHeader]
  var redirectURL: String?
  var error: String?
  /// The content's type, its text, and `base64` where the text is that.
  var type: String?
  var text: String?
  var encoding: String?
  /// The bytes that the content is said to have.
  var size: Int?

  enum Key: String, CodingKey {
    case status, headers, redirectURL, content
    case error = "_error"
  }
  enum ContentKey: String, CodingKey { case size, mimeType, text, encoding }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    status =
      container.lenient(Int.self, .status)
      ?? container.lenient(String.self, .status).flatMap { Int($0) }
    headers = container.lenient([HARHeader].self, .headers) ?? []
    redirectURL = container.lenient(String.self, .redirectURL)
    error = container.lenient(String.self, .error)
    let content = try? container.nestedContainer(keyedBy: ContentKey.self, forKey: .content)
    type = content?.lenient(String.self, .mimeType)
    text = content?.lenient(String.self, .text)
    encoding = content?.lenient(String.self, .encoding)
    size = content?.lenient(Int.self, .size)
  }
}

/// A header, or a parameter of a form.
struct HARHeader: Decodable {
  var name: String
  var value: String

  enum Key: String, CodingKey { case name, value }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    name = container.lenient(String.self, .name) ?? ""
    value = container.lenient(String.self, .value) ?? ""
  }
}

extension KeyedDecodingContainer {
  /// nil where there is no such value or one of another type.
  fileprivate func lenient<Value: Decodable>(_ type: Value.Type, _ key: Key) -> Value? {
    (try? decodeIfPresent(type, forKey: key)) ?? nil
  }
}
