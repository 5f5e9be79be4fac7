import Foundation
import SwiftUI
import Testing

@testable import WidgetKitCore

@Suite struct TimelineTests {
  private struct Entry: TimelineEntry { let date: Date }

  @Test func anEntryHasNoRelevanceUnlessItIsGiven() {
    #expect(Entry(date: .distantPast).relevance == nil)
  }

  @Test func aRelevanceLastsUntilTheNextEntryUnlessADurationIsGiven() throws {
    #expect(TimelineEntryRelevance(score: 10).duration == 0)
    let relevance = TimelineEntryRelevance(score: 2.5, duration: 60)
    let data = try JSONEncoder().encode(relevance)
    #expect(try JSONDecoder().decode(TimelineEntryRelevance.self, from: data) == relevance)
    #expect(
      try JSONDecoder().decode([String: Double].self, from: data) == ["score": 2.5, "duration": 60])
  }

  @Test func reloadPoliciesDifferByKindAndDate() {
    let date = Date(timeIntervalSinceReferenceDate: 100)
    #expect(TimelineReloadPolicy.after(date) == .after(date))
    #expect(TimelineReloadPolicy.after(date) != .after(date.addingTimeInterval(1)))
    #expect(TimelineReloadPolicy.atEnd != .never && TimelineReloadPolicy.atEnd != .after(date))
  }

  @Test func aTimelineKeepsTheOrderOfItsEntries() {
    let dates = [3, 1, 2].map { Date(timeIntervalSinceReferenceDate: $0) }
    let timeline = Timeline(entries: dates.map(Entry.init), policy: .never)
    #expect(timeline.entries.map(\.date) == dates && timeline.policy == .never)
  }

  @Test func environmentVariantsAreReadByTheirKeyPath() {
    var variants = TimelineProviderContext.EnvironmentVariants()
    variants.set(\.colorScheme, [.light, .dark])
    #expect(variants.colorScheme == [.light, .dark])
    #expect(variants[\.colorScheme] == [.light, .dark])
    #expect(variants.displayScale == nil)
  }
}

@Suite struct FamilyTests {
  /// Apple's "WidgetFamily" reference.
  @Test func familiesHaveAppleNames() {
    #expect(
      WidgetFamily.allCases.map(\.description) == [
        "systemSmall", "systemMedium", "systemLarge", "systemExtraLarge",
        "systemExtraLargePortrait", "accessoryCorner", "accessoryCircular", "accessoryRectangular",
        "accessoryInline",
      ])
  }

  @Test(arguments: WidgetFamily.allCases)
  func aFamilyIsFoundByItsName(_ family: WidgetFamily) {
    #expect(WidgetFamily(name: family.description) == family)
    #expect(family.isAccessory == family.description.hasPrefix("accessory"))
  }

  @Test func anUnknownNameIsNoFamily() { #expect(WidgetFamily(name: "systemHuge") == nil) }

  @Test(arguments: ["fullColor", "accented", "vibrant"])
  func aRenderingModeIsFoundByItsName(_ name: String) {
    #expect(WidgetRenderingMode(name: name)?.description == name)
  }

  @Test func anUnknownNameIsNoRenderingMode() {
    #expect(WidgetRenderingMode(name: "sepia") == nil)
  }

  @Test func activityFamiliesAreCodedByTheirRawValues() throws {
    #expect(ActivityFamily.small.rawValue == 0 && ActivityFamily.medium.rawValue == 1)
    #expect(ActivityFamily.small.description == "small")
    #expect(EnvironmentValues().activityFamily == .medium)
  }
}
