import Foundation
import Goldens
import TestSupport
import Testing

@testable import VitrineCommand

@Suite struct ViewDeclarationsTests {
  private let folder: ScratchFolder

  init() throws { folder = try ScratchFolder("declarations") }

  private func places(_ names: Set<String>) throws -> [String: String] {
    try ViewDeclarations.places(of: names, in: folder.path).mapValues(\.text)
  }

  @Test func typesAreFoundByTheirDeclarations() throws {
    try folder.write(
      """
      import SwiftUI

      // struct Price: View is below.
      struct Price: View {
        private struct Row<Content: View>: View {
          var body: some View { Text("struct Footer") }
        }
      }
      @available(iOS 17, *) public final class Chip {}
      """, to: "Sources/Steps/Views.swift")
    #expect(
      try places(["Price", "Row", "Chip", "Footer", "Text “struct”"]) == [
        "Price": "Sources/Steps/Views.swift:4", "Row": "Sources/Steps/Views.swift:5",
        "Chip": "Sources/Steps/Views.swift:9",
      ])
  }

  @Test func aViewGoesBeforeAModelAndTwoViewsAreNone() throws {
    try folder.write("struct Price: Codable {\n", to: "Sources/Model.swift")
    try folder.write("\nstruct Price: View {\nstruct Row: View {\n", to: "Sources/View.swift")
    try folder.write("struct Row: View {\n", to: "Sources/Other.swift")
    #expect(try places(["Price", "Row"]) == ["Price": "Sources/View.swift:2"])
  }

  @Test func thisPackageAmongTheProjectsFoldersIsLeftOut() throws {
    let vitrine = try String(
      contentsOf: Repository.root.appendingPathComponent("Package.swift"), encoding: .utf8)
    try folder.write(vitrine, to: "Vendor/vitrine/Package.swift")
    try folder.write("struct Price: View {\n", to: "Vendor/vitrine/Sources/Price.swift")
    try folder.write("let package = Package(name: \"UI\")\n", to: "UI/Package.swift")
    try folder.write("struct Row: View {\n", to: "UI/Sources/Row.swift")
    #expect(try places(["Price", "Row"]) == ["Row": "UI/Sources/Row.swift:1"])
  }

  @Test func hiddenFoldersAndOtherFilesAreLeftOut() throws {
    try folder.write("struct Price: View {\n", to: ".build/checkouts/Price.swift")
    try folder.write("struct Price: View {\n", to: "notes.txt")
    #expect(try places(["Price"]) == [:])
  }

  @Test func aFolderIsNamedFromTheWorkspace() {
    #expect(ReportWriter.relative("/a/b/ios/app", to: "/a/b") == "ios/app")
    #expect(ReportWriter.relative("/a/b", to: "/a/b/") == "")
    #expect(ReportWriter.relative("/a/bc", to: "/a/b") == nil)
    #expect(ReportWriter.relative("/a/b", to: nil) == nil)
  }
}
