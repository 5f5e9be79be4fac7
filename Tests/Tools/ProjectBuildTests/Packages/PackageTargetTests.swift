import Foundation
import TestSupport
import Testing
import XcodeProject

@testable import ProjectBuild

@Suite(.blocking) struct PackageTargetTests {
  private let manifest = """
    // swift-tools-version:5.9
    import PackageDescription
    let package = Package(name: "Parts", defaultLocalization: "en", targets: [
      .target(name: "CParts", publicHeadersPath: "inc", cSettings: [.define("FAST", to: "1")]),
      .target(
        name: "my-parts", dependencies: ["CParts"], path: "Code", exclude: ["Old"],
        resources: [.process("Res"), .copy("More/Data")],
        swiftSettings: [
          .define("ALWAYS"), .define("ON_IOS", .when(platforms: [.iOS], configuration: .debug)),
          .define("ON_MAC", .when(platforms: [.macOS])), .enableUpcomingFeature("ExistentialAny"),
          .unsafeFlags(["-Ounchecked"]),
        ]),
    ])
    """

  private func folder() throws -> ScratchFolder {
    let folder = try ScratchFolder("package")
    for name in [
      "Code/A.swift", "Code/Deep/B.swift", "Code/Old/C.swift", "Code/Res/de.lproj/L.strings",
      "Code/Res/x.png", "Code/More/Data/t.txt", "Code/Colors.xcassets/Contents.json",
      "Sources/CParts/p.c", "Sources/CParts/inc/p.h",
    ] { try folder.write("", to: "Checkouts/Parts-Kit/\(name)") }
    try folder.write(manifest, to: "Checkouts/Parts-Kit/Package.swift")
    return folder
  }

  private func search(_ folder: ScratchFolder) -> [String] {
    PackageSearch.packages(in: folder.path + "/Checkouts")
  }

  @Test func aTargetIsReadAsThePackageManagerReadsIt() throws {
    let scratch = try folder()
    let packages = search(scratch)
    #expect(packages == [scratch.path + "/Checkouts/Parts-Kit"])
    let reader = ManifestReader(cache: scratch.path + "/cache")
    let found = try PackageSearch(reader: reader, folders: packages)
      .target(module: "my_parts", platform: .iOS)
    let target = try #require(found)
    let names = { (paths: [String]) in
      paths.map { $0.replacing(scratch.path + "/Checkouts/Parts-Kit/", with: "") }
    }
    #expect(names(target.swiftFiles) == ["Code/A.swift", "Code/Deep/B.swift"])
    #expect(
      target.resources.map(\.name) == [
        "Colors.xcassets", "Data/t.txt", "de.lproj/L.strings", "x.png",
      ])
    #expect(target.swift.conditions == ["ALWAYS", "ON_IOS"])
    #expect(target.swift.upcomingFeatures == ["ExistentialAny"])
    #expect(target.swift.version == "5")
    #expect(target.bundleName == "Parts_my_parts.resources")
    let c = try #require(
      try PackageSearch(reader: reader, folders: packages).target(module: "CParts", platform: .iOS))
    #expect(names(c.cFiles) == ["Sources/CParts/p.c"])
    #expect(names([c.headers]) == ["Sources/CParts/inc"])
    #expect(c.cOptions == ["-DFAST=1"])
  }

  /// A target may be the whole folder of its package; the package manager leaves the manifests out.
  @Test func aManifestIsNoSourceOfATarget() throws {
    let scratch = try ScratchFolder("package")
    let manifest = """
      import PackageDescription
      let package = Package(name: "Whole", targets: [.target(name: "Whole", path: ".")])
      """
    try scratch.write("// swift-tools-version:5.9\n" + manifest, to: "Whole/Package.swift")
    try scratch.write(
      "// swift-tools-version:5.10\n" + manifest, to: "Whole/Package@swift-5.10.swift")
    try scratch.write("", to: "Whole/A.swift")
    let packages = PackageSearch.packages(in: scratch.path)
    let found = try PackageSearch(
      reader: ManifestReader(cache: scratch.path + "/cache"), folders: packages
    ).target(module: "Whole", platform: .iOS)
    #expect(found?.swiftFiles == [scratch.path + "/Whole/A.swift"])
  }

  @Test func aModuleThatNoManifestNamesIsNotLookedFor() throws {
    let scratch = try folder()
    // The cache can't be written, so that evaluating a manifest would fail.
    let search = PackageSearch(
      reader: ManifestReader(cache: "/proc/none"), folders: search(scratch))
    #expect(try search.target(module: "Elsewhere", platform: .iOS) == nil)
  }

  @Test func aManifestThatCannotBeReadIsNamed() throws {
    let scratch = try ScratchFolder("package")
    try scratch.write("let package = \"Broken\"", to: "Broken/Package.swift")
    let search = PackageSearch(
      reader: ManifestReader(cache: scratch.path + "/cache"), folders: [scratch.path + "/Broken"])
    #expect {
      try search.target(module: "Broken", platform: .iOS)
    } throws: { "\($0)".contains("The package's manifest can't be read") }
  }
}
