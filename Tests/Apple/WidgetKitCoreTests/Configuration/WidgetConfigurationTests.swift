import Foundation
import SwiftUI
import Testing

@testable import WidgetKitCore

@MainActor @Suite struct WidgetConfigurationTests {
  private struct Entry: TimelineEntry {
    let date: Date
    let text: String
  }

  private struct Provider: TimelineProvider {
    let dates = [0, 60].map { Date(timeIntervalSinceReferenceDate: $0) }

    func placeholder(in context: Context) -> Entry { Entry(date: dates[0], text: "placeholder") }
    func getSnapshot(in context: Context, completion: @escaping @Sendable (Entry) -> Void) {
      completion(Entry(date: dates[0], text: "snapshot of \(context.family)"))
    }
    func getTimeline(
      in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void
    ) {
      completion(
        Timeline(entries: dates.map { Entry(date: $0, text: "entry") }, policy: .atEnd))
    }
  }

  private let context = TimelineProviderContext(
    environmentVariants: .init(), family: .systemMedium, isPreview: false,
    displaySize: CGSize(width: 338, height: 158))

  private func describe<C: WidgetConfiguration>(_ configuration: C) -> [_WidgetDescription] {
    var found: [_WidgetDescription] = []
    C._describe(configuration, into: &found)
    return found
  }

  private var steps: StaticConfiguration<Text> {
    StaticConfiguration(kind: "Steps", provider: Provider()) { Text(verbatim: $0.text) }
  }

  @Test func aConfigurationWithoutModifiersHasTheDefaults() throws {
    let found = try #require(describe(steps).first)
    #expect(found.kind == "Steps")
    #expect(found.settings.displayName == nil && found.settings.description == nil)
    #expect(found.settings.supportedFamilies == nil)
    #expect(!found.settings.areContentMarginsDisabled)
    #expect(found.settings.isContainerBackgroundRemovable)
    #expect(found.settings.supplementalActivityFamilies == [])
  }

  @Test func modifiersSetOnePropertyEach() throws {
    let found = try #require(
      describe(
        steps.configurationDisplayName(Text(verbatim: "Steps")).description(Text(verbatim: "All"))
          .supportedFamilies([.systemSmall, .accessoryInline]).contentMarginsDisabled()
          .containerBackgroundRemovable(false)
      ).first)
    #expect(found.kind == "Steps")
    #expect(found.settings.displayName == Text(verbatim: "Steps"))
    #expect(found.settings.description == Text(verbatim: "All"))
    #expect(found.settings.supportedFamilies == [.systemSmall, .accessoryInline])
    #expect(found.settings.areContentMarginsDisabled)
    #expect(!found.settings.isContainerBackgroundRemovable)
  }

  @Test func theOutermostModifierDecides() throws {
    let found = try #require(
      describe(steps.supportedFamilies([.systemLarge]).supportedFamilies([.systemSmall])).first)
    #expect(found.settings.supportedFamilies == [.systemSmall])
  }

  @Test func theDriverAsksTheProvider() async throws {
    let driver = try #require(describe(steps).first?.driver)
    #expect(driver.placeholder(context).date == Date(timeIntervalSinceReferenceDate: 0))
    let timeline = await withCheckedContinuation {
      (continuation: CheckedContinuation<Handover<DrivenTimeline>, Never>) in
      driver.timeline(context, nil) { continuation.resume(returning: $0) }
    }
    #expect(
      timeline.value.entries.map(\.date)
        == [0, 60].map { Date(timeIntervalSinceReferenceDate: $0) })
    #expect(timeline.value.policy == .atEnd)
    let snapshot = await withCheckedContinuation {
      (continuation: CheckedContinuation<Handover<DrivenEntry>, Never>) in
      driver.snapshot(context, nil) { continuation.resume(returning: $0) }
    }
    #expect(snapshot.value.date == Date(timeIntervalSinceReferenceDate: 0))
    #expect(snapshot.value.relevance == nil)
  }

  @Test func anEntryOfAnotherTypeIsNotDriven() throws {
    struct Other: TimelineEntry { let date = Date.distantPast }
    let driver = try #require(describe(steps).first?.driver)
    #expect(driver.drive(Other()) == nil)
    #expect(driver.drive(Entry(date: .distantFuture, text: ""))?.date == .distantFuture)
  }

  @Test func aProviderWithoutRelevanceHasNone() async throws {
    let driver = try #require(describe(steps).first?.driver)
    #expect(await driver.relevance() == [])
    #expect(driver.recommendations().isEmpty)
  }
}

@Suite struct WidgetInfoTests {
  @Test func widgetsOfOneKindAndFamilyAreEqual() {
    let small = WidgetInfo(family: .systemSmall, kind: "Steps")
    #expect(small == WidgetInfo(family: .systemSmall, kind: "Steps"))
    #expect(small != WidgetInfo(family: .systemLarge, kind: "Steps"))
    #expect(small != WidgetInfo(family: .systemSmall, kind: "Sleep"))
    #expect(small.id == small && small.configuration == nil)
  }

  @Test func aConfigurationMakesAnotherWidget() {
    let box = ConfigurationBox("a configuration")
    let configured = WidgetInfo(configuration: box, family: .systemSmall, kind: "Steps")
    #expect(configured != WidgetInfo(family: .systemSmall, kind: "Steps"))
    #expect(configured == WidgetInfo(configuration: box, family: .systemSmall, kind: "Steps"))
  }

  @Test func relevanceKeepsContextsAndLeavesGroupsOut() {
    let relevance = WidgetRelevance<Void>([
      WidgetRelevanceAttribute(context: .sleep(.bedtime)),
      WidgetRelevanceAttribute(group: .named("evening")),
      WidgetRelevanceAttribute(context: .fitness(.workoutActive)),
    ])
    #expect(relevance.contexts == [.sleep(.bedtime), .fitness(.workoutActive)])
    #expect(WidgetRelevanceGroup.named("a") != .named("b"))
    #expect(WidgetRelevanceGroup.automatic != .ungrouped)
  }
}
