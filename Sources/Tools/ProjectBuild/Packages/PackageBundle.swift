import Failures
import Foundation
import XcodeImport
import XcodeProject

/// The resources of a package's target beside an executable, and the Swift by which its code finds them.
struct PackageBundle {
  let target: PackageTarget

  /// `Bundle.module`, as the package manager gives it to a target with resources.
  private static let accessor = """
    import Foundation

    private final class BundleToken {}

    extension Foundation.Bundle {
      static let module = Foundation.Bundle(for: BundleToken.self)
    }

    """

  /// The Swift files, by their names, that Xcode makes for a target with resources: the bundle's accessor, and the
  /// symbols of its asset catalogues.
  var sources: (files: [(name: String, text: String)], problems: [ProjectProblem]) {
    let accessor = [(name: "Bundle+Module.swift", text: Self.accessor)]
    let catalogs = target.resources.filter { $0.path.hasSuffix(".xcassets") }
    guard !catalogs.isEmpty else { return (accessor, []) }
    var compiler = AssetSymbolCompiler(
      catalogs: catalogs.map { URL(fileURLWithPath: $0.path) }, framework: .swiftUI)
    compiler.hasExtensions = false
    let symbols = (name: "GeneratedAssetSymbols.swift", text: compiler.source)
    return (accessor + [symbols], compiler.projectProblems)
  }

  /// Lays links to the files into the bundle.
  ///
  /// - Parameter folder: the executable's.
  func write(to folder: String) throws(Failure) {
    let bundle = "\(folder)/\(target.bundleName)"
    try BuiltFile.makeFolder(bundle)
    for resource in target.resources {
      try BuiltFile.link("\(bundle)/\(resource.name)", to: resource.path)
    }
  }
}
