import Foundation
import FoundationNetworking

/// The answers to URLs that need no network: those of files, and those that hold their data.
enum LocalAnswer {
  /// - Returns: nil for a URL of another scheme.
  static func answer(to url: URL) -> LoadedAnswer? {
    switch url.scheme?.lowercased() {
    case "file": file(url)
    case "data": inline(url)
    default: nil
    }
  }

  private static func file(_ url: URL) -> LoadedAnswer {
    guard let data = FileManager.default.contents(atPath: url.path) else {
      return LoadedAnswer(error: .fileDoesNotExist)
    }
    return whole(url, data, type: nil, encoding: nil)
  }

  /// `data:image/png;base64,…`, or characters with percent signs.
  private static func inline(_ url: URL) -> LoadedAnswer {
    let text = url.absoluteString.dropFirst("data:".count)
    guard let comma = text.firstIndex(of: ",") else { return LoadedAnswer(error: .badURL) }
    var parts = text[..<comma].split(separator: ";", omittingEmptySubsequences: false)
    let isBase64 = parts.last == "base64"
    if isBase64 { parts.removeLast() }
    let content = String(text[text.index(after: comma)...])
    let plain = content.removingPercentEncoding ?? content
    guard let data = isBase64 ? Data(base64Encoded: plain) : Data(plain.utf8) else {
      return LoadedAnswer(error: .badURL)
    }
    let type = parts.first.flatMap { $0.isEmpty ? nil : String($0) } ?? "text/plain"
    let encoding = parts.dropFirst().first { $0.hasPrefix("charset=") }?.dropFirst("charset=".count)
    return whole(url, data, type: type, encoding: encoding.map(String.init) ?? "US-ASCII")
  }

  private static func whole(
    _ url: URL, _ data: Data, type: String?, encoding: String?
  ) -> LoadedAnswer {
    LoadedAnswer(
      response: URLResponse(
        url: url, mimeType: type, expectedContentLength: data.count, textEncodingName: encoding),
      body: data)
  }
}
