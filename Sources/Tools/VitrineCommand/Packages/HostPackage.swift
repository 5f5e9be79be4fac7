import Foundation

/// The package that is generated for libraries with widgets or previews: an executable each, which links the library
/// and has its widgets. It is in the build folder of the user's package.
struct HostPackage: Equatable {
  let package: WidgetPackage

  /// The folder of the generated package.
  var folder: String { ManifestCache.kept(in: package.folder) + "/hosts" }

  /// The name of a library's executable.
  static func name(of library: WidgetPackage.Library) -> String { library.target + "Host" }

  /// The contents of its files, by their paths in ``folder``.
  var files: [String: String] {
    var files = ["Package.swift": manifest]
    for library in package.libraries {
      files["Sources/\(Self.name(of: library))/Host.swift"] = Self.source(of: library)
    }
    return files
  }

  private var manifest: String {
    var dependencies = [".package(path: \(Self.literal(package.folder)))"]
    if let vitrine = package.vitrine, !package.usesSDK, case .folder(let path) = vitrine.location {
      dependencies.append(".package(path: \(Self.literal(path)))")
    }
    let identity = (package.folder as NSString).lastPathComponent
    let targets = package.libraries.map { library in
      """
          .executableTarget(
            name: \(Self.literal(Self.name(of: library))),
            dependencies: [
              .product(name: \(Self.literal(library.product)), package: \(Self.literal(identity)))
            ]),
      """
    }
    return """
      // swift-tools-version: 6.0
      // Written by vitrine: the programs that draw the libraries of \(package.folder).
      import PackageDescription

      let package = Package(
        name: "vitrine-hosts",
        platforms: [.iOS(.v18)],
        dependencies: [
          \(dependencies.joined(separator: ",\n    "))
        ],
        targets: [
      \(targets.joined(separator: "\n"))
        ],
        swiftLanguageModes: [.v5]
      )

      """
  }

  /// Internal types are reached by a testable import, as the library's own tests do.
  private static func source(of library: WidgetPackage.Library) -> String {
    let module = Setup.module(library.target)
    let contents = (library.bundles.map { "\($0)().body" } + library.widgets.map { "\($0)()" })
      .map { "    \($0)\n" }.joined()
    return """
      import SwiftUI
      import WidgetKit
      @testable import \(module)

      @main
      struct VitrineHost: WidgetBundle {
        var body: some Widget {
      \(contents)  }
      }

      """
  }

  /// A text as a literal of Swift.
  static func literal(_ text: String) -> String {
    "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }
}
