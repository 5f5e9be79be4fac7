import Foundation
import TestSupport
import Testing

@testable import WidgetHost

/// The targets of taps, by Apple's "Linking to specific app scenes from your widget or Live Activity".
@Suite(.blocking) struct LinkTests {
  private func frame(
    _ kind: String, _ family: String = "systemMedium"
  ) throws -> (FrameRecord, files: [String: String]) {
    let folder = try ScratchFolder()
    let batch = FrameBatch.fixture(
      kind, family: family, phases: [.snapshot], in: folder, formats: [.svg, .html, .json])
    let result = WorkerPool(jobs: 1).render([(try FixtureProduct.executable, batch)])[0]
    let frame = try #require(result.frames.first)
    return (
      frame,
      Dictionary(
        uniqueKeysWithValues: try folder.files().map {
          (($0.key as NSString).pathExtension, String(decoding: $0.value, as: UTF8.self))
        })
    )
  }

  @Test func aLinkAndTheWidgetsOwnAddressAreRegionsInEveryFile() throws {
    let (frame, files) = try frame("linked")
    #expect(frame.links.map(\.url) == ["fixture://whole", "fixture://link"])
    #expect(frame.links.first?.rect == CGRect(x: 0, y: 0, width: 338, height: 158))
    #expect(try frame.links.element(1).rect.width < 60)
    #expect(frame.diagnostics.isEmpty)
    for format in ["svg", "html"] {
      let text = try #require(files[format])
      #expect(text.contains("<a href=\"fixture://whole\""))
      #expect(text.contains("<a href=\"fixture://link\""))
    }
    let json = try #require(files["json"])
    #expect(
      json.contains(
        "\"view\": \"WidgetURL\", \"frame\": [0, 0, 338, 158], \"link\": \"fixture://whole\""))
    #expect(json.contains("\"link\": \"fixture://link\""))
  }

  @Test func ofSeveralAddressesTheLastCountsAndItIsReported() throws {
    let (frame, _) = try frame("linked-twice")
    #expect(frame.links.map(\.url) == ["fixture://inner", "fixture://link"])
    #expect(frame.diagnostics.map(\.code) == ["several-widget-urls"])
  }

  /// The line above the clock has no link that could be followed: it shows the first image and the first text.
  @Test func theInlineAccessoryHasNoLink() throws {
    let (frame, _) = try frame("linked", "accessoryInline")
    #expect(frame.links.map(\.url) == ["fixture://whole"])
  }

  @Test func anAccessoryWithOneTargetFollowsNoLink() throws {
    let (frame, files) = try frame("linked", "accessoryCircular")
    #expect(frame.links.map(\.url) == ["fixture://whole"])
    let note = try #require(frame.diagnostics.first { $0.code == "link-not-followed" })
    #expect(note.message.contains("fixture://link") && note.message.contains("fixture://whole"))
    #expect(files["svg"]?.contains("fixture://link") == false)
    #expect(files["json"]?.contains("fixture://link") == false)
  }

  @Test(arguments: ["accessoryRectangular", "systemSmall"])
  func familiesWithRoomForASecondTargetFollowLinks(family: String) throws {
    let (frame, _) = try frame("linked", family)
    #expect(frame.links.map(\.url) == ["fixture://whole", "fixture://link"])
    #expect(!frame.diagnostics.map(\.code).contains("link-not-followed"))
  }

  @Test func aSmallWidgetOfLinksAloneIsWarnedOfOlderSystems() throws {
    #expect(try frame("linked-only", "systemSmall").0.diagnostics.map(\.code) == ["link-in-small"])
    #expect(try frame("linked-only").0.diagnostics.isEmpty)
  }
}

/// The parts that the system hides or removes.
@Suite struct HidingTests {
  private func frames(
    _ kind: String, _ family: String = "systemSmall", placement: Placement? = nil
  ) throws -> [FrameRecord] {
    let folder = try ScratchFolder()
    var batch = FrameBatch.fixture(
      kind, family: family, phases: [.placeholder, .snapshot], in: folder)
    batch.setting.placement = placement
    return Array(
      WorkerPool(jobs: 1).render([(try FixtureProduct.executable, batch)])[0].frames)
  }

  /// Apple's documentation of `redacted(reason:)`, `unredacted()` and `privacySensitive(_:)`.
  @Test func aPlaceholderHidesAllButWhatIsUnredacted() throws {
    let found = try frames("hidden")
    #expect(found.first?.texts == ["Title"])
    #expect(found[at: 1]?.texts == ["Balance", "Title", "Secret"])
  }

  /// "Please adopt containerBackground API" is what iOS 17 shows in place of the widget.
  @Test func withoutAContainerBackgroundTheSystemShowsItsOwnWords() throws {
    let found = try frames("bare")
    #expect(found[at: 1]?.texts == ["Please adopt containerBackground API"])
    #expect(found[at: 1]?.diagnostics.map(\.code) == ["missing-container-background"])
    #expect(try frames("bare", "accessoryInline").element(1).diagnostics.isEmpty)
  }

  /// StandBy takes the background away, so the picture is another.
  @Test func theBackgroundIsTakenAwayWhereThePlaceDoesSo() throws {
    let home = try frames("hidden").element(1)
    let standBy = try frames("hidden", placement: .standBy).element(1)
    #expect(home.digest != standBy.digest)
  }
}
