import DisplayList
import Foundation
import Goldens
import Site
import TestSupport
import Testing

/// Badges and summaries on pages, by their HTML.
@Suite struct DiagnosticsPageTests {
  private let sign =
    #"<svg class="sign" viewBox="0 0 20 20" width="16" height="16" aria-hidden="true">"#
    + #"<path d="M10 3.2 17.6 16.4H2.4z"/><path d="M10 8.2v3.6M10 14.1v.01"/></svg>"#

  private func lines(_ page: String, from start: String, through end: String) -> [String] {
    guard let first = page.range(of: start),
      let last = page.range(of: end, range: first.lowerBound..<page.endIndex)
    else { return [] }
    return page[first.lowerBound..<last.upperBound].split(separator: "\n").map {
      $0.trimmingCharacters(in: .whitespaces)
    }
  }

  /// A gallery whose frames have a warning each on their snapshots, and one of them a note besides.
  private func pages(_ change: (inout Gallery) -> Void = { _ in }) throws -> [String: String] {
    let folder = try ScratchFolder()
    var gallery = try MockGallery(in: folder.url).gallery
    change(&gallery)
    try Site.write(gallery, to: folder.url)
    var pages: [String: String] = [:]
    for name in ["index.html", "widgets/Tides/Harbour.html", "widgets/Almanac/Month.html"] {
      pages[name] = try folder.text(of: name)
    }
    return pages
  }

  @Test func theOverviewBeginsWithEachCodeOnce() throws {
    let page = try #require(try pages()["index.html"])
    #expect(
      lines(page, from: "<details class=\"diagnostics", through: "</details>") == [
        #"<details class="diagnostics warning" id="diagnostics">"#,
        "<summary>\(sign)<span>1 warning on what was drawn</span></summary>",
        "<ul>",
        #"<li class="warning" data-code="missing-image">"#,
        #"<h3><span class="level">warning</span>An image is missing</h3>"#,
        #"<ul class="messages">"#,
        "<li><bdi>There is no image “anchor” in the catalogue.</bdi> "
          + #"<span class="number">× 18</span></li>"#,
        "</ul>",
        #"<p class="remedy">Add it to the widget&#39;s asset catalogue, or correct its name.</p>"#,
        #"<p class="origin"><code>missing-image</code><span>18 times</span><span>first in "#
          + ##"<a href="widgets/Tides/Harbour.html#frame=Harbour%2FsystemSmall%2Fsnapshot">"##
          + "<bdi>Harbour/systemSmall/snapshot</bdi></a></span></p>",
        "</li>", "</ul>", "</details>",
      ])
  }

  @Test func aCardHasABadgeWithTheNumberOfWarnings() throws {
    let page = try #require(
      try pages {
        $0.products[0].widgets[0].frames[0].diagnostics = [
          Diagnostic(code: "unknown-font", message: "The font “X” isn't here.", view: "Text")
        ]
        for index in $0.products[1].widgets[0].frames.indices {
          $0.products[1].widgets[0].frames[index].diagnostics = [
            Diagnostic(code: "at-rest", message: "animation rests.")
          ]
        }
      }["index.html"])
    func foot(_ place: Int) -> String {
      let card = page.components(separatedBy: "aria-labelledby=\"card-\(place)\"").last ?? ""
      return lines(card, from: "<span class=\"frames\">", through: "</div>").first ?? ""
    }
    #expect(
      foot(0)
        == #"<span class="frames"><span class="badge">\#(sign)2 warnings</span><span>60 frames</span></span>"#
    )
    // A note is nothing to mend.
    #expect(foot(2) == #"<span class="frames"><span>6 frames</span></span>"#)
  }

  @Test func aFrameHasABadgeWhereItHasAWarning() throws {
    let page = try #require(try pages()["widgets/Almanac/Month.html"])
    #expect(
      page.contains(
        #""notes":[{"badge":"1 warning","notes":[{"code":"missing-image","level":"warning","#
          + #""message":"There is no image “anchor” in the catalogue."}]}]"#))
    // The two snapshots alone name it: those of the placeholder and the timeline have none.
    #expect(page.components(separatedBy: #""notes":0"#).count - 1 == 2)
    #expect(page.contains(##"<a href="#frame=Month%2FsystemLarge%2Fsnapshot">"##))
  }

  @Test func aMissingFontIsSaidOnEachPage() throws {
    let problem = "3 fonts are missing (Inter <Bold>); run make deps."
    for (name, page) in try pages({ $0.problems = [problem] }) {
      #expect(
        lines(page, from: "<p class=\"problem\">", through: "</p>") == [
          "<p class=\"problem\">\(sign)<bdi>3 fonts are missing (Inter &lt;Bold&gt;); run make "
            + "deps.</bdi></p>"
        ], "\(name)")
    }
    for (_, page) in try pages() { #expect(!page.contains("class=\"problem\"")) }
  }

  @Test func nothingFoundLeavesNoTrace() throws {
    let clean = try pages {
      for product in $0.products.indices {
        for widget in $0.products[product].widgets.indices {
          for frame in $0.products[product].widgets[widget].frames.indices {
            $0.products[product].widgets[widget].frames[frame].diagnostics = []
          }
        }
      }
    }
    #expect(!clean.values.contains { $0.contains("class=\"diagnostics") })
    #expect(!clean.values.contains { $0.contains("<span class=\"badge\">") })
  }

  @Test func whatAWidgetsCodeSaysIsText() throws {
    let page = try #require(
      try pages {
        $0.products[0].widgets[0].frames[0].diagnostics = [
          Diagnostic(code: "odd\"><b>", message: "</script><img src=x onerror=alert(1)>")
        ]
      }["index.html"])
    #expect(!page.contains("<img src=x"))
    #expect(page.contains("&lt;/script&gt;&lt;img src=x onerror=alert(1)&gt;"))
    #expect(page.contains(#"data-code="odd&quot;&gt;&lt;b&gt;""#))
  }

  @Test func aReportHasTheSummaryAndTheFramesNotes() throws {
    let folder = try ScratchFolder()
    var mock = try MockVerification.mixed(in: folder.url)
    let font = Diagnostic(code: "unknown-font", message: "The font “X” isn't here.")
    let rests = Diagnostic(code: "at-rest", message: "animation rests.")
    try mock.report.take([
      mock.report.entries.element(0).id: [rests, font], mock.report.entries.element(7).id: [font],
    ])
    try Site.write(mock.report, to: folder.url)
    let page = try folder.text(of: "index.html")
    #expect(page.contains("<span>1 warning and 1 note on what was drawn</span>"))
    #expect(
      page.contains("<span>2 times</span><span>first in <bdi>Harbour/systemSmall/snapshot@2x"))
    #expect(
      page.contains(
        #""badge":"1 warning""#))
    #expect(
      page.contains(
        #""notes":[{"code":"unknown-font","level":"warning","message":"The font “X” isn't here."},"#
          + #"{"code":"at-rest","level":"note","message":"animation rests."}]"#))
    #expect(
      page.contains(
        #"<li class="warning"><code>unknown-font</code> <bdi>The font “X” isn&#39;t here.</bdi></li>"#
      ))
  }
}
