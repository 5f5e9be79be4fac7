/// The options for the build of a project.
package struct BuildOptions: Hashable, Sendable {
  /// The targets to build; none for all that have widgets for iOS.
  package var targets: [String] = []
  /// The name of a build configuration; nil for the one for debugging.
  package var configuration: String?
  /// The folder for what is built; nil for `.vitrine` beside the project.
  package var folder: String?
  /// Swift files that are compiled with each target, for what isn't in the repository; `MODULE=FILE` for a module.
  package var stubs: [String] = []
  /// Folders with packages, or packages, that are looked through before those beside the project; absolute.
  package var packages: [String] = []
  /// The folder outside of which nothing is read.
  package var root: String?

  package init() {}
}
