import Failures
import Foundation

#if canImport(Glibc)
  import Glibc
#endif

/// A folder whose contents come from strangers: a report that was downloaded, the goldens of a pull request.
/// All its names lead to files within it, and no symbolic link in it is followed. The folder itself may be
/// reached through links.
package struct ConfinedFolder: Hashable, Sendable {
  /// Absolute.
  package let path: String

  package init(_ path: String) { self.path = path }

  /// - Parameters:
  ///   - name: relative to the folder.
  ///   - limit: the length that the file may have, in bytes.
  /// - Returns: nil where there is no such file.
  /// - Throws: a ``Failure`` of usage, where the name leads out of the folder or through a link, and where it
  ///   is no file of a plain length.
  package func contents(of name: String, limit: Int = 256 << 20) throws -> [UInt8]? {
    let file = try self.file(name)
    guard let state = Self.state(of: file) else { return nil }
    guard state.st_mode & S_IFMT == S_IFREG else {
      throw Failure.usage("\(PlainText.line(file)) isn't a file.")
    }
    guard state.st_size <= limit else {
      throw Failure.usage(
        "\(PlainText.line(file)) has \(state.st_size) bytes, and it may have \(limit).")
    }
    return FileManager.default.contents(atPath: file).map { [UInt8]($0) }
  }

  /// The path of a name, which need not be there.
  ///
  /// - Throws: a ``Failure`` of usage, where the name leads out of the folder or through a link.
  package func file(_ name: String) throws -> String {
    let parts = name.split(separator: "/", omittingEmptySubsequences: false)
    guard !parts.contains(where: { $0.isEmpty || $0 == "." || $0 == ".." || $0.contains("\0") })
    else {
      throw Failure.usage("“\(PlainText.line(name))” isn't the name of a file in \(path).")
    }
    var place = path
    for part in parts {
      place += "/" + part
      guard let state = Self.state(of: place) else { continue }
      guard state.st_mode & S_IFMT != S_IFLNK else {
        throw Failure.usage(
          "\(PlainText.line(place)) is a symbolic link, and links are not followed.",
          remedy: "Put the file or folder itself there.")
      }
    }
    return place
  }

  /// - Returns: nil where there is nothing.
  private static func state(of path: String) -> stat? {
    var state = stat()
    return lstat(path, &state) == 0 ? state : nil
  }

  /// Whether a path stays in this folder when every link on its way is followed. What isn't there yet stays
  /// where its folder is.
  package func contains(_ path: String) -> Bool {
    guard let own = Self.real(self.path) else { return false }
    guard !path.split(separator: "/").contains("..") else { return false }
    var place = path.hasPrefix("/") ? path : "\(self.path)/\(path)"
    // A link without a target is there, and leads where the target would be made.
    while Self.state(of: place) == nil, place != "/" {
      place = (place as NSString).deletingLastPathComponent
    }
    guard let real = Self.real(place) else { return false }
    return real == own || real.hasPrefix(own == "/" ? own : own + "/")
  }

  /// - Returns: nil where there is no such file.
  private static func real(_ path: String) -> String? {
    guard let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    return String(cString: real)
  }
}
