import Foundation

/// The content of a HAR file, as far as it is used. A property that an exporter left out, or gave as another type, is
/// nil or empty.
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

  /// The rules by which a request is compared with those of the file. Not part of HAR.
  struct Match: Decodable {
    /// The names of the headers that must have the recorded values.
    var headers: [String]?
    /// The names of the query parameters that are not compared.
    var ignoreQuery: [String]?
    /// Whether bodies are compared; nil is true.
    var body: Bool?
  }

  var log: Log
}

/// A request with its response.
struct HAREntry: Decodable {
  var request: HARRequest?
  var response: HARResponse?
  /// The delay of the answer, in seconds of virtual time. Not part of HAR.
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

/// A request. `type`, `text`, `parameters` and `encoding` are those of its body.
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

/// A response. `type`, `text` and `encoding` are those of its body.
struct HARResponse: Decodable {
  var status: Int?
  var headers: [HARHeader]
  var redirectURL: String?
  var error: String?
  var type: String?
  var text: String?
  /// `base64` where the text is base64.
  var encoding: String?
  /// The length of the body, in bytes, as the file states it.
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
  /// The value of a key; nil where there is none, or one of another type.
  fileprivate func lenient<Value: Decodable>(_ type: Value.Type, _ key: Key) -> Value? {
    (try? decodeIfPresent(type, forKey: key)) ?? nil
  }
}
