import AppIntents
import Foundation
import SwiftUI
import WidgetKitCore

struct HarborEntry: TimelineEntry { let date: Date }

struct HarborProvider: TimelineProvider {
  func placeholder(in context: Context) -> HarborEntry { HarborEntry(date: .distantPast) }

  func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) {
    completion(placeholder(in: context))
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {
    completion(Timeline(entries: [placeholder(in: context)], policy: .never))
  }
}

struct FerryIntent: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Ferry"
}

struct FerryProvider: AppIntentTimelineProvider {
  func placeholder(in context: Context) -> HarborEntry { HarborEntry(date: .distantPast) }

  func snapshot(for configuration: FerryIntent, in context: Context) async -> Entry {
    placeholder(in: context)
  }

  func timeline(for configuration: FerryIntent, in context: Context) async -> Timeline<Entry> {
    Timeline(entries: [placeholder(in: context)], policy: .never)
  }
}
