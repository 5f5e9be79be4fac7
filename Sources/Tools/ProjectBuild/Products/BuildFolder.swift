import Failures
import Foundation
import SwiftSource
import XcodeProject

/// The folder for what is built of a project: `.vitrine` beside it, or another one.
package struct BuildFolder: Sendable {
  package let path: String

  /// - Parameter chosen: absolute; nil for `.vitrine` beside the project.
  package init(project: XcodeProject, chosen: String?) throws(Failure) {
    path = chosen ?? (project.path as NSString).deletingLastPathComponent + "/.vitrine"
    try BuiltFile.makeFolder(path)
    // Nothing in it belongs into a repository.
    if !FileManager.default.fileExists(atPath: "\(path)/.gitignore") {
      try BuiltFile.write("*\n", to: "\(path)/.gitignore")
    }
  }

  /// The folder of a target's products, its name made fit for a path.
  func target(_ name: String) -> String { "\(path)/\(Self.component(name))" }

  var library: String { "\(path)/library" }
  var moduleCache: String { "\(path)/cache/modules" }
  var manifests: String { "\(path)/cache/manifests" }
  /// Reads Swift source, once as long as it doesn't change.
  var source: SwiftSource { SwiftSource(known: KnownAnswers(folder: "\(path)/cache/source")) }

  static func component(_ name: String) -> String {
    let safe = String(name.map { $0 == "/" || $0 == "\0" ? "-" : $0 })
    return safe.hasPrefix(".") || safe.isEmpty ? "_" + safe : safe
  }
}
