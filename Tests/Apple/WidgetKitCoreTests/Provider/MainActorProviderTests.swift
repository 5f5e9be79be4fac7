import AppIntents
import Foundation
import SwiftUI
import Testing
import WidgetKitCore

/// An entry and providers as they are in a module whose default isolation is the main actor, where `TimelineProvider` and
/// `TimelineEntry` don't forbid it, as real code shows that writes `struct Provider: @MainActor TimelineProvider`.
@MainActor private struct TideEntry: @MainActor TimelineEntry {
  var date: Date
  var relevance: TimelineEntryRelevance? { TimelineEntryRelevance(score: 3) }
}

@MainActor private struct TideProvider: @MainActor TimelineProvider {
  private func entry(_ seconds: TimeInterval) -> TideEntry {
    MainActor.assertIsolated()
    return TideEntry(date: Date(timeIntervalSinceReferenceDate: seconds))
  }

  func placeholder(in context: Context) -> TideEntry { entry(1) }

  func getSnapshot(in context: Context, completion: @escaping (TideEntry) -> Void) {
    completion(entry(2))
  }

  func getTimeline(
    in context: Context, completion: @escaping @Sendable (Timeline<TideEntry>) -> Void
  ) {
    let timeline = Timeline(entries: [entry(3), entry(4)], policy: .never)
    DispatchQueue.global().async { completion(timeline) }
  }
}

@MainActor private struct TideIntentProvider: @MainActor AppIntentTimelineProvider {
  func placeholder(in context: Context) -> TideEntry {
    MainActor.assertIsolated()
    return TideEntry(date: Date(timeIntervalSinceReferenceDate: 5))
  }

  func snapshot(for configuration: FerryIntent, in context: Context) async -> TideEntry {
    placeholder(in: context)
  }

  func timeline(for configuration: FerryIntent, in context: Context) async -> Timeline<TideEntry> {
    Timeline(entries: [placeholder(in: context)], policy: .never)
  }
}

@MainActor @Suite struct MainActorProviderTests {
  private let context = TimelineProviderContext(
    environmentVariants: .init(), family: .systemSmall, isPreview: false,
    displaySize: CGSize(width: 158, height: 158))

  private func driver<Configuration: WidgetConfiguration>(
    _ configuration: Configuration
  ) throws -> WidgetDriver {
    var descriptions: [_WidgetDescription] = []
    Configuration._describe(configuration, into: &descriptions)
    return try #require(descriptions.first?.payload as? WidgetDriver)
  }

  private func timeline(_ driver: WidgetDriver) async -> DrivenTimeline {
    await withCheckedContinuation { continuation in
      driver.timeline(context, nil) { continuation.resume(returning: $0) }
    }.value
  }

  private func seconds(_ dates: [Date]) -> [TimeInterval] {
    dates.map(\.timeIntervalSinceReferenceDate)
  }

  @Test func aProviderOfTheMainActorIsCalledThere() async throws {
    let driver = try driver(
      StaticConfiguration(kind: "tide", provider: TideProvider()) { _ in EmptyView() })
    #expect(seconds([driver.placeholder(context).date]) == [1])
    let snapshot: DrivenEntry = await withCheckedContinuation { continuation in
      driver.snapshot(context, nil) { continuation.resume(returning: $0) }
    }.value
    #expect(seconds([snapshot.date]) == [2])
    let timeline = await timeline(driver)
    #expect(seconds(timeline.entries.map(\.date)) == [3, 4])
    #expect(timeline.entries.map(\.relevance?.score) == [3, 3])
  }

  @Test func anIntentProviderOfTheMainActorIsCalledThere() async throws {
    let driver = try driver(
      AppIntentConfiguration(kind: "tide", provider: TideIntentProvider()) { _ in EmptyView() })
    #expect(seconds(await timeline(driver).entries.map(\.date)) == [5])
  }
}
