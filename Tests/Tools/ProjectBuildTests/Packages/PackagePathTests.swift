import Foundation
import TestSupport
import Testing
import XcodeProject

@testable import ProjectBuild

/// Packages whose names, paths and links lead elsewhere.
@Suite struct PackagePathTests {
  /// A target called Kit of a package in the folder `Package`.
  private func target(
    _ folder: ScratchFolder, package: String = "Parts", keys: String = ""
  ) throws -> PackageTarget? {
    let text = """
      {"name": "\(package)", "toolsVersion": {"_version": "5.9.0"},
       "targets": [{"name": "Kit", "type": "regular"\(keys)}]}
      """
    let manifest = try JSONDecoder().decode(PackageManifest.self, from: Data(text.utf8))
    let target = try #require(manifest.targets.first)
    return PackageTarget(
      target, of: manifest, in: folder.path + "/Package", platform: .iOS)
  }

  @Test func theBundleOfAPackageLiesBesideTheExecutable() throws {
    let folder = try ScratchFolder("package")
    try folder.write("", to: "Package/Sources/Kit/A.swift")
    #expect(try target(folder)?.bundleName == "Parts_Kit.resources")
    #expect(
      try target(folder, package: "../../tmp/x")?.bundleName == "_..-..-tmp-x_Kit.resources")
  }
}
