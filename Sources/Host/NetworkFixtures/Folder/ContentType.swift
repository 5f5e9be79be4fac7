import Foundation

enum ContentType {
  /// The content type of a file, by its name.
  static func of(_ file: String) -> String {
    switch URL(fileURLWithPath: file).pathExtension.lowercased() {
    case "json": "application/json"
    case "png": "image/png"
    case "jpg", "jpeg": "image/jpeg"
    case "gif": "image/gif"
    case "webp": "image/webp"
    case "heic": "image/heic"
    case "avif": "image/avif"
    case "svg": "image/svg+xml"
    case "html": "text/html"
    case "xml": "application/xml"
    case "txt": "text/plain"
    default: "application/octet-stream"
    }
  }
}
