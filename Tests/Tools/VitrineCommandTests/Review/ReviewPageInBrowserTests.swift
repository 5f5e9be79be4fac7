import BrowserDriver
import Foundation
import Goldens
import TestSupport
import Testing

@testable import VitrineCommand

/// The report's page as `review` serves it, in Chromium.
@Suite(.blocking, .needsChromium) struct ReviewPageInBrowserTests {
  private func visit(
    _ steps: [Browser.Step], changing change: (inout ForeignReport) -> Void = { _ in },
    then check: (Browser.Visit, ForeignReport) throws -> Void
  ) throws {
    try withScratchFolder { root in
      var foreign = ForeignReport(in: root)
      change(&foreign)
      try foreign.write()
      var options = GoldenOptions()
      options.folder = foreign.goldens
      let folder = foreign.out + "/report"
      let page = try ReviewSession(
        try ReviewDesk(foreign.report, in: folder, options), in: folder, port: 0, templates: nil)
      page.start()
      defer { page.stop() }
      let address = try #require(URL(string: page.address))
      try check(
        try Browser.visit(
          [
            Browser.open(address),
            ["wait": "document.getElementById('review-words').textContent.includes('left')"],
          ] + steps), foreign)
    }
  }

  private static let total = "document.getElementById('review-words').textContent"

  @Test func aKeyApproves() throws {
    try visit([
      ["run": Self.total], ["press": "y"], ["wait": "\(Self.total).startsWith('1 approved')"],
      ["run": Self.total], ["run": "document.querySelector('.row .review-state').textContent"],
      ["run": "document.getElementById('review-commit').querySelector('pre').textContent"],
    ]) { visit, foreign in
      #expect(visit.complaints == [])
      #expect(visit.text(2) == "0 approved · 0 rejected · 1 left")
      #expect(visit.text(5) == "1 approved · 0 rejected · 0 left")
      #expect(visit.text(6) == "Approved")
      #expect(visit.text(7).contains("git add"))
      #expect(foreign.data("Goldens/\(ForeignReport.id).png") == ForeignReport.picture)
    }
  }

  @Test func aClickRejectsAndACommentStays() throws {
    try visit([
      ["run": "document.getElementById('review-reject').click()"],
      ["wait": "\(Self.total).includes('1 rejected')"], ["press": "m"],
      ["wait": "document.getElementById('review-dialog').open"],
      [
        "run":
          "document.getElementById('review-text').value = 'Too dark.'; document.getElementById('review-save').click()"
      ],
      ["wait": "document.querySelector('.review-said')"],
      ["run": "document.querySelector('.review-said').textContent"],
    ]) { visit, foreign in
      #expect(visit.complaints == [])
      #expect(visit.text(8) == "Too dark.")
      #expect(foreign.files(in: "Goldens") == [])
      #expect(foreign.text("output/report/review.json")?.contains("Too dark.") == true)
    }
  }

  /// A report from elsewhere may have a page with scripts of its own, and texts that would be markup.
  @Test func thePageIsMadeAndNotRead() throws {
    try visit(
      [["run": "document.title"]],
      changing: { foreign in
        foreign.report.entries[0].message = "<img src=x onerror=document.title='bad'></script>"
        let folder = foreign.out + "/report"
        try? FileManager.default.createDirectory(
          atPath: folder, withIntermediateDirectories: true)
        try? Data("<script>document.title = 'bad'</script>".utf8)
          .write(to: URL(fileURLWithPath: folder + "/index.html"))
      }
    ) { visit, _ in
      #expect(visit.text(2).hasSuffix("Vitrine"))
    }
  }
}
