import Failures
import Foundation
import Goldens
import TestSupport
import Testing

@testable import VitrineCommand

/// Decisions on the frames of a report.
@Suite(.blocking) struct ReviewDeskTests {
  private let golden = "Goldens/\(ForeignReport.id).png"

  private func withDesk(
    _ body: (ForeignReport, () throws -> ReviewDesk) throws -> Void
  ) throws {
    try withScratchFolder { root in
      let foreign = ForeignReport(in: root)
      try foreign.write()
      var options = GoldenOptions()
      options.folder = foreign.goldens
      try body(foreign) {
        try ReviewDesk(foreign.report, in: foreign.out + "/report", options)
      }
    }
  }

  private func order(_ text: String) throws -> ReviewDesk.Order {
    try JSONDecoder().decode(ReviewDesk.Order.self, from: Data(text.utf8))
  }

  @Test func anApprovalWritesTheDeclaredPicture() throws {
    try withDesk { foreign, open in
      let desk = try open()
      #expect(desk.status.left == 1 && desk.status.commit.isEmpty)
      let status = try desk.carryOut(
        try order(#"{"action": "approve", "ids": ["\#(ForeignReport.id)"]}"#))
      #expect(foreign.data(golden) == ForeignReport.picture)
      #expect(status.left == 0)
      #expect(status.decisions[ForeignReport.id]?.verdict == .approved)
      #expect(status.commit.last == "git commit -m 'Approve 1 frame'")
      #expect(!desk.hasFindings)
    }
  }

  @Test func decisionsAreKeptBesideTheReport() throws {
    try withDesk { foreign, open in
      _ = try open().carryOut(
        try order(
          #"{"action": "reject", "ids": ["\#(ForeignReport.id)"], "comment": "The price is cut."}"#)
      )
      #expect(foreign.files(in: "Goldens") == [])
      let desk = try open()
      let decision = try #require(desk.status.decisions[ForeignReport.id])
      #expect(decision.verdict == .rejected && decision.comment == "The price is cut.")
      #expect(desk.hasFindings)
      #expect(desk.summary.contains("rejected  \(ForeignReport.id): The price is cut."))
      let open = try desk.carryOut(
        try order(#"{"action": "reopen", "ids": ["\#(ForeignReport.id)"], "comment": ""}"#))
      #expect(open.decisions.isEmpty)
    }
  }

  @Test(arguments: ["approve", "reject", "comment", "reopen"])
  func aFrameThatIsNotInTheReportIsRefused(action: String) throws {
    try withDesk { foreign, open in
      let order = try order(#"{"action": "\#(action)", "ids": ["../../etc/x"], "comment": "a"}"#)
      #expect(throws: Failure.self) { try open().carryOut(order) }
      #expect(foreign.files(in: "Goldens") == [])
    }
  }

  @Test func anotherPictureThanTheDeclaredIsNotApproved() throws {
    try withDesk { foreign, open in
      try FileManager.default.removeItem(
        atPath: "\(foreign.out)/report/actual/\(ForeignReport.id).png")
      let order = try order(#"{"action": "approve", "ids": ["\#(ForeignReport.id)"]}"#)
      #expect(throws: Failure.self) { try open().carryOut(order) }
      #expect(foreign.files(in: "Goldens") == [])
    }
  }
}
