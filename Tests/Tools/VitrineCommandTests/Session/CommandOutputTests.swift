import Foundation
import Testing

@testable import VitrineCommand

/// Printed paths can be opened from the folder in which the command was called.
@Suite struct CommandOutputTests {
  private let here = FileManager.default.currentDirectoryPath

  @Test func aPathOfTheFolderOfTheCallStaysAsGiven() {
    #expect(CommandOutput(calledIn: here).shown("output/index.html") == "output/index.html")
  }

  @Test func aPathOfAProjectsFolderIsWhole() {
    let output = CommandOutput(calledIn: "/elsewhere")
    #expect(output.shown("output/index.html") == "\(here)/output/index.html")
    #expect(output.shown("/pictures/index.html") == "/pictures/index.html")
  }
}
