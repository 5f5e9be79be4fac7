import DisplayList
import Foundation
import SystemDesigns
import TestSupport
import Testing

@testable import SwiftUI

/// Forms of iOS 26, 390 points wide at @3x. Every figure is measured in pictures of meshtastic/Meshtastic-Apple @9f0d810,
/// docs/assets/screenshots and MeshtasticTests/__Snapshots__, which each test names.
@MainActor
@Suite struct FormTests {
  private func laid<V: View>(
    _ view: V, change: (inout EnvironmentValues) -> Void = { _ in }
  ) -> LaidOut {
    LaidOut(view, width: 390, height: 900, scale: 3) {
      $0.surface = .app
      $0.systemDesign = .iOS26
      change(&$0)
    }
  }

  private func text(_ start: String, _ laid: LaidOut) throws -> CGRect {
    try #require(laid.list.views.first { $0.text?.hasPrefix(start) == true }).frame
  }

  /// The rows' backgrounds.
  private func cells(_ laid: LaidOut) -> [CGRect] {
    laid.list.commands.compactMap { command in
      if case .fill(.rect(let rect), _, .color(.white)) = command, rect.width == 358 { return rect }
      return nil
    }
  }

  private func heights<V: View>(_ view: V) -> [CGFloat] { cells(laid(Form { view })).map(\.height) }

  private func isNear(_ a: CGFloat, _ b: CGFloat) -> Bool { abs(a - b) < 0.35 }

  /// telemetryConfig: rows of 211, 337, 217 and 156 pixels.
  @Test func whatIsHigherThanALineHasFifteenPointsAboveAndBelow() throws {
    let found = heights(
      Group {
        Text("Please connect to a radio to configure settings.").font(.callout)
        Text(
          "Supported I2C Connected sensors will be detected automatically, sensors are BMP280, BME280, BME680, MCP9808, INA219, INA260, LPS22 and SHTC3."
        ).font(.callout)
        Toggle(isOn: .constant(false)) {
          Label("Environment Metrics Enabled", systemImage: "chart.xyaxis.line")
        }
        Toggle(isOn: .constant(false)) { Label("Enabled", systemImage: "bolt") }
      })
    #expect(try isNear(found.element(0), 70.33))
    #expect(try isNear(found.element(1), 112.33))
    #expect(try isNear(found.element(2), 72.33))
    #expect(try found.element(3) == 52)
  }

  /// packetAuthenticity_unknown_dark: a separator is (56, 56, 59) on a card of (28, 28, 29).
  @Test func separatorsInTheDarkAreStrongerThanInTheLight() throws {
    let form = Form {
      Text(verbatim: "A")
      Text(verbatim: "B")
    }
    let found = laid(form) { $0.colorScheme = .dark }
    let lines = found.list.commands.compactMap { command -> RGBA? in
      if case .fill(.rect(let rect), _, .color(let color)) = command, rect.height == 1 {
        return color
      }
      return nil
    }
    #expect(lines.count == 1)
    let line = try lines.element(0)
    func over(_ part: Double, _ card: Double) -> Double {
      part * 255 * line.alpha + card * (1 - line.alpha)
    }
    #expect(abs(over(line.red, 28) - 56) < 1)
    #expect(abs(over(line.green, 28) - 56) < 1)
    #expect(abs(over(line.blue, 29) - 59) < 1)
  }

  /// telemetryConfig: a row of 397 pixels. Title and subtitle begin at 216 pixels, beside an icon. The subtitle is in the
  /// subheadline style, 15 points at the type size L, and in the secondary label's colour, 0x3C3C43 at 60 % (Apple, Human
  /// Interface Guidelines, “Typography” and “Color”).
  @Test func theSecondTextOfALabelIsASubtitle() throws {
    let toggle = Toggle(isOn: .constant(false)) {
      Label("Broadcast Device Metrics", systemImage: "wifi")
      Text(
        "Enable broadcasting device metrics to the mesh network. When disabled, metrics are only sent to connected clients."
      )
    }
    let found = laid(Form { toggle })
    #expect(try isNear(cells(found).element(0).height, 132.33))
    let title = try text("Broadcast", found), subtitle = try text("Enable", found)
    #expect(title.minX == 72 && subtitle.minX == 72)
    #expect(isNear(subtitle.minY - title.maxY, 4))
    let record = try #require(found.list.views.first { $0.text?.hasPrefix("Enable") == true })
    #expect(record.textSize == 15)
    #expect(record.color == "#3C3C4399")
    let value = laid(
      Form {
        LabeledContent {
          Text(verbatim: "x")
        } label: {
          Text(verbatim: "Title")
          Text(verbatim: "Sub")
        }
      })
    #expect(try isNear(text("Sub", value).minY - text("Title", value).maxY, 4))
  }

