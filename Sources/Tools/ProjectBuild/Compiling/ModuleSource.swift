import XcodeProject

/// A module that is to be compiled: its files, its language, and what it imports of other modules of the project.
package struct ModuleSource: Sendable {
  package var name: String
  /// The files, where they lie; absolute.
  package var files: [String]
  package var swift: SwiftSettings
  package var platform: ApplePlatform
  /// The headers in C that its files see, which aren't compiled themselves.
  var headers: [String] = []
  /// More words for the compiler.
  package var options: [String] = []
  /// The folder of its products.
  package var folder: String
  /// The folders that hold the modules that it imports.
  package var importFolders: [String] = []
  /// Whether others import it.
  package var isImported = false
  /// Files that are compiled in place of some of `files`, by the paths of those.
  var shadows: [String: String] = [:]

  /// The files that the compiler reads.
  var compiled: [String] { files.map { shadows[$0] ?? $0 } }
}
