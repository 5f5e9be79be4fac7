import Failures
import Foundation
import Testing

@testable import VitrineCommand

@Suite struct WidgetPackageTests {
  private let folder: ScratchFolder

  init() throws { folder = try ScratchFolder("widget-package") }

  /// A manifest as `swift package dump-package` of Swift 6.3 prints it, shortened.
  private func package(
    _ targets: String, products: String = "", dependencies: String = "", platforms: String = ""
  ) throws -> WidgetPackage {
    let dump = """
      {"name": "Trips", "targets": [\(targets)], "products": [\(products)],
       "dependencies": [\(dependencies)], "platforms": [\(platforms)]}
      """
    return try WidgetPackage(SetupManifest(dump: Data(dump.utf8)), in: folder.path)
  }

  private func target(_ name: String, _ type: String, needs: String = "") -> String {
    #"{"name": "\#(name)", "type": "\#(type)", "dependencies": [\#(needs)]}"#
  }

  private let library =
    #"{"name": "TripKit", "targets": ["Kit"], "type": {"library": ["automatic"]}}"#
  private let bundle = "import WidgetKit\n@main\nstruct TripsBundle: WidgetBundle {}\n"

  @Test func anExecutableWithAMainIsBuiltWithTheSDK() throws {
    try folder.write(bundle, to: "Sources/App/App.swift")
    try folder.write("struct Tool {}", to: "Sources/Tool/main.swift")
    let found = try package(target("App", "executable") + "," + target("Tool", "executable"))
    #expect(found.executables == ["App"])
    #expect(found.usesSDK)
    #expect(found.libraries == [])
  }

  @Test func aPackageThatDependsOnVitrineIsBuiltWithoutTheSDK() throws {
    try folder.write(bundle, to: "Sources/App/App.swift")
    let found = try package(
      target("App", "executable", needs: #"{"product": ["WidgetKit", "Vitrine", null, null]}"#),
      dependencies: #"{"fileSystem": [{"identity": "vitrine", "path": "/v"}]}"#)
    #expect(!found.usesSDK)
  }

  @Test func anExecutableWithoutMainIsReportedWithItsPlace() throws {
    try folder.write("\nstruct TripsBundle: WidgetBundle {\n}\n", to: "Sources/App/App.swift")
    let error = #expect(throws: Failure.self) { try package(target("App", "executable")) }
    #expect(
      error?.description
        == "Sources/App/App.swift:2: The executable App has widgets and no @main, so it can't be "
        + "started. Write @main before struct TripsBundle.")
    #expect(error?.status == .project)
  }

  @Test func aLibraryThatNoExecutableShowsGetsAHost() throws {
    try folder.write(
      "struct A: Widget {}\npublic struct B: SwiftUI.Widget {}\nprivate struct C: Widget {}\n"
        + "// struct D: Widget {}\nlet text = \"struct E: Widget {\"\nextension X { struct F: Widget {} }",
      to: "Sources/Kit/Kit.swift")
    let found = try package(target("Kit", "regular"), products: library)
    #expect(
      found.libraries == [
        .init(target: "Kit", product: "TripKit", bundles: [], widgets: ["A", "B"])
      ])
    let host = HostPackage(package: found)
    #expect(host.folder == folder.path + "/.build/vitrine/hosts")
    #expect(Set(host.files.keys) == ["Package.swift", "Sources/KitHost/Host.swift"])
    #expect(
      host.files["Sources/KitHost/Host.swift"] == """
        import SwiftUI
        import WidgetKit
        @testable import Kit

        @main
        struct VitrineHost: WidgetBundle {
          var body: some Widget {
            A()
            B()
          }
        }

        """)
    let manifest = try #require(host.files["Package.swift"])
    #expect(manifest.contains(".package(path: \"\(folder.path)\")"))
    let identity = (folder.path as NSString).lastPathComponent
    #expect(manifest.contains(".product(name: \"TripKit\", package: \"\(identity)\")"))
    #expect(
      PackageProducts.command(in: host.folder, product: nil, usesSDK: true) == [
        "swift", "build", "--package-path", host.folder, "--swift-sdk", "vitrine",
      ])
  }

  @Test func aBundleOfALibraryIsRegisteredAsAWhole() throws {
    try folder.write(
      "struct A: Widget {}\nstruct All: WidgetBundle {}\n#Preview { Text(\"\") }",
      to: "Sources/Kit/Kit.swift")
    let found = try package(target("Kit", "regular"), products: library)
    #expect(
      found.libraries == [.init(target: "Kit", product: "TripKit", bundles: ["All"], widgets: [])])
    #expect(
      HostPackage(package: found).files["Sources/KitHost/Host.swift"]?.contains("All().body")
        == true)
  }

  @Test func previewsAloneAreEnough() throws {
    try folder.write("#Preview(\"Row\") { Row() }", to: "Sources/Kit/Row.swift")
    let found = try package(target("Kit", "regular"), products: library)
    #expect(
      found.libraries == [.init(target: "Kit", product: "TripKit", bundles: [], widgets: [])])
  }

  @Test func aLibraryOfAnExecutableIsItsOwn() throws {
    try folder.write(bundle, to: "Sources/App/App.swift")
    try folder.write("struct A: Widget {}", to: "Sources/Kit/Kit.swift")
    let found = try package(
      target("App", "executable", needs: #"{"byName": ["Kit", null]}"#) + ","
        + target("Kit", "regular"), products: library)
    #expect(found.executables == ["App"])
    #expect(found.libraries == [])
  }

  @Test func aTargetInNoProductIsNamed() throws {
    try folder.write("struct A: Widget {}", to: "Sources/Kit/Kit.swift")
    let error = #expect(throws: Failure.self) { try package(target("Kit", "regular")) }
    #expect(error?.description.contains("add .library(name: \"Kit\", targets: [\"Kit\"])") == true)
  }

  @Test func aPackageWithoutWidgetsIsReported() throws {
    try folder.write("struct Model {}", to: "Sources/Kit/Kit.swift")
    let error = #expect(throws: Failure.self) {
      try package(target("Kit", "regular"), products: library)
    }
    #expect(
      error?.description.hasPrefix(
        "No target of \(folder.path)/Package.swift has a Widget, a WidgetBundle or a #Preview.")
        == true)
  }

  @Test func manifestsNameTheirPlatforms() throws {
    let dump = #"{"targets": [], "dependencies": [], "platforms": [{"platformName": "macos"}]}"#
    #expect(try SetupManifest(dump: Data(dump.utf8)).platforms == ["macos"])
  }
}
