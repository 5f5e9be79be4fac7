import Foundation

/// The folder of the pictures of failures, which continuous integration can upload.
enum Artifacts {
  /// The folder of the tests' executable.
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
}
