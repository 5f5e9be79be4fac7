import DisplayList
import Foundation
import SwiftUI
import TestSupport
import Testing

@testable import WidgetHost

/// Widgets of apps that were built with an older SDK. Sources: Automattic/pocket-casts-ios#892 and WordPress-iOS#21672
/// (the same widget built with Xcode 14 and with Xcode 15), wikipedia-ios#4701 (margins, StandBy).
@MainActor @Suite struct LinkedSDKTests {
  private let red = Color(red: 1, green: 0, blue: 0)

  private func drawn(
    _ view: some View, _ sdk: String?, _ change: (inout FrameRequest) -> Void = { _ in }
  ) throws -> DrawnEntry {
    try DrawnEntry(view) { request in
      if let sdk { request.setting.linkedSDK = LinkedSDK(sdk) ?? .standard }
      change(&request)
    }
  }

  @Test(arguments: [
    ("14", false), ("14.5", false), ("15", false), ("16", false), ("16.4", false), ("17", true),
    ("17.0", true), ("18.2", true), ("26", true), ("26.1", true),
  ])
  func aVersionDecidesWhetherTheSystemAsksForABackground(text: String, asks: Bool) {
    #expect(LinkedSDK(text)?.name == text)
    #expect(LinkedSDK(text)?.hasContainerBackgrounds == asks)
  }

  @Test(arguments: ["", "13", "19", "27", "16.", ".4", "16.4.1", "+16", "-16", "x", "16 ", "１６"])
  func noOtherVersionIsTaken(text: String) {
    #expect(LinkedSDK(text) == nil)
  }

  @Test func contentHasNoMargins() throws {
    #expect(try drawn(red, "16").pixel(2, 85) == "#FF0000FF")
    #expect(try drawn(red, "17").pixel(2, 85) == "#00000000")
    #expect(try drawn(red, nil).pixel(2, 85) == "#00000000")
    #expect(try drawn(red, nil).pixel(20, 85) == "#FF0000FF")
    #expect(try drawn(EnvironmentReport(), "16.4").texts.element(1) == "0 true false")
    #expect(try drawn(EnvironmentReport(), nil).texts.element(1) == "16 true false")
  }

  @Test func aViewWithoutABackgroundLiesOnTheSystemsOwn() throws {
    let text = Text(verbatim: "bare")
    #expect(try drawn(text, "16").pixel(2, 2) == "#FFFFFFFF")
    #expect(try drawn(text, "16") { $0.style.appearance = .dark }.pixel(2, 2) == "#000000FF")
    #expect(try drawn(text, "17").pixel(2, 2) == "#00000000")
    #expect(try drawn(text, "16") { $0.setting.placement = .standBy }.pixel(2, 2) == "#00000000")
  }

  private func messages(
    _ view: some View, _ change: (inout FrameRequest) -> Void = { _ in }
  ) throws -> [String] {
    try drawn(view, "16.4", change).notes.filter { $0.code == "linked-sdk" }.map(\.message)
  }

  @Test func whatSuchAWidgetCantHaveIsReported() throws {
    #expect(try messages(red) == [])
    #expect(
      try messages(red.containerBackground(.red, for: .widget)) == [
        "The view has a container background, which the SDK of iOS 16.4 doesn't know: source with "
          + "containerBackground(for:) needs that of iOS 17 or later (--linked-sdk)."
      ])
    #expect(
      try messages(red) { $0.setting.placement = .standBy } == [
        "Built with the SDK of iOS 16.4, the widget isn't offered at standBy, where the system "
          + "removes backgrounds: build it with that of iOS 17 or later."
      ])
    #expect(
      try messages(red) { $0.style.rendering = .accented } == [
        "It isn't published how the system colours a widget that was built with the SDK of iOS 16.4 in "
          + "the mode accented: its background is taken for content."
      ])
  }
}

/// The same, drawn by real worker processes.
@Suite(.blocking) struct LinkedSDKFrameTests {
  @Test func anOlderWidgetShowsItselfAndNotTheSystemsSign() throws {
    let folder = try ScratchFolder()
    var batch = FrameBatch.fixture("bare", phases: [.placeholder, .snapshot], in: folder)
    batch.setting.linkedSDK = try #require(LinkedSDK("16.4"))
    // Nothing here waits for the limit, which is short for providers that never answer.
    batch.providerTimeout = 60
    let result = try WorkerPool(jobs: 1).render([(try FixtureProduct.executable, batch)]).element(0)
    #expect(result.frames.map(\.texts) == [[], ["no background"]])
    #expect(result.frames.map(\.diagnostics) == [[], []])
    // A name says what differs from frame to frame, not of which app they are.
    #expect(result.frames.last?.id == "bare/systemSmall/snapshot@3x")
    let manifest = Manifest(generator: "", problems: [], skipped: [], results: [(batch, result)])
    #expect(manifest.linkedSDK == "16.4")
    batch.setting.linkedSDK = .standard
    #expect(
      Manifest(generator: "", problems: [], skipped: [], results: [(batch, result)]).linkedSDK
        == "26")
  }
}
