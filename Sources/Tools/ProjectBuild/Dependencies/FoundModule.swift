import XcodeProject

/// The source of a module that isn't Apple's, and where it was found.
struct FoundModule: Sendable {
  enum Origin: Sendable {
    /// Files that the user gives.
    case given
    case target(XcodeTarget)
    case package(PackageTarget)
  }

  let name: String
  let origin: Origin
  var files: [String]
  var swift: SwiftSettings

  /// The path that a message names.
  var place: String {
    switch origin {
    case .given: files.first ?? name
    case .target(let target): target.project
    case .package(let package): package.folder
    }
  }
}
