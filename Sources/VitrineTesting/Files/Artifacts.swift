import Foundation
import WidgetHost

/// The pictures of failures, for people and for continuous integration to keep.
enum Artifacts {
  /// Where the tests' executable stands.
  static let buildFolder: String = {
    let path = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? "."
    return (path as NSString).deletingLastPathComponent
  }()

  /// `VITRINE_ARTIFACTS`, else a folder beside the tests' executable.
  static func folder(_ environment: [String: String]) -> String {
    if let folder = environment["VITRINE_ARTIFACTS"], !folder.isEmpty {
      return folder.hasPrefix("/")
        ? folder : "\(FileManager.default.currentDirectoryPath)/\(folder)"
    }
    return buildFolder + "/vitrine-artifacts"
  }

  /// - Returns: the path; nil where it couldn't be written, which is no reason to hide the failure.
  static func write(_ bytes: [UInt8], to name: String, _ environment: [String: String]) -> String? {
    let path = "\(folder(environment))/\(name)"
    do {
      try OutputWriter.write(bytes, to: path)
    } catch {
      return nil
    }
    return path
  }
}
