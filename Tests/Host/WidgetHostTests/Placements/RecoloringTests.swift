import CoreGraphics
import DisplayList
import Foundation
import SwiftUI
import Testing
import WidgetKitCore

@testable import WidgetHost

/// A 158-point canvas: three blocks of 40, centred, so their middles are at 39, 79 and 119 across and
/// 79 down.
@MainActor @Suite struct RecoloringTests {
  private func blocks(
    on device: String = "iPhone 16", _ family: WidgetFamily = .systemSmall,
    _ change: (inout FrameRequest) -> Void
  ) throws -> DrawnEntry {
    try DrawnEntry(Blocks { Color(white: 0.5) }, family, on: device, change)
  }

  @Test func fullColorChangesNothing() throws {
    let drawn = try blocks { _ in }
    #expect(drawn.pixel(39, 79) == "#CC3300FF")
    // Half of blue on yellow.
    #expect(drawn.pixel(79, 79) == "#7F7F80FF")
    #expect(drawn.pixel(2, 79) == "#FFFF00FF")
  }

  /// HIG, January 2025: the accented views take the tint, the others don't.
  @Test func iOS18TintsTheAccentGroup() throws {
    let drawn = try blocks {
      $0.style.rendering = .accented
      $0.style.tint = Tint("FF9500")
      $0.setting.os = 18
    }
    #expect(drawn.pixel(39, 79) == "#FFFFFFFF")
    #expect(drawn.pixel(79, 79) == "#FF950080")
    #expect(drawn.pixel(119, 79) == "#FFFFFFFF")
    // The background is gone.
    #expect(drawn.pixel(2, 79) == "#00000000")
  }

  /// The same: “widgets are fully tinted by default”.
  @Test func iOS18TintsAllWhereNothingIsAccented() throws {
    let drawn = try DrawnEntry(Color.red.frame(width: 40, height: 40)) {
      $0.style.rendering = .accented
      $0.style.tint = Tint("#ff9500")
      $0.setting.os = 18
    }
    #expect(drawn.pixel(79, 79) == "#FF9500FF")
  }

  /// Apple's article: iOS tints “primary and accented content white”; transparency stays.
  @Test func iOS26TintsBothGroupsWhite() throws {
    let drawn = try blocks {
      $0.style.rendering = .accented
      $0.style.tint = Tint("FF9500")
    }
    #expect(drawn.pixel(39, 79) == "#FFFFFFFF")
    #expect(drawn.pixel(79, 79) == "#FFFFFF80")
    #expect(drawn.pixel(2, 79) == "#00000000")
  }

  /// The same: on a watch white and the face's colour. The canvas is 184 × 80.5.
  @Test func aWatchTintsTheAccentGroupByItsFace() throws {
    let drawn = try blocks(on: "Apple Watch 45mm", .accessoryRectangular) {
      $0.style.rendering = .accented
      $0.style.tint = Tint("30D158")
    }
    #expect(drawn.pixel(52, 40) == "#FFFFFFFF")
    #expect(drawn.pixel(92, 40) == "#30D15880")
    #expect(drawn.pixel(132, 40) == "#FFFFFFFF")
  }

  /// 0.2126 · 204 + 0.7152 · 51 = 80; 0.0722 · 255 = 18, half of it 9.
  @Test func vibrantTurnsLuminanceIntoAlpha() throws {
    let drawn = try blocks(on: "iPad Pro 11-inch") { $0.setting.placement = .lockScreen }
    // The canvas is 155 points wide: the first block's middle is at 37.
    #expect(drawn.pixel(37, 77) == "#FFFFFF50")
    #expect(drawn.pixel(77, 77) == "#FFFFFF09")
    #expect(drawn.pixel(117, 77) == "#FFFFFF80")
    #expect(drawn.pixel(2, 77) == "#00000000")
  }

  @Test func standByAtNightIsRed() throws {
    let drawn = try blocks { $0.setting.placement = .standByNight }
    // FF453A at half strength, as near as eight bits come.
    let pixel = drawn.pixel(119, 79)
    #expect(pixel.hasPrefix("#FF4") && pixel.hasSuffix("80"), "\(pixel)")
    #expect(drawn.pixel(2, 79) == "#00000000")
  }

  // MARK: Images

  /// 0.5 grey: 128.
  private func image(_ mode: WidgetAccentedRenderingMode?) throws -> String {
    let grey = ImagePixels(
      width: 1, height: 1, pixels: [128, 128, 128, 255])
    let view = Blocks {
      Image(decorative: CGImage(grey), scale: 1).resizable().widgetAccentedRenderingMode(mode)
    }
    return try DrawnEntry(view) {
      $0.style.rendering = .accented
      $0.style.tint = Tint("FF0000")
      $0.setting.os = 18
    }.pixel(119, 79)
  }

  @Test func anImageIsColouredAsItAsks() throws {
    #expect(try image(nil) == "#FFFFFFFF")
    #expect(try image(.accented) == "#FF0000FF")
    #expect(try image(.desaturated) == "#FFFFFF80")
    #expect(try image(.accentedDesaturated) == "#FF000080")
    #expect(try image(.fullColor) == "#808080FF")
  }

