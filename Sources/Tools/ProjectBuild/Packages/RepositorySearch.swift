import Foundation
import XcodeProject

/// The packages, projects and headers that lie in a repository, found by looking through its folders.
struct RepositorySearch: Sendable {
  private(set) var packages: [String] = []
  private(set) var projects: [String] = []
  private(set) var headers: [String] = []

  private static let depth = 4
  /// Folders with nothing that a widget is built of, or with very much.
  private static let skipped: Set<String> = [
    "node_modules", "DerivedData", "build", "Tests", "fastlane", "android",
  ]

  private static let bundles: Set<String> = [
    "xcassets", "lproj", "xcworkspace", "framework", "xcframework", "bundle", "docc",
  ]

  init(below folder: String) { look(in: folder, depth: 0) }

  private mutating func look(in folder: String, depth: Int) {
    let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
    if names.contains("Package.swift") { packages.append(folder) }
    for name in names where !name.hasPrefix(".") && !Self.skipped.contains(name) {
      let path = "\(folder)/\(name)"
      if name.hasSuffix(".xcodeproj") {
        projects.append(path)
      } else if name.hasSuffix(".h") {
        headers.append(path)
      } else if depth < Self.depth, !Self.bundles.contains((name as NSString).pathExtension),
        isFolder(path)
      {
        look(in: path, depth: depth + 1)
      }
    }
  }

  /// Links aren't followed.
  private func isFolder(_ path: String) -> Bool {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    return attributes?[.type] as? FileAttributeType == .typeDirectory
  }
}
