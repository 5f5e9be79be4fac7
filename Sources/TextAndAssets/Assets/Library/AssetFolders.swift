import Foundation

/// The default folders of a product's resources.
enum AssetFolders {
  /// The bundles that SwiftPM lays beside an executable: `Package_Target.resources`. Those of the
  /// executable's own target where there are any, else (a test bundle, a tool) all of them.
  static func besideExecutable() -> [URL] {
    guard let path = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    else { return [] }
    return bundles(besideExecutableAt: URL(fileURLWithPath: path))
  }

  static func bundles(besideExecutableAt executable: URL) -> [URL] {
    let folder = executable.deletingLastPathComponent()
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    let bundles = names.filter { $0.hasSuffix(".resources") }.sorted()
    let own = bundles.filter { $0.hasSuffix("_\(executable.lastPathComponent).resources") }
    return (own.isEmpty ? bundles : own).map { folder.appendingPathComponent($0) }
  }
}
