import Foundation
import Goldens
import SwiftSource
import TestSupport
import Testing

@testable import VitrineCommand

@Suite struct EditedLinesTests {
  /// As `git diff -U0 --no-prefix` of git 2.47 prints it.
  private let comparison = """
    diff --git Sources/Day.swift Sources/Day.swift
    index 8f1b2c3..0a1b2c3 100644
    --- Sources/Day.swift
    +++ Sources/Day.swift
    @@ -4 +4 @@ struct Day: View {
    -    Text(name).padding(10)
    +    Text(name).padding(12)
    @@ -9,2 +8,0 @@ struct Day: View {
    -    Spacer()
    --- an old comment
    diff --git My Row.swift My Row.swift
    --- My Row.swift\t
    +++ My Row.swift\t
    @@ -0,0 +1,3 @@
    +++ counted
    +struct Row: View {
    +}
    """

  private func body(_ name: String, _ start: Int, _ end: Int) -> CodeBody {
    CodeBody(
      kind: .function, file: "Sources/Day.swift", name: name, start: 0, end: 0, startLine: start,
      startColumn: 1, endLine: end, endColumn: 1)
  }

  @Test func partsAreReadWithTheirFiles() {
    #expect(
      EditedLines(of: comparison).lines == ["Sources/Day.swift": [4, 8], "My Row.swift": [1]])
    #expect(EditedLines(of: "").lines.isEmpty)
  }

  @Test func oneLineOfATypesCodeIsNamed() {
    let edited = EditedLines(of: comparison)
    let apart = [body("Day.body", 3, 5), body("Night.body", 7, 9)]
    #expect(edited.line(of: "Day", in: "Sources/Day.swift", apart) == 4)
    #expect(edited.line(of: "Night", in: "Sources/Day.swift", apart) == 8)
    #expect(edited.line(of: "Week", in: "Sources/Day.swift", apart) == nil)
    #expect(edited.line(of: "Day", in: "Sources/Other.swift", apart) == nil)
  }

  @Test func twoLinesAreNone() {
    #expect(
      EditedLines(of: comparison).line(
        of: "Day", in: "Sources/Day.swift", [body("Day.body", 3, 9)]) == nil)
  }

  @Test func theLineEditedSinceTheGoldensIsFoundInARepository() throws {
    let folder = try ScratchFolder("edited-lines")
    func git(_ words: String...) throws {
      let run = try ProgramRun(
        ["git", "-C", folder.path, "-c", "user.name=A", "-c", "user.email=a@example.org"] + words,
        in: folder.path)
      try #require(run.status == 0, "\(run.errors)")
    }
    try folder.write(
      """
      import SwiftUI

      struct Day: View {
        let name: String

        var body: some View {
          Text(name)
            .padding(10)
        }
      }
      """, to: "Day.swift")
    try folder.write("a picture", to: "Goldens/Day.png")
    try git("init", "-q")
    try git("add", ".")
    try git("commit", "-q", "-m", "Record")
    let text = try String(contentsOfFile: folder.path + "/Day.swift", encoding: .utf8)
    try folder.write(text.replacing("10", with: "12"), to: "Day.swift")
    var declarations = ["Day": DeclarationLocation(file: "Day.swift", line: 3)]
    EditedLines.name(in: &declarations, goldens: "Goldens", revision: nil, folder: folder.path)
    #expect(declarations == ["Day": DeclarationLocation(file: "Day.swift", line: 8)])
    // Goldens that git doesn't know change nothing.
    declarations["Day"]?.line = 3
    EditedLines.name(in: &declarations, goldens: "Others", revision: nil, folder: folder.path)
    #expect(declarations["Day"]?.line == 3)
  }
}
