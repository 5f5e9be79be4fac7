import Foundation
import Testing

@testable import VitrineCommand

@Suite struct LeadingOperandTests {
  private let command = CommandLineTool.vitrine().description

  private func arguments(_ words: String...) throws -> [String] {
    try LeadingOperand.asOption(["compare"] + words, of: CompareVerb.self, in: command)
  }

  @Test func theFirstOperandIsTheFolderOfPictures() throws {
    #expect(
      try arguments("/shots", "MyApp.xcodeproj", "--quiet")
        == ["compare", "MyApp.xcodeproj", "--quiet", "--pictures=/shots"])
  }

  @Test func thePathIsMadeAbsolute() throws {
    let folder = FileManager.default.currentDirectoryPath
    #expect(try arguments("shots") == ["compare", "--pictures=\(folder)/shots"])
  }

  @Test func theOptionItselfLeavesOperandsAlone() throws {
    #expect(
      try arguments("App", "--pictures", "/shots") == ["compare", "App", "--pictures", "/shots"])
  }

  @Test func otherVerbsAreLeftAsTheyAre() throws {
    #expect(
      try LeadingOperand.asOption(["gallery", "App"], of: GalleryVerb.self, in: command)
        == ["gallery", "App"])
  }
}
