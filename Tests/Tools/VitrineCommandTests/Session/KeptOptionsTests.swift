import Failures
import Foundation
import TestSupport
import Testing

@testable import Arguments
@testable import VitrineCommand

@Suite struct KeptOptionsTests {
  private func keep(_ arguments: [String], in folder: ScratchFolder) throws {
    let command = CommandLineTool.vitrine().description
    let parsed = try ParsedArguments(arguments, of: GalleryVerb.description, in: command)
    try KeptOptions(parsed.given, of: ProjectOptions.kept).write(in: folder.path)
  }

  @Test func whatWasChosenStandsBesideWhatWasThere() throws {
    let folder = try ScratchFolder("kept")
    try folder.write(
      #"{"target": "Old", "device": ["iPhone 16"], "quiet": true}"#, to: "vitrine.json")
    try keep(
      ["--target", "Tides", "--stub", "a/Secrets.swift", "--stub=Kit=Kit.swift", "--scale", "2"],
      in: folder)
    #expect(
      try String(contentsOfFile: folder.path + "/vitrine.json", encoding: .utf8) == """
        {
          "device" : [
            "iPhone 16"
          ],
          "quiet" : true,
          "stub" : [
            "a/Secrets.swift",
            "Kit=Kit.swift"
          ],
          "target" : "Tides"
        }

        """)
    let file = try #require(
      try OptionFile(
        "vitrine.json", in: folder.path, known: CommandLineTool.vitrine().description.options))
    #expect(file.values["stub"] == ["a/Secrets.swift", "Kit=Kit.swift"])
    #expect(file.values["target"] == ["Tides"])
  }

  @Test func nothingToKeepIsAMistake() throws {
    let folder = try ScratchFolder("kept")
    let failure = #expect(throws: Failure.self) { try keep(["--scale", "2"], in: folder) }
    #expect(failure?.status == .usage)
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/vitrine.json"))
  }
}