  /// Apple's documentation of `Toggle` speaks of texts alone: “the first text represents the title”.
  @Test func aLabelThatBeginsWithAnImageHasNoSubtitle() throws {
    let found = laid(
      Form {
        Toggle(isOn: .constant(false)) {
          Image(systemName: "wifi")
          Text(verbatim: "Wi-Fi")
        }
      })
    let image = try found.frames("Image").element(0), title = try text("Wi-Fi", found)
    #expect(image.maxX <= title.minX)
    #expect(abs(image.midY - title.midY) < 4)
  }

  @Test func subtitlesAreDrawnOnceWhereALabelIsMadeOfTwo() throws {
    struct Twice: LabelStyle {
      func makeBody(configuration: Configuration) -> some View {
        HStack {
          Label {
            Text(verbatim: "First")
          } icon: {
            configuration.icon
          }
          Label {
            Text(verbatim: "Second")
          } icon: {
            configuration.icon
          }
        }
        .labelStyle(.titleAndIcon)
      }
    }
    let label = Label("A", systemImage: "wifi").labelStyle(Twice())
    let found = laid(
      Form {
        Toggle(isOn: .constant(false)) {
          label
          Text(verbatim: "Sub")
        }
      })
    #expect(found.list.views.filter { $0.text == "Sub" }.count == 1)
    #expect(try text("Sub", found).minX == text("First", found).minX)
    // A label after the title is a subtitle, and takes none.
    let below = laid(
      Form {
        Toggle(isOn: .constant(false)) {
          Text(verbatim: "Title")
          Label("Other", systemImage: "wifi")
          Text(verbatim: "Sub")
        }
      })
    #expect(try text("Other", below).minY > text("Title", below).maxY)
    #expect(try text("Sub", below).minY > text("Other", below).maxY)
    // Two labels side by side are no title.
    let row = laid(
      Form {
        Toggle(isOn: .constant(false)) {
          HStack {
            Label("First", systemImage: "wifi")
            Label("Second", systemImage: "wifi")
          }
          Text(verbatim: "Sub")
        }
      })
    #expect(row.list.views.filter { $0.text == "Sub" }.count == 1)
    #expect(try text("Sub", row).minX >= text("Second", row).maxX)
  }

  /// channelForm_primary: a track of 891…1080 pixels around a thumb of 897…1008, no shadow, (197, 197, 199) off; separators end
  /// at 1074. telemetryConfig: half of it where it is disabled, (226, 226, 227).
  @Test func aSwitchLiesWhereApplesDoes() throws {
    func shapes(_ disabled: Bool) -> ([(CGRect, RGBA)], Bool) {
      let found = laid(Form { Toggle("A", isOn: .constant(false)).disabled(disabled) })
      let shapes = found.list.commands.compactMap { command -> (CGRect, RGBA)? in
        if case .fill(.roundedRect(let rect, _, _), _, .color(let color)) = command {
          return (rect, color)
        }
        return nil
      }
      let isDimmed = found.list.commands.contains {
        if case .beginGroup(let group) = $0 { return group.opacity == 0.5 }
        return false
      }
      return (shapes, isDimmed)
    }
    let (found, isDimmed) = shapes(false)
    #expect(found.count == 2)
    let (track, color) = try found.element(0)
    #expect(track.minX == 297 && track.width == 63 && track.height == 28)
    let over = color.alpha * color.red * 255 + (1 - color.alpha) * 255
    #expect(abs(over - 197) < 1)
    let thumb = try found.element(1).0
    #expect(thumb.minX == 299 && thumb.width == 37 && thumb.height == 24)
    #expect(!isDimmed)
    #expect(shapes(true).1)
  }

  /// packetAuthenticity_balanced_light: the value begins 12 points to the right of its label, their first lines are 94 pixels
  /// apart, and the caption's is 92 below the value's; takIdentitySection: a row of 290 pixels.
  @Test func aLongValueOfAPickerIsBelowItsLabel() throws {
    let long = laid(
      Form {
        VStack(alignment: .leading) {
          Picker("Protection Level", selection: .constant(1)) {
            Text("Balanced — Prefer authenticated").tag(1)
          }
          Text("Recommended. Reject unsigned downgrade attempts from nodes known to sign.").font(
            .caption)
        }
      })
    let label = try text("Protection", long), value = try text("Balanced", long)
    #expect(value.minX - label.minX == 12)
    #expect(isNear(value.minY - label.minY, 31.33))
    #expect(try isNear(cells(long).element(0).height, 123.67))
    let short = heights(
      VStack(alignment: .leading) {
        Picker("Team", selection: .constant(1)) { Text("Cyan").tag(1) }
        Text("Shown to TAK clients as the Cyan team color.").font(.callout)
      })
    #expect(try isNear(short.element(0), 96.67))
  }

