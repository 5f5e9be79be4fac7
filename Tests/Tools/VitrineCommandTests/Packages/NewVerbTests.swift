import Arguments
import Failures
import Foundation
import TestSupport
import Testing

@testable import VitrineCommand

@Suite struct NewVerbTests {
  @Test func thePackageHasWhatANewcomerNeeds() throws {
    let files = try NewPackage(name: "Trips", vitrine: nil).files
    #expect(
      files.map(\.path) == [
        "Package.swift", "README.md", ".gitignore", "vitrine.json",
        "Sources/Trips/TripsBundle.swift", "Sources/Trips/GreetingWidget.swift",
        "Sources/Trips/Resources/Localizable.xcstrings",
        "Sources/Trips/Resources/Assets.xcassets/Contents.json",
        "Sources/Trips/Resources/Assets.xcassets/Sky.colorset/Contents.json",
        "Tests/TripsTests/TripsTests.swift",
      ])
    #expect(
      try files.element(0).text == """
        // swift-tools-version: 6.0
        import PackageDescription

        let package = Package(
          name: "Trips",
          defaultLocalization: "en",
          platforms: [.iOS(.v17)],
          targets: [
            .executableTarget(
              name: "Trips",
              resources: [.copy("Resources")]),
            .testTarget(
              name: "TripsTests",
              dependencies: [
                "Trips",
              ]),
          ]
        )

        """)
    #expect(files[at: 4]?.text.contains("struct TripsBundle: WidgetBundle {") == true)
    for file in files where file.path.hasSuffix(".json") || file.path.hasSuffix(".xcstrings") {
      #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(file.text.utf8)) }
    }
  }

  @Test func thePackageDependencyIsWrittenWhereItIsAskedFor() throws {
    let text = try NewPackage(name: "Trips", vitrine: "../vitrine").files.element(0).text
    #expect(text.contains("  dependencies: [.package(name: \"Vitrine\", path: \"../vitrine\")],\n"))
    #expect(text.contains("        .product(name: \"WidgetKit\", package: \"Vitrine\"),\n"))
    #expect(text.contains("\"Trips\", .product(name: \"VitrineTesting\", package: \"Vitrine\"),"))
  }

  @Test(arguments: [
    ([], "new takes one name"), (["A", "B"], "new takes one name"),
    (["my-widgets"], "can't be the name of a module"), (["../Trips"], "can't be the name"),
    (["2Trips"], "can't be the name"), (["SwiftUI"], "SwiftUI is a module's name already"),
  ])
  func namesThatCannotBe(_ operands: [String], _ message: String) {
    var verb = NewVerb()
    let error = #expect(throws: Failure.self) { try verb.take(operands) }
    #expect(error?.description.contains(message) == true)
    #expect(error?.status == .usage)
  }

  @Test func aFolderIsOfTheCommandAlone() {
    let command = CommandLineTool(program: "vitrine", readsPackages: true) { [] }
    #expect(
      command.description.verb("gallery")?.operands == Operands("[PROJECT]", completion: .folder))
    let own = CommandLineTool(program: "Trips") { [] }
    #expect(own.description.verb("gallery")?.operands == nil)
    let error = #expect(throws: Failure.self) { try own.perform(["list", "elsewhere"]) }
    #expect(
      error?.description
        == "Trips draws its own widgets, and none of elsewhere. Leave it out, or run vitrine list elsewhere."
    )
  }
}
