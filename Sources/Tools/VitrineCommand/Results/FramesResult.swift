import Foundation
import WidgetHost

/// The result of `render` and `gallery`.
struct FramesResult: Encodable {
  /// The output folder, an absolute path: the files in the manifest are relative to it.
  var folder: String
  /// The page, an absolute path; nil for `render`.
  var page: String?
  var manifest: Manifest

  /// - Parameters:
  ///   - folder: the output folder as given.
  ///   - page: the page's path in it.
  init(_ manifest: Manifest, in folder: String, page: String? = nil) {
    self.folder = Self.absolute(folder)
    self.page = page.map { Self.absolute("\(folder)/\($0)") }
    self.manifest = manifest
  }

  /// The path from the root of the file system.
  static func absolute(_ path: String) -> String { URL(fileURLWithPath: path).path }
}
