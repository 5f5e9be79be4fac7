import Foundation

/// The default folders of a product's resources.
package enum AssetFolders {
  /// The process's.
  package static var executable: URL? {
    (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"))
      .map { URL(fileURLWithPath: $0) }
  }

  /// The bundles that SwiftPM lays beside an executable: `Package_Target.resources`. Those of the
  /// executable's own target where there are any, else (a test bundle, a tool) all of them.
  static func besideExecutable() -> [URL] { executable.map(bundles(besideExecutableAt:)) ?? [] }

  package static func bundles(besideExecutableAt executable: URL) -> [URL] {
    let bundles = allBundles(besideExecutableAt: executable)
    let own = bundles.filter {
      $0.lastPathComponent.hasSuffix("_\(executable.lastPathComponent).resources")
    }
    return own.isEmpty ? bundles : own
  }

  /// Those of libraries included, in the order of their names.
  package static func allBundles(besideExecutableAt executable: URL) -> [URL] {
    let folder = executable.deletingLastPathComponent()
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".resources") }.sorted().map {
      folder.appendingPathComponent($0)
    }
  }
}
