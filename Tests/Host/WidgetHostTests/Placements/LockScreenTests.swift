import DisplayList
import Foundation
import SwiftUI
import Testing
import WidgetKitCore

@testable import WidgetHost

/// Accessories on a phone's Lock Screen, as public pictures of iOS 16 show them.
@MainActor @Suite struct LockScreenTests {
  /// Tiles of 160 × 72 and 72 × 72 points have content of 146 × 58 and 58 × 58.
  @Test(arguments: [
    (WidgetFamily.accessoryRectangular, CGRect(x: 7, y: 7, width: 146, height: 58)),
    (.accessoryCircular, CGRect(x: 7, y: 7, width: 58, height: 58)),
  ])
  func contentIsSevenPointsWithinItsTile(family: WidgetFamily, frame: CGRect) throws {
    for areMarginsDisabled in [false, true] {
      var settings = WidgetSettings()
      settings.areContentMarginsDisabled = areMarginsDisabled
      let drawn = try DrawnEntry(Color.red, family, settings: settings)
      #expect(drawn.list.views.first { $0.kind == "Color" }?.frame == frame)
    }
  }

  /// Body text has 15 points, a headline 15 and a caption 11; a stated size stays.
  @Test func textIsTwoStepsSmaller() throws {
    let drawn = try DrawnEntry(
      VStack {
        Text(verbatim: "a")
        Text(verbatim: "b").font(.headline)
        Text(verbatim: "c").font(.caption)
        Text(verbatim: "d").font(.system(size: 12))
      }, .accessoryRectangular)
    #expect(drawn.list.views.compactMap(\.textSize) == [15, 15, 11, 12])
  }

  /// Three lines of body text, 18 points each, fit.
  @Test func aRectangleHoldsThreeLines() throws {
    let drawn = try DrawnEntry(Text(verbatim: "a\nb\nc"), .accessoryRectangular)
    #expect(drawn.list.views.first?.isTruncated == false)
  }

  /// The line above the clock: 22 points, medium, and no background.
  @Test func theInlineAccessoryIsSetAsTheDate() throws {
    let drawn = try DrawnEntry(
      ZStack {
        AccessoryWidgetBackground()
        Text(verbatim: "a")
      }, .accessoryInline)
    let text = try #require(drawn.list.views.first { $0.kind == "Text" })
    #expect(text.textSize == 22)
    #expect(text.font?.contains("medium") == true)
    #expect(drawn.pixel(2, 2) == "#00000000")
  }

  /// Of a stack the first image and the first text, in the font of the line.
  @Test func theInlineAccessoryIsOneLine() throws {
    let drawn = try DrawnEntry(
      VStack {
        Color.red
        Text(verbatim: "83% of day").font(.subheadline).bold()
        Image(systemName: "heart.fill").font(.largeTitle)
        Text(verbatim: "more")
      }, .accessoryInline)
    #expect(drawn.texts == ["83% of day"])
    let text = try #require(drawn.list.views.first { $0.kind == "Text" })
    let image = try #require(drawn.list.views.first { $0.kind == "Image" })
    #expect(text.textSize == 22)
    // 110 points in a recording of a screen that shows widgets at 1.11: 99 to 110 here.
    #expect(text.frame.width > 99 && text.frame.width < 116)
    #expect(abs(text.frame.minX - image.frame.maxX - 6.5) < 0.01)
    // In the middle of 234 points.
    #expect(abs(image.frame.minX + text.frame.maxX - 234) < 0.5)
    #expect(drawn.list.views.allSatisfy { $0.kind != "Color" })
  }

  /// A symbol has the line's font and is drawn however high it is; a picture that is higher than the line isn't.
  @Test func theInlineAccessoryDrawsATallSymbol() throws {
    for name in ["swift", "cloud.sun.rain.fill", "bolt.fill"] {
      let drawn = try DrawnEntry(
        Label {
          Text(verbatim: "a")
        } icon: {
          Image(systemName: name)
        }, .accessoryInline)
      #expect(drawn.list.views.contains { $0.kind == "Image" }, "\(name)")
    }
  }

  /// A phone's Home Screen and a watch keep their own sizes.
  @Test func otherPlacesAreAsTheyWere() throws {
    let drawn = try DrawnEntry(Text(verbatim: "a"), .systemSmall)
    #expect(drawn.list.views.compactMap(\.textSize) == [17])
    let face = try DrawnEntry(Color.red, .accessoryRectangular, on: "Apple Watch 45mm") {
      $0.setting.placement = .complication
    }
    #expect(face.list.views.first { $0.kind == "Color" }?.frame.origin == .zero)
  }
}
