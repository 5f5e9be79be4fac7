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
  private func laid<V: View>(_ view: V) -> LaidOut {
    LaidOut(view, width: 390, height: 900, scale: 3) {
      $0.surface = .app
      $0.systemDesign = .iOS26
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

  /// telemetryConfig: a row of 397 pixels. Title and subtitle begin at 216 pixels, beside an icon.
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
}
