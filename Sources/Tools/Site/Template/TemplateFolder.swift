import Failures
import Foundation
import InstalledFiles

/// The templates by name: those of the package, each replaced by the file of the same name in a
/// folder of the user's, where there is one.
final class TemplateFolder {
  /// The folders to search, in this order.
  private let folders: [URL]
  private var parsed: [String: [TemplateNode]] = [:]

  /// - Parameter replacements: the folder whose files come first.
  /// - Throws: a ``Failure`` where it isn't a folder.
  convenience init(replacements: URL?) throws {
    try self.init(folders: [replacements, InstalledFiles.templates].compactMap { $0 })
  }

  init(folders: [URL]) throws {
    for folder in folders {
      var isFolder: ObjCBool = false
      let exists = FileManager.default.fileExists(atPath: folder.path, isDirectory: &isFolder)
      guard exists, isFolder.boolValue else {
        throw Failure("\(folder.path) is not a folder of templates; give one that exists")
      }
    }
    self.folders = folders
  }

  func has(_ name: String) -> Bool { url(of: name) != nil }

  /// - Throws: a ``Failure`` where no folder has it, or it can't be read or parsed.
  func template(_ name: String) throws -> [TemplateNode] {
    if let nodes = parsed[name] { return nodes }
    let data = try contents(of: name)
    guard let source = String(data: data, encoding: .utf8) else {
      throw Failure("\(path(of: name)) is not UTF-8; save it as UTF-8")
    }
    let nodes = try TemplateParser.parse(source, file: path(of: name))
    parsed[name] = nodes
    return nodes
  }

  func contents(of name: String) throws -> Data {
    guard let url = url(of: name) else {
      let places = folders.map(\.path).joined(separator: " and ")
      throw Failure("there is no template “\(name)” in \(places)")
    }
    do {
      return try Data(contentsOf: url)
    } catch {
      throw Failure("\(url.path) can't be read: \(error.localizedDescription)")
    }
  }

  /// Files whose names begin so are those of the site for readers, the others the gallery's.
  static let docsPrefix = "site-"

  /// The files that the gallery's pages load as they are (style sheets, scripts, pictures, fonts),
  /// sorted.
  func assets() throws -> [String] {
    try loaded().filter { name in
      !name.hasPrefix(Self.docsPrefix) && !Self.servedPrefixes.contains(where: name.hasPrefix)
    }
  }

  /// Files whose names begin so are those of pages that a server of the command makes.
  private static let servedPrefixes = ["live", "review"]

  /// The same of the site for readers.
  func docsAssets() throws -> [String] {
    try loaded().filter { $0.hasPrefix(Self.docsPrefix) || $0 == "icon.svg" }
  }

  private func loaded() throws -> [String] {
    let kinds: Set = ["css", "js", "svg", "png", "woff2"]
    var names: Set<String> = []
    for folder in folders {
      let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
      names.formUnion(files.filter { kinds.contains(($0 as NSString).pathExtension) })
    }
    return names.sorted()
  }

  private func url(of name: String) -> URL? {
    guard !name.contains("/") else { return nil }
    return folders.lazy.map { $0.appendingPathComponent(name) }
      .first { FileManager.default.fileExists(atPath: $0.path) }
  }

  /// The path for messages: the file's name for the package's own, the whole path for a replacement.
  func path(of name: String) -> String {
    guard folders.count > 1, let url = url(of: name),
      url.deletingLastPathComponent().path == folders[0].path
    else { return "Templates/\(name)" }
    return url.path
  }
}
