import Foundation
import SwiftSource
import TestSupport
import Testing

@Suite struct KnownAnswersTests {
  private let folder: ScratchFolder
  private let known: KnownAnswers

  init() throws {
    folder = try ScratchFolder("known")
    known = KnownAnswers(folder: "\(folder.path)/answers")
  }

  /// A tool that says which file it was asked about, and writes a line into `runs`.
  private func tool() throws -> SwiftSource {
    let path = "\(folder.path)/tool"
    try ScriptFile.write(
      """
      #!/bin/sh
      for file; do :; done
      echo run >>\(folder.path)/runs
      echo "[{\\"file\\": \\"$file\\", \\"needed\\": [\\"$(cat "$file")\\"], \\"optional\\": []}]"
      """, to: path)
    return SwiftSource(tool: path, known: known)
  }

  private var runs: Int {
    let text = (try? String(contentsOfFile: "\(folder.path)/runs", encoding: .utf8)) ?? ""
    return text.split(separator: "\n").count
  }

  private func imports(_ source: SwiftSource, _ file: String, _ platform: String = "iOS") throws
    -> [[String]]
  {
    try source.imports(of: [file], platform: platform, conditions: []).map(\.needed)
  }

  @Test func aFileThatIsUnchangedIsReadOnce() throws {
    let source = try tool(), file = try folder.write("SwiftUI", to: "A.swift")
    #expect(try imports(source, file) == [["SwiftUI"]])
    #expect(try imports(source, file) == [["SwiftUI"]])
    #expect(runs == 1)
  }

  @Test func aChangedFileAndAnotherQuestionAreAskedAgain() throws {
    let source = try tool(), file = try folder.write("SwiftUI", to: "A.swift")
    _ = try imports(source, file)
    _ = try imports(source, file, "watchOS")
    #expect(runs == 2)
    _ = try folder.write("WidgetKit", to: "A.swift")
    #expect(try imports(source, file) == [["WidgetKit"]])
    #expect(runs == 3)
  }

  @Test func anAnswerInAnotherFormIsAskedForAgain() throws {
    let source = try tool(), file = try folder.write("SwiftUI", to: "A.swift")
    _ = try imports(source, file)
    for name in try FileManager.default.contentsOfDirectory(atPath: known.folder) {
      try Data("{".utf8).write(to: URL(fileURLWithPath: "\(known.folder)/\(name)"))
    }
    #expect(try imports(source, file) == [["SwiftUI"]])
    #expect(runs == 2)
  }

  @Test func aFolderThatCannotBeMadeKeepsNothing() throws {
    let path = try folder.write("SwiftUI", to: "A.swift")
    let source = SwiftSource(known: KnownAnswers(folder: "/dev/null/answers"))
    #expect(
      try source.imports(of: [path], platform: "iOS", conditions: []).map(\.needed) == [[]])
  }
}
