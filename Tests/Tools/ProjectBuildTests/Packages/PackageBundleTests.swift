import Foundation
import TestSupport
import Testing
import XcodeProject

@testable import ProjectBuild

/// The Swift that a package's target with resources gets.
@Suite(.blocking) struct PackageBundleTests {
  private let scratch: ScratchFolder

  init() throws { scratch = try ScratchFolder("bundle") }

  private func target(_ files: [String]) throws -> PackageTarget {
    let package = "Art/Package.swift"
    try scratch.write(
      """
      // swift-tools-version:5.9
      import PackageDescription
      let package = Package(name: "Art", targets: [.target(name: "Art", path: ".")])
      """, to: package)
    for file in ["A.swift"] + files {
      let text = file.hasSuffix(".json") ? #"{"info": {"author": "xcode", "version": 1}}"# : ""
      try scratch.write(text, to: "Art/\(file)")
    }
    let reader = ManifestReader(cache: scratch.path + "/cache")
    let found = try PackageSearch(reader: reader, folders: [scratch.path + "/Art"])
      .target(module: "Art", platform: .iOS)
    return try #require(found)
  }

  /// As in Apple's sample BackyardBirds, whose package LayeredArtworkLibrary says `ImageResource.floor1` and
  /// `.Fountain.stone`.
  @Test func catalogsHaveSymbols() throws {
    let target = try target([
      "Assets.xcassets/Contents.json", "Assets.xcassets/Floor 1.imageset/Contents.json",
    ])
    let sources = PackageBundle(target: target).sources
    #expect(sources.files.map(\.name) == ["Bundle+Module.swift", "GeneratedAssetSymbols.swift"])
    let symbols = try #require(sources.files.last).text
    #expect(symbols.contains("static let floor1"))
    // As in projects that don't ask for them: the sample has colours of its own by these names.
    #expect(!symbols.contains("extension UIImage"))
  }

  @Test func withoutACatalogThereIsTheAccessorAlone() throws {
    let sources = PackageBundle(target: try target(["de.lproj/Localizable.strings"])).sources
    #expect(sources.files.map(\.name) == ["Bundle+Module.swift"])
  }
}
