import Failures
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
    return try PackageTarget(
      target, of: manifest, in: folder.path + "/Package", platform: .iOS)
  }

  @Test func theBundleOfAPackageLiesBesideTheExecutable() throws {
    let folder = try ScratchFolder("package")
    try folder.write("", to: "Package/Sources/Kit/A.swift")
    #expect(try target(folder)?.bundleName == "Parts_Kit.resources")
    #expect(
      try target(folder, package: "../../tmp/x")?.bundleName == "_..-..-tmp-x_Kit.resources")
  }

  @Test func foldersOutsideThePackageAreNotRead() throws {
    let folder = try ScratchFolder("package")
    try folder.write("", to: "Secret/A.swift")
    try folder.write("", to: "Package/Sources/Kit/A.swift")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/Package/Link", withDestinationPath: folder.path + "/Secret")
    for keys in [
      #", "path": "../Secret""#, #", "path": "Link""#, #", "publicHeadersPath": "../../../Secret""#,
    ] {
      #expect {
        try target(folder, keys: keys)
      } throws: {
        ($0 as? Failure)?.cause == "The target Kit leads outside its package, and isn't read."
      }
    }
    let settings = ["../../../Secret", "inc", "../../Link"].map {
      #"{"tool": "c", "kind": {"headerSearchPath": {"_0": "\#($0)"}}}"#
    }
    let found = try target(folder, keys: ", \"settings\": [\(settings.joined(separator: ", "))]")
    #expect(found?.cOptions == ["-I\(folder.path)/Package/Sources/Kit/inc"])
    #expect(found?.problems.map(\.kind) == [.outside, .outside])
  }

  @Test func linksAreFollowedInsideThePackageAndOnce() throws {
    let folder = try ScratchFolder("package")
    try folder.write("", to: "id")
    for name in ["Sources/Kit/A.swift", "Shared/B.swift", "Shared/x.json", "C.swift"] {
      try folder.write("", to: "Package/" + name)
    }
    for (link, end) in [
      ("C.swift", "../../C.swift"), ("Own", "../../Shared"), ("Twice", "../../Shared"),
      ("a", "."), ("b", "."), ("gone.json", "none"), ("key.json", "../../../id"),
      ("old", "../../../"),
    ] {
      try FileManager.default.createSymbolicLink(
        atPath: "\(folder.path)/Package/Sources/Kit/\(link)", withDestinationPath: end)
    }
    let keys = """
      , "exclude": ["old"], "resources": [
        {"path": "key.json", "rule": {"copy": {}}}, {"path": "Own/x.json", "rule": {"copy": {}}}]
      """
    let found = try #require(try target(folder, keys: keys))
    let names = { (paths: [String]) in
      paths.map { $0.replacing(folder.path + "/Package/Sources/Kit/", with: "") }
    }
    #expect(names(found.swiftFiles) == ["A.swift", "C.swift", "Own/B.swift"])
    #expect(names(found.resources.map(\.path)) == ["Own/x.json"])
    #expect(
      names(found.problems.compactMap(\.place)) == ["Twice", "a", "b", "gone.json", "key.json"])
    #expect(
      found.problems.map(\.kind) == [
        .unsupported, .unsupported, .unsupported, .missingFile, .outside,
      ])
  }
}
