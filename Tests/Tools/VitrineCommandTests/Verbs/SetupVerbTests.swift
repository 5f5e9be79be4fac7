import Failures
import Foundation
import TestSupport
import Testing

@testable import VitrineCommand

@Suite struct SetupVerbTests {
  @Test func aLinkLeadsToTheCommandAndIsReplaced() throws {
    let folder = try ScratchFolder()
    let link = folder.url.appendingPathComponent("new/bin/vitrine")
    for name in ["first", "second"] {
      let command = folder.url.appendingPathComponent(name)
      try SetupVerb.link(link, to: command)
      #expect(
        try FileManager.default.destinationOfSymbolicLink(atPath: link.path) == command.path)
    }
    let left = try FileManager.default.contentsOfDirectory(
      atPath: link.deletingLastPathComponent().path)
    #expect(left == ["vitrine"])
  }

  @Test func aFileThatIsNoLinkStays() throws {
    let folder = try ScratchFolder()
    let file = folder.url.appendingPathComponent("vitrine")
    try Data("mine".utf8).write(to: file)
    #expect(throws: Failure.self) {
      try SetupVerb.link(file, to: folder.url.appendingPathComponent("command"))
    }
    #expect(try String(contentsOf: file, encoding: .utf8) == "mine")
  }

  @Test func aBuildFromSourceHasNothingToSetUp() throws {
    let error = #expect(throws: Failure.self) {
      try CommandLineTool.vitrine().perform(["setup"])
    }
    #expect(error?.status == .usage)
    #expect(error?.description.contains("isn't that of a Swift SDK") == true)
  }
}
