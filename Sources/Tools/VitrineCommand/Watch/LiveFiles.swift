import Foundation

/// Files of the folder as answers.
enum LiveFiles {
  /// - Parameters:
  ///   - path: decoded, from the first slash on.
  ///   - page: ``LiveState/page``.
  static func response(_ path: String, in folder: String, page: Int) -> LiveResponse {
    let parts = path.split(separator: "/").map(String.init)
    guard !parts.contains("..") else { return .text(404, "There is no \(path).") }
    var file = ([folder] + parts).joined(separator: "/")
    var isFolder: ObjCBool = false
    if FileManager.default.fileExists(atPath: file, isDirectory: &isFolder), isFolder.boolValue {
      guard path.hasSuffix("/") else {
        let address = parts.map { PathNames.url($0) }.joined(separator: "/")
        var response = LiveResponse.text(301, "It is at /\(address)/.")
        response.location = "/\(address)/"
        return response
      }
      file += "/index.html"
    }
    guard let data = FileManager.default.contents(atPath: file) else {
      return .text(404, "There is no \(path).")
    }
    let type = LiveResponse.type(of: file)
    let bytes = Array(data)
    return LiveResponse(
      status: 200, type: type,
      body: type.hasPrefix("text/html") ? LiveScript.put(into: bytes, number: page) : bytes)
  }
}

/// Names as parts of addresses.
private enum PathNames {
  static func url(_ name: String) -> String {
    name.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed.subtracting(["/", ":"]))
      ?? name
  }
}
