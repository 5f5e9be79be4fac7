import Failures
import Foundation
import XcodeProject

/// The stub modules of a target: one for each module that isn't there, all of them with the same declarations, which
/// are inferred from how the code uses them.
final class StubModules {
  private let target: XcodeTarget
  private let folder: String
  private let library: VitrineLibrary
  private let cache: String
  /// The modules that stubs stand for, in order.
  private(set) var modules: [String] = []
  private(set) var objects: [String] = []
  private(set) var problems: [ProjectProblem] = []

  var importFolder: String { folder }

  init(target: XcodeTarget, folder: String, library: VitrineLibrary, cache: String) {
    self.target = target
    self.folder = folder
    self.library = library
    self.cache = cache
  }

  /// Makes modules that can be imported.
  func add(_ names: [String]) throws(Failure) {
    let new = names.filter { !modules.contains($0) }
    guard !new.isEmpty else { return }
    modules = (modules + new).sorted()
  }

  /// Adds what the messages of a compilation say is missing.
  ///
  /// - Returns: whether the code compiles with it.
  func learn(from build: ModuleBuild) throws(Failure) -> Bool { false }
}
