import DisplayList
import Foundation
import Testing

@testable import Audit

/// One frame at a time. Expected rules follow from WCAG 2.2 and Apple's guidelines, not from the code.
@Suite struct FrameAuditTests {
  private func list(
    _ views: [ViewRecord], _ commands: [Command], size: CGSize = CGSize(width: 100, height: 50)
  ) -> DisplayList {
    DisplayList(size: size, commands: commands, views: views)
  }

  private func text(_ frame: CGRect, size: CGFloat = 17, _ font: String = "17 regular")
    -> ViewRecord
  {
    var record = ViewRecord(kind: "Text", frame: frame, parent: nil, text: "Quay", font: font)
    record.textSize = size
    return record
  }

  private func rules(_ list: DisplayList, _ diagnostics: [Diagnostic] = []) -> [AuditRule] {
    FrameAudit().audit(list, diagnostics: diagnostics, isRedacted: false, hasOwnColors: true)
      .observations.map(\.rule)
  }

  private let ground = Command.fill(
    .rect(CGRect(x: 0, y: 0, width: 100, height: 50)), .nonZero, .color(RGBA(1, 1, 1)))
  private let dot = Command.fill(
    .ellipse(CGRect(x: 10, y: 10, width: 8, height: 8)), .nonZero, .color(RGBA(0, 0, 0)))

  @Test func textUnderElevenPointsIsSmall() {
    let box = CGRect(x: 10, y: 10, width: 30, height: 14)
    func found(_ size: CGFloat) -> [AuditRule] {
      rules(list([text(box, size: size)], [.beginView(0), ground, dot, .endView]))
    }
    #expect(found(10.5) == [.smallText])
    #expect(found(11) == [])
  }

  @Test func whatIsCutShortAndWhatReachesOutAreReported() {
    var cut = text(CGRect(x: 10, y: 10, width: 30, height: 20))
    cut.isTruncated = true
    #expect(rules(list([cut], [.beginView(0), ground, dot, .endView])) == [.truncatedText])
    let out = text(CGRect(x: 80, y: 10, width: 30, height: 20))
    #expect(rules(list([out], [.beginView(0), ground, dot, .endView])) == [.contentBeyondEdge])
  }

  @Test func aClipThatCutsATextIsReported() {
    let clip = Group(clip: .rect(CGRect(x: 0, y: 0, width: 20, height: 50)))
    let view = text(CGRect(x: 10, y: 10, width: 30, height: 20))
    let commands: [Command] = [
      ground, .beginGroup(clip), .beginView(0), dot, .endView, .endGroup,
    ]
    #expect(rules(list([view], commands)) == [.clippedText])
  }

  @Test func framesWithNothingInThemAreReported() {
    #expect(rules(list([], [])) == [.transparentFrame])
    let background = ViewRecord(kind: "ContainerBackground", frame: .zero, parent: nil)
    #expect(rules(list([background], [.beginView(0), ground, .endView])) == [.blankFrame])
    #expect(rules(list([], [ground])) == [.singleColorFrame])
    #expect(rules(list([background], [.beginView(0), ground, .endView, dot])) == [])
  }

  @Test func picturesAndControlsNeedNames() {
    let box = CGRect(x: 0, y: 0, width: 20, height: 20)
    func record(_ role: String, _ label: String? = nil, hidden: Bool = false) -> ViewRecord {
      ViewRecord(
        kind: "Image", frame: box, parent: nil, label: label, role: role,
        isHiddenFromAccessibility: hidden)
    }
    func found(_ views: [ViewRecord]) -> [AuditRule] { rules(list(views, [ground, dot])) }
    #expect(found([record("img")]) == [.missingAccessibilityLabel])
    #expect(found([record("img", "A boat")]) == [])
    #expect(found([record("img", hidden: true)]) == [])
    var inner = text(box)
    inner.parent = 0
    #expect(found([record("button"), inner]) == [])
    #expect(found([record("switch")]) == [.missingAccessibilityLabel])
  }

  @Test func diagnosticsBecomeFindings() {
    let plain = list([], [ground, dot])
    let notes = [
      Diagnostic(code: "missing-container-background", message: "a"),
      Diagnostic(code: "assumed-size", message: "b"),
      Diagnostic(code: "unknown-symbol", message: "c"),
      Diagnostic(code: "link-not-followed", message: "d"),
      Diagnostic(code: "missing-color", message: "e"),
    ]
    #expect(
      rules(plain, notes) == [.missingContainerBackground, .missingImage, .deadLink, .missingImage])
  }

  @Test func anArchiveCountsEachImageOnce() {
    let image = ImagePixels(
      width: 100, height: 100, pixels: [UInt8](repeating: 255, count: 40_000))
    let draw = Command.image(ImageDraw(image, in: CGRect(x: 0, y: 0, width: 10, height: 10)))
    #expect(ArchiveEstimate.bytes(list([], [draw, draw])) == 40_000 + 200)
  }
}
