import DisplayList
import Foundation
import SwiftUI
import SystemDesigns
import TestSupport
import Testing

@testable import WidgetHost
@testable import WidgetKitCore

/// Widgets on the surfaces of a room: Apple's Human Interface Guidelines, Widgets, visionOS, and "Updating your
/// widgets for visionOS".
@MainActor @Suite struct RoomTests {
  private let headset = "Apple Vision Pro"

  private func drawn(
    _ placement: Placement? = nil, settings: WidgetSettings = WidgetSettings(),
    _ change: (inout FrameRequest) -> Void = { _ in }
  ) throws -> DrawnEntry {
    try DrawnEntry(EnvironmentReport(), on: headset, settings: settings) {
      $0.setting.placement = placement
      change(&$0)
    }
  }

  @Test func surfacesTakeEverySystemFamily() throws {
    let device = try #require(DeviceTable.device(named: headset))
    for placement in [Placement.elevated, .recessed] {
      #expect(
        device.families.filter { placement.takes($0, on: device) } == [
          .systemSmall, .systemMedium, .systemLarge, .systemExtraLarge, .systemExtraLargePortrait,
        ])
      #expect(
        placement.renderingModes(for: .systemSmall, on: device, os: .standard).map(\.description)
          == ["fullColor", "accented"])
      #expect(placement.standardDevices == [headset])
      #expect(placement.isOffered(in: 26))
      #expect(!placement.isOffered(in: 18))
    }
    let phone = try #require(DeviceTable.device(named: "iPhone 16"))
    #expect(!Placement.elevated.takes(.systemSmall, on: phone))
  }

  /// “By default, widgets use the elevated mounting style.”
  @Test func aWidgetIsElevatedUnlessAskedOtherwise() throws {
    let device = try #require(DeviceTable.device(named: headset))
    #expect(Placement.standard(for: .systemLarge, on: device) == .elevated)
    let frame = try drawn()
    #expect(frame.texts == ["systemSmall fullColor dark", "16 true false", "false true"])
    #expect(frame.notes.map(\.code) == ["assumed-placement"])
    #expect(frame.list.size == CGSize(width: 158, height: 158))
  }

  @Test func fromADistanceTheLevelOfDetailIsSimplified() throws {
    #expect(try drawn { $0.style.detail = .simplified }.texts.element(2) == "false false")
    let phone = try DrawnEntry(EnvironmentReport()) { $0.style.detail = .simplified }
    #expect(phone.texts[at: 2] == "false false")
    #expect(
      phone.notes == [
        Diagnostic(
          code: "unused-level-of-detail",
          message: "iPhone 16 always shows widgets in full detail: --detail simplified is for "
            + "Apple Vision Pro.")
      ])
  }

  @Test func theTextureIsNamed() throws {
    var settings = WidgetSettings()
    settings.texture = .paper
    #expect(
      try drawn(settings: settings).notes.last
        == Diagnostic(
          code: "texture-not-drawn",
          message: "The texture paper isn't drawn: the picture is as in even light."))
  }

  @Test func aMountingStyleThatTheWidgetLeavesOutIsNoted() throws {
    var settings = WidgetSettings()
    settings.mountingStyles = [.recessed]
    #expect(
      try drawn(.elevated, settings: settings).notes.last
        == Diagnostic(
          code: "unsupported-mounting-style",
          message: "The widget isn't offered elevated: its supportedMountingStyles are recessed."))
    #expect(try drawn(.recessed, settings: settings).notes.map(\.code) == ["assumed-placement"])
  }

  /// “…and remove interactive elements like buttons or toggles.”
  @Test func aControlFromADistanceIsNoted() throws {
    let control = Toggle(_isOn: true, intent: "an intent") { Text(verbatim: "Lamp") }
    func codes(_ detail: FrameStyle.Detail) throws -> [String] {
      try DrawnEntry(control, on: headset) { $0.style.detail = detail }.notes.map(\.code)
    }
    #expect(try codes(.default) == ["assumed-placement"])
    #expect(try codes(.simplified) == ["control-at-a-distance", "assumed-placement"])
  }

  @Test func framesNameThePlacementAndTheDetail() {
    var request = FrameRequest(
      product: "p", kind: "k", family: "systemExtraLargePortrait", phase: .snapshot,
      setting: Setting(), style: FrameStyle())
    request.setting.device = headset
    request.setting.placement = .recessed
    request.style.detail = .simplified
    #expect(
      request.id(includingProduct: false)
        == "k/systemExtraLargePortrait/snapshot~detail-simplified~recessed~Apple-Vision-Pro@2x")
  }
}