  /// The picture above has a value that is long itself: what a label has more than a title doesn't send a short one down.
  @Test func aShortValueOfAPickerStaysBesideItsLabel() throws {
    let subtitled = laid(
      Form {
        Picker(selection: .constant(1)) {
          Text(verbatim: "Cyan").tag(1)
        } label: {
          Text(verbatim: "Team")
          Text(verbatim: "Shown to every client of the server as the color of the team.")
        }
      })
    let value = try text("Cyan", subtitled)
    let title = try text("Team", subtitled), subtitle = try text("Shown", subtitled)
    #expect(value.minX > subtitle.maxX)
    #expect(value.minY > title.minY && value.maxY < subtitle.maxY)
    let long = laid(
      Form {
        Picker(
          "Which of the many colors of a team other clients see", selection: .constant(1)
        ) { Text(verbatim: "Cyan").tag(1) }
      })
    let label = try text("Which", long), short = try text("Cyan", long)
    #expect(label.height > 30)
    #expect(short.minX >= label.maxX)
    #expect(short.minY > label.minY && short.maxY < label.maxY)
  }

  /// StanfordSpezi/SpeziViews @236fd06 (`SnapshotTests+Lists`): at the type size M a row is 51 points high.
  @Test func aControlLeavesTheLeastRowItsHeightAtEveryTypeSize() throws {
    func row<V: View>(_ view: V, _ size: DynamicTypeSize) throws -> CGFloat {
      try cells(laid(Form { view }) { $0.dynamicTypeSize = size }).element(0).height
    }
    let toggle = Toggle("A", isOn: .constant(true))
    let stepper = Stepper("A", value: .constant(1))
    #expect(try row(toggle, .large) == 52)
    #expect(try row(toggle, .medium) == 51)
    #expect(try row(stepper, .medium) == 51)
    #expect(try row(stepper.labelsHidden(), .large) == 52)
    #expect(
      try cells(laid(Form { toggle }) { $0.defaultMinListRowHeight = 60 }).element(0).height == 60)
  }

  /// packetAuthenticity_unknown_dark: the sign of a warning in orange.
  @Test func anIconKeepsTheStyleOfItsLabel() {
    func colors<V: View>(_ label: V) -> [RGBA] {
      laid(Form { label }).list.commands.compactMap {
        if case .fill(.path, _, .color(let color)) = $0 { return color }
        return nil
      }
    }
    let label = Label("A", systemImage: "exclamationmark.triangle.fill")
    #expect(
      colors(label.foregroundStyle(Color(red: 1, green: 0, blue: 0))).contains {
        $0.red == 1 && $0.green == 0
      })
    #expect(
      colors(label.tint(Color(red: 1, green: 0, blue: 0))).contains { $0.red == 1 && $0.green == 0 }
    )
  }

  /// channelForm_primary: a row of 258 pixels around two lines and 6 points of padding.
  @Test func aFieldOfTwoLinesIsFortyFourPointsHigh() throws {
    let found = heights(
      TextField(
        "Key", text: .constant("AQEBAQEBAQEB AQEBAQEBAQEBAQEB AQEBAQEBAQEBAQE="), axis: .vertical
      )
      .padding(6))
    #expect(try isNear(found.element(0), 86))
  }

  /// telemetryConfig and mqttConfig, 14 points below the top: a card at 360 pixels, and a title whose capitals begin at 236, 7
  /// points below the top of their line.
  @Test func theFirstCardFollowsALargeTitle() throws {
    let found = laid(
      NavigationView {
        Form { Text("Please connect to a radio to configure settings.").font(.callout) }
          .navigationTitle("Telemetry Config")
      })
    #expect(try cells(found).element(0).minY == 106)
    #expect(try isNear(text("Telemetry", found).minY, 57.67))
  }

  /// A list that isn't right below the title keeps its 35 points (StanfordSpezi/SpeziViews @236fd06, `SnapshotTests+Lists`).
  @Test func theFirstCardOfALowerListKeepsItsDistance() throws {
    let found = laid(
      NavigationView {
        VStack(spacing: 0) {
          Color.clear.frame(height: 40)
          Form { Text(verbatim: "A") }
        }
        .navigationTitle("Telemetry Config")
      })
    #expect(try cells(found).element(0).minY == 106 + 40 + 35)
  }
}