  // MARK: Groups

  /// Apple, `widgetAccentable(_:)`: `false` further in takes nothing out again.
  @Test func nothingLeavesTheAccentGroup() throws {
    let view = Color.green.widgetAccentable(false).frame(width: 40, height: 40)
      .widgetAccentable()
    let drawn = try DrawnEntry(view) {
      $0.style.rendering = .accented
      $0.style.tint = Tint("FF0000")
      $0.setting.os = 18
    }
    #expect(drawn.pixel(79, 79) == "#FF0000FF")
  }

  /// A picture that is made transparent by its brightness is so before it is coloured.
  @Test func luminanceToAlphaComesFirst() throws {
    let view = Blocks { Color(white: 0.5).luminanceToAlpha() }
    let drawn = try DrawnEntry(view) { $0.style.rendering = .accented }
    #expect(drawn.pixel(119, 79) == "#FFFFFF80")
  }

  @Test func textStaysTextInItsNewColour() throws {
    let drawn = try DrawnEntry(Text(verbatim: "9:41").foregroundStyle(.red).widgetAccentable()) {
      $0.style.rendering = .accented
      $0.style.tint = Tint("FF9500")
      $0.setting.os = 18
    }
    let paints = drawn.list.commands.compactMap { command -> Paint? in
      if case .glyphs(let run) = command { run.paint } else { nil }
    }
    #expect(paints == [.color(RGBA(1, Double(0x95) / 255, 0))])
    #expect(drawn.list.views.compactMap(\.color) == ["#FF9500"])
    // No filter stands around it, and no mark is left.
    let groups = drawn.list.commands.compactMap { command -> CompositingGroup? in
      if case .beginGroup(let group) = command { group } else { nil }
    }
    #expect(groups.allSatisfy { $0.effects.isEmpty && $0.accent == nil })
  }

  @Test func blendModesDontMixTheGroupsColour() throws {
    let view = ZStack {
      Color.red
      Color.green.blendMode(.multiply)
    }.frame(width: 40, height: 40).widgetAccentable()
    let drawn = try DrawnEntry(view) {
      $0.style.rendering = .accented
      $0.style.tint = Tint("FF9500")
      $0.setting.os = 18
    }
    #expect(drawn.pixel(79, 79) == "#FF9500FF")
  }

  /// “Maintains opacity for transparent content and gradients” (Apple's article).
  @Test func aGradientKeepsItsOpacity() throws {
    let fade = LinearGradient(
      colors: [.red, .red.opacity(0)], startPoint: .leading, endPoint: .trailing)
    let drawn = try DrawnEntry(fade.frame(width: 40, height: 40)) { $0.style.rendering = .accented }
    let stops = drawn.list.commands.compactMap { command -> [RGBA]? in
      guard case .fill(_, _, .linear(let stops, _, _)) = command else { return nil }
      return stops.map(\.color)
    }
    #expect(stops == [[RGBA(1, 1, 1, 1), RGBA(1, 1, 1, 0)]])
  }

  @Test func aShadowTakesTheGroupsColour() throws {
    let view = Color.red.frame(width: 40, height: 40).shadow(color: .black.opacity(0.5), radius: 4)
    let drawn = try DrawnEntry(view.widgetAccentable()) {
      $0.style.rendering = .accented
      $0.style.tint = Tint("FF0000")
      $0.setting.os = 18
    }
    let shadows = drawn.list.commands.flatMap { command -> [RGBA] in
      guard case .beginGroup(let group) = command else { return [] }
      return group.effects.compactMap {
        if case .shadow(let color, _, _) = $0 { color } else { nil }
      }
    }
    #expect(shadows == [RGBA(1, 0, 0, 0.5)])
  }

  /// An image with colours of its own becomes a silhouette.
  @Test func anEmojiIsColouredAsAPicture() throws {
    let drawn = try DrawnEntry(Text(verbatim: "🚗").font(.system(size: 60))) {
      $0.style.rendering = .accented
    }
    let seen = (60..<100).map { drawn.pixel($0, 79) }.filter { $0.hasSuffix("FF") }
    #expect(!seen.isEmpty)
    #expect(seen.allSatisfy { $0 == "#FFFFFFFF" })
  }

  /// Apple, `containerBackgroundRemovable(_:)`: then the system doesn't remove the background.
  @Test func aBackgroundThatStaysKeepsItsColours() throws {
    var settings = WidgetSettings()
    settings.isContainerBackgroundRemovable = false
    let drawn = try DrawnEntry(Blocks { Color.clear }, settings: settings) {
      $0.style.rendering = .accented
    }
    #expect(drawn.pixel(2, 79) == "#FFFF00FF")
    #expect(drawn.pixel(39, 79) == "#FFFFFFFF")
  }

  /// Nothing is marked where nothing is split: other frames' bytes don't change.
  @Test func fullColorHasNoMarks() throws {
    let drawn = try blocks { _ in }
    let marks = drawn.list.commands.filter {
      if case .beginGroup(let group) = $0 { group.accent != nil } else { false }
    }
    #expect(marks.isEmpty)
  }
}
