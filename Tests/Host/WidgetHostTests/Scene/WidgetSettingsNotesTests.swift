import DisplayList
import Foundation
import SwiftUI
import Testing

@testable import WidgetHost
@testable import WidgetKitCore

/// Modifiers of a configuration say where their effect is, if not in the frame.
@MainActor @Suite struct WidgetSettingsNotesTests {
  private struct Named: Widget {
    var body: some WidgetConfiguration {
      StaticConfiguration(kind: "named", provider: Empty()) { _ in Text(verbatim: "x") }
        .disfavoredLocations([.standBy, .carPlay], for: [.systemSmall])
        .promptsForUserConfiguration()
        .promptsForUserConfiguration()
        .associatedKind("events")
        .associatedKind(nil)
        .backgroundTask(.appRefresh("refresh")) {}
        .supportedMountingStyles([.recessed])
        .widgetTexture(.paper)
        .containerBackgroundRemovable(false)
    }
  }

  private struct Empty: TimelineProvider {
    struct Entry: TimelineEntry { var date: Date }
    func placeholder(in context: Context) -> Entry { Entry(date: .distantPast) }
    func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) {}
    func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {}
  }

  private var settings: WidgetSettings {
    var found: [_WidgetDescription] = []
    Named.Body._describe(Named().body, into: &found)
    return found[0].settings
  }

  private func notes(
    _ family: WidgetFamily = .systemSmall, _ placement: Placement? = nil,
    on device: String = "iPhone 16"
  ) throws -> [String] {
    try DrawnEntry(Text(verbatim: "x"), family, on: device, settings: settings) {
      $0.setting.placement = placement
    }.notes.filter { $0.code != "assumed-placement" }.map { "\($0.code): \($0.message)" }
  }

  @Test func eachIsNotedOnce() throws {
    #expect(
      try notes() == [
        "no-effect: promptsForUserConfiguration() has no effect on this frame: the system asks when "
          + "a person adds the widget; frames show the default configuration, or that of "
          + "--configuration.",
        "no-effect: associatedKind(_:) has no effect on this frame: a watch's Smart Stack then shows "
          + "this widget instead of “events”, and frames are of one widget alone.",
        "no-effect: backgroundTask(_:action:) has no effect on this frame: the system calls the "
          + "action when a task of appRefresh “refresh” is due, and none is here.",
        "no-effect: disfavoredLocations(_:for:) has no effect on this frame: it decides where the "
          + "gallery offers the widget (carPlay, standBy), and this frame is elsewhere.",
        "no-effect: supportedMountingStyles(_:) has no effect on this frame: it is for Apple Vision "
          + "Pro, which --device shows.",
        "no-effect: widgetTexture(_:) has no effect on this frame: it is for Apple Vision Pro, which "
          + "--device shows.",
      ])
  }

  @Test(arguments: [Placement.standBy, .standByNight, .carPlay])
  func aDisfavoredLocationIsNamed(placement: Placement) throws {
    let name = placement == .carPlay ? "carPlay" : "standBy"
    #expect(
      try notes(.systemSmall, placement).contains(
        "disfavored-location: The widget disfavors \(name) for systemSmall: the gallery offers it "
          + "there only among widgets that don't suit the location."))
  }

  @Test func onAppleVisionProTheMountingStylesHaveAnEffect() throws {
    let notes = try notes(.systemSmall, .recessed, on: "Apple Vision Pro")
    #expect(!notes.contains { $0.contains("supportedMountingStyles") })
    #expect(notes.contains { $0.hasPrefix("texture-not-drawn") })
  }

  @Test func aWidgetWithoutThemHasNoNotes() throws {
    #expect(try DrawnEntry(Text(verbatim: "x")).notes.isEmpty)
  }
}
