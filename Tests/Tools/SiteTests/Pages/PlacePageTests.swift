import Foundation
import TestSupport
import Testing

@testable import Site

@Suite struct PlacePageTests {
  private func frame(
    _ family: String, _ placement: String, _ rendering: String = "fullColor", os: String = "26",
    dark: Bool = false, isNamed: Bool = true
  ) -> Gallery.Frame {
    var variant = Gallery.Variant(appearance: dark ? "dark" : "light", os: os)
    if isNamed { variant.placement = placement }
    return Gallery.Frame(
      id: "\(family)-\(placement)-\(rendering)-\(os)-\(dark)", family: family, device: "iPhone 16",
      phase: "snapshot", variant: variant, size: CGSize(width: 158, height: 158), scale: 3,
      placement: placement, rendering: rendering)
  }

  private func sections(_ frames: [Gallery.Frame]) -> [FrameSection] {
    FrameSection.sections(
      of: Gallery.Widget(
        kind: "k", displayName: "K", description: "", families: [], frames: frames))
  }

  @Test func framesThatWereAskedForByPlaceLieByPlace() {
    let sections = sections([
      frame("systemMedium", "standBy"), frame("systemSmall", "standBy"),
      frame("systemSmall", "homeScreen"),
      frame("systemSmall", "homeScreen", "accented", dark: true),
      frame("accessoryInline", "complication"),
    ])
    #expect(sections.map(\.placement) == ["homeScreen", "standBy", "complication"])
    #expect(sections[at: 1]?.boards.map(\.family) == ["systemSmall", "systemMedium"])
  }

  @Test func othersLieByFamily() {
    let sections = sections([
      frame("accessoryCircular", "lockScreen", "vibrant", isNamed: false),
      frame("systemSmall", "homeScreen", isNamed: false),
    ])
    #expect(sections.map(\.family) == ["systemSmall", "accessoryCircular"])
    #expect(sections.allSatisfy { $0.placement == nil })
  }

  @Test func eachPlaceHasItsGround() {
    #expect(frame("systemSmall", "homeScreen").wallpaper == "day")
    #expect(frame("systemSmall", "homeScreen", dark: true).wallpaper == "night")
    #expect(frame("systemSmall", "homeScreen", "accented").wallpaper == "vivid glass")
    #expect(frame("systemSmall", "homeScreen", "accented", os: "18").wallpaper == "night tinted")
    #expect(frame("systemSmall", "standByNight", "vibrant").wallpaper == "standby")
    #expect(frame("accessoryRectangular", "smartStack").wallpaper == "watch stack")
    #expect(frame("accessoryCircular", "complication").wallpaper == "watch")
    #expect(frame("systemSmall", "desktop").wallpaper == "desk day")
    #expect(frame("accessoryCircular", "lockScreen", "vibrant").wallpaper == "lock")
  }
}
