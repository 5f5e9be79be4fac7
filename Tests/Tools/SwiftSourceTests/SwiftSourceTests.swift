import Failures
import Foundation
import SwiftSource
import TestSupport
import Testing

@Suite struct SwiftSourceTests {
  private func declarations(_ names: Set<String>, _ source: String) throws -> [String] {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try Data(source.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    return try SwiftSource().declarations(of: names, in: [file.path])
      .map { "\($0.line):\($0.column) \($0.name): \($0.inherits.joined(separator: ", "))" }
  }

  @Test func aDeclarationHasItsKeywordsPlaceAndTheTypesItNames() throws {
    #expect(
      try declarations(
        ["Price", "Row", "Chip", "Kind"],
        """
        @MainActor
        public struct Price<Content: View>:
          SwiftUI.View, @MainActor Sendable
        {
          /* é */ enum Kind: String { case a }
          // struct Row: View {}
          let text = "class Chip {}"
        }
        """) == ["2:8 Price: View, Sendable", "5:12 Kind: String"])
  }

  @Test func everyBranchOfAConditionIsRead() throws {
    #expect(
      try declarations(
        ["A", "B"], "#if os(iOS)\n  struct A: View {}\n#else\n  final class B: Base {}\n#endif\n")
        == ["2:3 A: View", "4:9 B: Base"])
  }

  @Test func aFileThatCannotBeReadIsLeftOut() throws {
    #expect(
      try SwiftSource().declarations(of: ["A"], in: ["/dev/null/None.swift"]).isEmpty)
  }

  @Test func aParameterThatNoClosureHasIsNotCounted() throws {
    let folder = try ScratchFolder("uses")
    let file = try folder.write(
      "let a = Panel { $1 + $31 + $32 + $99999999 + $9223372036854775807 }", to: "A.swift")
    let uses = try SwiftSource().uses(of: ["Panel"], in: [file])
    #expect(uses.map { $0.steps.first?.arguments?.map(\.parameters) } == [[32]])
  }

  @Test func aMissingToolIsReportedWithTheRemedy() throws {
    let tool = "/dev/null/swift-source"
    do {
      _ = try SwiftSource(tool: tool).declarations(of: ["A"], in: ["A.swift"])
      Issue.record("it answered")
    } catch {
      #expect(
        "\(error)" == "There is no \(tool), which reads Swift source. "
          + "Run make deps in \(Repository.root.path).")
    }
  }

  @Test func theInstalledToolHasNoProblem() {
    #expect(SwiftSource().problem == nil)
    #expect(SwiftSource(tool: "/dev/null/swift-source").problem != nil)
  }

  @Test func aToolThatAnswersOtherwiseIsReportedWithTheRemedy() {
    #expect(throws: Failure.self) {
      try SwiftSource(tool: "/bin/false").declarations(of: ["A"], in: ["A.swift"])
    }
    #expect(throws: Failure.self) {
      try SwiftSource(tool: "/bin/echo").declarations(of: ["A"], in: ["A.swift"])
    }
  }
}
