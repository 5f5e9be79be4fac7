import Foundation
import Testing

@testable import Audit

/// Frames of one widget, held against one another.
@Suite struct WidgetAuditTests {
  private func frame(
    _ phase: AuditedFrame.Phase, digest: String, texts: [String] = [], hidden: [String]? = nil,
    isBlank: Bool = false, size: Int = 1000, hidesPrivateContent: Bool = false
  ) -> AuditedFrame {
    AuditedFrame(
      id: "w/systemSmall/\(phase)", group: .init(widget: "w", family: "systemSmall", variant: ""),
      phase: phase, digest: digest, texts: texts, hidesPrivateContent: hidesPrivateContent,
      result: .init(
        observations: [], isBlank: isBlank, archiveSize: size, hiddenTexts: hidden))
  }

  private func rules(_ frames: AuditedFrame...) -> [AuditRule] {
    WidgetAudit.findings(frames).map(\.rule)
  }

  @Test func aPlaceholderThatLooksLikeTheSnapshotIsReported() {
    #expect(
      rules(frame(.placeholder, digest: "a"), frame(.snapshot, digest: "a"))
        == [.placeholderShowsData])
    #expect(rules(frame(.placeholder, digest: "a"), frame(.snapshot, digest: "b")) == [])
  }

  /// A locked device may hide all that a widget shows.
  @Test func aPlaceholderMayLookLikeWhatALockedDeviceShows() {
    #expect(
      rules(
        frame(.placeholder, digest: "a", hidesPrivateContent: true),
        frame(.snapshot, digest: "a", hidesPrivateContent: true)) == [])
  }

  @Test func madeUpNumbersInTheTimelineAreReported() {
    let madeUp = ["12 km", "3 h"]
    #expect(
      rules(
        frame(.placeholder, digest: "a", hidden: madeUp),
        frame(.timeline, digest: "b", texts: madeUp)) == [.timelineShowsPlaceholder])
    #expect(
      rules(
        frame(.placeholder, digest: "a", hidden: madeUp),
        frame(.timeline, digest: "b", texts: ["14 km", "3 h"])) == [])
    // A title alone may well be the same.
    #expect(
      rules(
        frame(.placeholder, digest: "a", hidden: ["Tides"]),
        frame(.timeline, digest: "b", texts: ["Tides"])) == [])
  }

  @Test func aBlankSnapshotBesideAFullTimelineIsReported() {
    #expect(
      rules(frame(.snapshot, digest: "a", isBlank: true), frame(.timeline, digest: "b"))
        == [.blankSnapshot])
  }

  @Test func thirtyMegabytesAreTheLimitOfATimeline() {
    let half = 16 << 20
    #expect(
      rules(
        frame(.timeline, digest: "a", size: half), frame(.timeline, digest: "b", size: half))
        == [.largeArchive])
    #expect(rules(frame(.timeline, digest: "a", size: half)) == [])
  }

  @Test func entriesFiveMinutesApartAreFarEnough() {
    func dates(_ seconds: Double...) -> [Date] { seconds.map(Date.init(timeIntervalSince1970:)) }
    #expect(TimelineAudit.findings(dates(0, 300, 600), widget: "w", family: "f").isEmpty)
    let close = TimelineAudit.findings(dates(0, 60, 600, 700), widget: "w", family: "f")
    #expect(close.map(\.rule) == [.entriesTooClose])
    #expect(close.first?.message.contains("2 pairs") == true)
    #expect(close.first?.message.contains("60 s") == true)
  }
}
