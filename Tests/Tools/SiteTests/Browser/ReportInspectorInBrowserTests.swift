import BrowserDriver
import Foundation
import Goldens
import Testing

@testable import Site

/// The inspector of a report's frame, with the reasons that the verification kept beside it.
@Suite(.blocking, .needsChromium, .serialized)
struct ReportInspectorInBrowserTests {
  private static let id = "Harbour/systemSmall/snapshot@2x"
  private static let reasons = """
    {"version":1,"frame":"\(id)","size":[20,10],"scale":2,"notes":[],"types":["Row"],"views":[
    {"index":0,"view":"Row","name":"Row “High”","frame":[0,0,20,10],"modifiers":[],"steps":[],"why":[]},
    {"index":1,"parent":0,"view":"Text","name":"Text “High”","frame":[2,2,8,6],"remark":"cut",
    "modifiers":["lineLimit(1)"],"steps":[{"step":"Text","by":"Row","offered":[8,10],"took":[8,6],
    "asked":[]}],"why":["It was cut to one line."],"source":{"type":"Row","file":"Row.swift","line":7}}]}
    """

  private let isOpen = "document.querySelector('.inspect[open] .inspect-item[aria-selected=true]')"
  private let name = "document.querySelector('.inspect .inspect-particulars h2')?.textContent"

  private func visit(
    _ reasons: String, hash: String, change: (inout VerifyReport.Entry) -> Void = { _ in },
    _ steps: [Browser.Step]
  ) throws -> Browser.Visit {
    let folder = try ScratchFolder()
    var mock = try MockVerification.mixed(in: folder.url)
    try Data(reasons.utf8).write(to: folder.url.appendingPathComponent("reasons.json"))
    mock.report.entries[0].reasons = "reasons.json"
    mock.report.entries[0].cornerRadius = 2
    change(&mock.report.entries[0])
    let page = try Site.write(mock.report, to: folder.url)
    return try Browser.visit([Browser.open(page, hash: hash)] + steps)
  }

  @Test func theReasonsOfTheActualPictureAreThere() throws {
    let visit = try visit(
      Self.reasons, hash: "#frame=\(Self.id)",
      [
        ["wait": "document.querySelector('.detail-head')"], ["press": "i"], ["wait": isOpen],
        ["run": name],
        ["run": "document.querySelector('.inspect .inspect-reasons').innerText"],
        ["run": "document.querySelector('.inspect .inspect-source').innerText"],
        [
          "run": "document.querySelector('.inspect .inspect-steps').innerText.replace(/\\s+/g, ' ')"
        ],
        ["run": "document.querySelector('.inspect .inspect-command').innerText"],
      ])
    #expect(visit.complaints == [])
    #expect(visit.text(4) == "Text “High”")
    #expect(visit.text(5) == "It was cut to one line.")
    #expect(visit.text(6) == "in Row, Row.swift:7")
    #expect(visit.text(7) == "Row offered 8 × 10 to Text took 8 × 6 pt")
    #expect(visit.text(8) == "vitrine explain \(Self.id) 1")
  }

  /// The capsule's new place is that of the first cause, and the picture has the device's corners.
  @Test func itOpensAtTheViewThatChanged() throws {
    let reasons = Self.reasons.replacing("[0,0,20,10]", with: "[6,2,4,6]")
    let visit = try visit(
      reasons, hash: "#frame=\(Self.id)",
      [
        ["wait": "document.querySelector('.detail-head')"], ["press": "i"], ["wait": isOpen],
        ["run": name],
        [
          "run":
            "document.querySelector('.inspect .inspect-plane').style.getPropertyValue('--r') !== '0px'"
        ],
      ])
    #expect(visit.complaints == [])
    #expect(visit.text(4) == "Row “High”")
    #expect(visit.answers[5] as? Bool == true)
  }

  /// A frame is in the list once for each of its causes: that of the capsule is the second, that of the color the third.
  @Test(arguments: [(1, "Row “High”"), (2, "Text “High”")])
  func itOpensAtTheViewOfTheChosenCause(_ cause: Int, _ expected: String) throws {
    let reasons = Self.reasons.replacing("[0,0,20,10]", with: "[6,2,4,6]")
      .replacing("[2,2,8,6]", with: "[1,1,2,2]")
    let visit = try visit(
      reasons, hash: "#frame=\(Self.id)&cause=\(cause)",
      [
        ["wait": "document.querySelector('.detail-head')"], ["press": "i"], ["wait": isOpen],
        ["run": name],
      ])
    #expect(visit.complaints == [])
    #expect(visit.text(4) == expected)
  }

  /// The view of the third cause was removed, so the expected picture alone has it; the first cause's is in both.
  @Test func aRemovedViewOpensTheExpectedPicture() throws {
    let visit = try visit(
      Self.reasons, hash: "#frame=\(Self.id)&cause=2",
      change: { entry in
        for i in entry.changes.indices.dropFirst(2) { entry.changes[i].after = nil }
      },
      [
        ["wait": "document.querySelector('.detail-head')"], ["press": "i"],
        ["wait": "document.querySelector('.inspect[open] .inspect-command')"],
        ["run": "document.querySelector('.inspect h1').textContent.split(':', 1).join()"],
        ["press": "e"], ["wait": isOpen],
        ["run": "document.querySelector('.inspect h1').textContent.split(':', 1).join()"],
        ["run": name],
      ])
    #expect(visit.complaints == [])
    #expect(visit.text(4) == "Expected")
    #expect(visit.text(7) == "Actual")
    // The remarkable view, as no place was asked for.
    #expect(visit.text(8) == "Text “High”")
  }

  @Test func aLinkOpensTheInspectorAtItsView() throws {
    let visit = try visit(
      Self.reasons, hash: "#frame=\(Self.id)&inspect=1",
      [
        ["wait": isOpen], ["run": name], ["press": "ArrowUp"], ["run": name],
        ["run": "String(new URLSearchParams(location.hash.slice(1)).get('inspect'))"],
        ["press": "Escape"],
        ["run": "String(new URLSearchParams(location.hash.slice(1)).get('inspect'))"],
      ])
    #expect(visit.complaints == [])
    #expect(visit.text(2) == "Text “High”")
    #expect(visit.text(4) == "Row “High”")
    #expect(visit.text(5) == "0")
    #expect(visit.text(7) == "null")
  }

  /// A report may come from elsewhere: without its layout the picture is shown, with the command.
  @Test(arguments: ["{\"views\":[{}]}", "no JSON", "{\"views\":[]}"])
  func damagedReasonsAreLeftAway(_ damaged: String) throws {
    let visit = try visit(
      damaged, hash: "#frame=\(Self.id)",
      [
        ["wait": "document.querySelector('.detail-head')"], ["press": "i"],
        ["wait": "document.querySelector('.inspect[open] .inspect-command')"],
        ["run": "document.querySelector('.inspect .inspect-command').innerText"],
      ])
    #expect(visit.complaints == [])
    #expect(visit.text(4) == "vitrine explain \(Self.id)")
  }
}
