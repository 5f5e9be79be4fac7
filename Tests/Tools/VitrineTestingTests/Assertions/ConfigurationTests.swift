import AppIntents
import SwiftUI
import Testing
import WidgetKit

@testable import VitrineTesting

struct CityIntent: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "City"
  @Parameter(title: "City", default: "Cairo") var city: String

  init() {}
  init(city: String) { self.city = city }
}

struct OtherIntent: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Other"
  init() {}
}

private struct CityEntry: TimelineEntry {
  let date: Date
  let city: String
}

private struct CityProvider: AppIntentTimelineProvider {
  func placeholder(in context: Context) -> CityEntry { CityEntry(date: .now, city: "–") }
  func snapshot(for configuration: CityIntent, in context: Context) async -> CityEntry {
    CityEntry(date: .now, city: configuration.city)
  }
  func timeline(for configuration: CityIntent, in context: Context) async -> Timeline<CityEntry> {
    Timeline(entries: [await snapshot(for: configuration, in: context)], policy: .never)
  }
}

private struct CityWidget: Widget {
  var body: some WidgetConfiguration {
    AppIntentConfiguration(kind: "City", intent: CityIntent.self, provider: CityProvider()) {
      Text($0.city).containerBackground(.background, for: .widget)
    }
    .supportedFamilies([.systemSmall])
  }
}

@Suite struct ConfigurationTests {
  @MainActor
  private func made<W: Widget>(
    _ widget: W, _ configurations: [SnapshotConfiguration]
  ) async -> MadeFrames {
    await WidgetRunner(
      families: nil, phases: [.snapshot], matrix: .one, world: nil, configurations: configurations,
      at: AssertionLocation("A/A.swift", #filePath, "a()", 1, 1)
    ).run { descriptions(of: widget) }
  }

  @Test func anIntentIsGivenAndNamed() async {
    let frames = await made(
      CityWidget(),
      [
        SnapshotConfiguration("lagos", CityIntent(city: "Lagos")),
        SnapshotConfiguration("oslo", CityIntent(city: "Oslo")),
      ])
    #expect(frames.failures == [])
    #expect(
      frames.frames.map(\.path) == [
        "/City/systemSmall/snapshot~cfg-lagos@3x", "/City/systemSmall/snapshot~cfg-oslo@3x",
      ])
    #expect(frames.frames.map { $0.list.views.compactMap(\.text) } == [["Lagos"], ["Oslo"]])
  }

  @Test func withoutOneItIsWhatTheIntentBeginsWith() async {
    let frames = await made(CityWidget(), [])
    #expect(frames.frames.map { $0.list.views.compactMap(\.text) } == [["Cairo"]])
  }

  @Test func anotherWidgetsIntentIsRefused() async {
    let frames = await made(CityWidget(), [SnapshotConfiguration("x", OtherIntent())])
    #expect(
      frames.failures.map(\.message) == [
        "The configuration x is a OtherIntent; City is configured by CityIntent."
      ])
    let plain = await made(ProbeWidget(), [SnapshotConfiguration("x", OtherIntent())])
    #expect(plain.failures.first?.message.contains("has no parameters") == true)
  }
}
