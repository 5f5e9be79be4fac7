import Foundation
import Goldens
import TestSupport
import Testing
import WidgetHost

@testable import VitrineCommand

/// The pictures that `approve` takes from a stranger's report, and the places where it puts them.
@Suite(.blocking) struct ForeignApprovalTests {
  private let golden = "Steps/systemSmall/snapshot@3x.png"

  @Test func theDeclaredPictureIsTaken() throws {
    try withScratchFolder { root in
      let foreign = ForeignReport(in: root)
      try foreign.write()
      #expect(foreign.approve() == 0)
      #expect(foreign.data("Goldens/" + golden) == ForeignReport.picture)
    }
  }

  @Test func anotherPictureIsNot() throws {
    try withScratchFolder { root in
      var foreign = ForeignReport(in: root)
      try foreign.write()
      // It is whole, and shows the same; only its bytes are others.
      let other = [UInt8](ForeignReport.picture) + [0]
      try OutputWriter.write(other, to: "\(root)/output/report/actual/\(golden)")
      #expect(foreign.approve() == 2)
      // Reports of older versions declare nothing.
      foreign.report.entries[0].goldenDigest = nil
      try foreign.write()
      #expect(foreign.approve() == 2)
      #expect(foreign.files(in: "Goldens") == [])
    }
  }

  /// One damaged picture among many is known before the first golden is written.
  @Test func allAreCheckedBeforeTheFirstIsWritten() throws {
    try withScratchFolder { root in
      var foreign = ForeignReport(in: root)
      var second = try foreign.report.entries.element(0)
      second.id = "Steps/systemSmall/snapshot~dark@3x"
      second.golden = "actual/\(second.id).png"
      second.actual = second.golden
      second.goldenDigest = String(repeating: "0", count: 64)
      foreign.report.entries.append(second)
      try foreign.write()
      #expect(foreign.approve() == 2)
      #expect(foreign.files(in: "Goldens") == [])
    }
  }

  @Test func aLinkInTheReportIsNotFollowed() throws {
    try withScratchFolder { root in
      let foreign = ForeignReport(in: root)
      try foreign.write()
      // The file is the declared picture: the link alone is what is refused.
      try foreign.link("output/report/actual/" + golden, to: root + "/secret.png")
      #expect(foreign.approve() == 2)
      try foreign.write()
      try FileManager.default.removeItem(atPath: root + "/output/report/actual/Steps")
      try foreign.link("output/report/actual/Steps", to: "/")
      #expect(foreign.approve() == 2)
      #expect(foreign.files(in: "Goldens") == [])
    }
  }

  @Test(arguments: [
    "Goldens/Steps", "Goldens/Steps/systemSmall", "Goldens/Steps/systemSmall/snapshot@3x.png",
  ])
  func aLinkAmongTheGoldensIsNotFollowed(_ place: String) throws {
    try withScratchFolder { root in
      let foreign = ForeignReport(in: root)
      try foreign.write()
      try OutputWriter.makeFolder(root + "/outside/systemSmall")
      let target = place.hasSuffix(".png") ? "/secret.png" : "/outside"
      try foreign.link(place, to: root + target)
      #expect(foreign.approve() == 2)
      #expect(foreign.files(in: "outside") == [])
      #expect(foreign.data("secret.png") == ForeignReport.picture)
    }
  }

  /// The folder itself may be reached by a link of the person's own.
  @Test func theFolderMayBeALink() throws {
    try withScratchFolder { root in
      let foreign = ForeignReport(in: root)
      try foreign.write()
      try OutputWriter.makeFolder(root + "/real")
      try foreign.link("Goldens", to: root + "/real")
      #expect(foreign.approve() == 0)
      #expect(foreign.files(in: "real") == [golden])
    }
  }

  @Test(arguments: ["../x", "a/../../x", "/x", ".git/hooks/x", "a/.git/x", "a//x"])
  func aNameThatIsAPathIsNone(_ id: String) throws {
    try withScratchFolder { root in
      var foreign = ForeignReport(in: root, "deep/output")
      foreign.report.entries[0].id = id
      foreign.report.entries[0].golden = nil
      foreign.report.entries[0].actual = nil
      try foreign.write()
      #expect(foreign.approve() == 2)
      #expect(foreign.files(in: "") == ["deep/output/report/report.json", "secret.png"])
    }
  }

  // MARK: vitrine.json

  /// The command in a project with this `vitrine.json`; the folder is the project's, `outside` lies beside.
  private func approved(
    _ json: String, _ options: [String] = [], prepare: (ForeignReport) throws -> Void = { _ in }
  ) throws -> (status: Int32, message: String, files: [String]) {
    try withScratchFolder { root in
      let foreign = ForeignReport(in: root, "project/output")
      try foreign.write()
      try OutputWriter.makeFolder(root + "/outside")
      try OutputWriter.write(Array(json.utf8), to: root + "/project/vitrine.json")
      try prepare(foreign)
      let run = try ProgramRun(
        [Repository.built("FixtureWidgets"), "approve"] + options, in: root + "/project")
      return (
        run.status, run.errors.trimmingCharacters(in: .newlines),
        foreign.files(in: "").filter { $0.hasSuffix("snapshot@3x.png") && !$0.contains("output") }
      )
    }
  }

  private func refused(_ folder: String) -> String {
    "FixtureWidgets: vitrine.json: goldens is “\(folder)”, which is not a folder within the project. "
      + "Name one that is, without .. and links that lead out, or give --goldens on the command line."
  }

  @Test func aProjectsFileKeepsTheGoldensInTheProject() throws {
    let inside = try approved(#"{"goldens": "Tests/My Goldens"}"#)
    #expect(inside.status == 0, "\(inside.message)")
    #expect(inside.files == ["project/Tests/My Goldens/" + golden])
    for folder in ["../outside", "/tmp", "a/../../outside"] {
      let run = try approved(#"{"goldens": "\#(folder)"}"#)
      #expect(run.status == 2)
      #expect(run.message == refused(folder))
      #expect(run.files == [])
    }
    let linked = try approved(#"{"goldens": "Link/Goldens"}"#) {
      try $0.link("project/Link", to: $0.root + "/outside")
    }
    #expect(linked.status == 2)
    #expect(linked.message == refused("Link/Goldens"))
    #expect(linked.files == [])
    // Nor does a link in the folder's own place.
    let replaced = try approved("{}") { try $0.link("project/Goldens", to: $0.root + "/outside") }
    #expect(replaced.status == 2)
    #expect(
      replaced.message
        == "FixtureWidgets: --goldens: Goldens is, or lies behind, a symbolic link that leads out of the "
        + "project. Name the folder that is meant by its own path.")
    #expect(replaced.files == [])
    // What a person types is theirs to say.
    let typed = try approved(#"{"goldens": "/tmp"}"#, ["--goldens", "../outside"])
    #expect(typed.status == 0, "\(typed.message)")
    #expect(typed.files == ["outside/" + golden])
  }
}
