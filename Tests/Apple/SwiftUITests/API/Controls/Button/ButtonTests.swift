import DisplayList
import Foundation
import TestSupport
import Testing

@testable import SwiftUI

@MainActor
@Suite struct ButtonTests {
  private func fills<V: View>(
    _ view: V, change: (inout EnvironmentValues) -> Void = { _ in }
  ) -> [RGBA] {
    LaidOut(view, change: change).list.commands.compactMap {
      if case .fill(_, _, .color(let color)) = $0 { return color }
      return nil
    }
  }

  /// UIKit's button configurations: the insets around the text.
  @Test func insetsBySize() {
    let text = LaidOut(Text(verbatim: "Go")).size
    let small = LaidOut(Text(verbatim: "Go").font(.subheadline)).size
    func size(_ control: ControlSize) -> CGSize {
      LaidOut(
        Button {
        } label: {
          Text(verbatim: "Go")
        }.buttonStyle(.bordered).controlSize(control)
      ).size
    }
    #expect(size(.small) == CGSize(width: small.width + 20, height: small.height + 10))
    #expect(size(.regular) == CGSize(width: text.width + 24, height: text.height + 14))
    #expect(size(.large) == CGSize(width: text.width + 40, height: text.height + 30))
  }

  /// Several views of a label are side by side, on one background shape. Source: SwiftUI since iOS 13.
  @Test func severalViewsOfALabelAreSideBySide() throws {
    func frames<V: View>(_ view: V) -> [CGRect] {
      LaidOut(view) { $0.surface = .app }.list.views.filter { $0.kind == "Color" }.map(\.frame)
    }
    let first = Color.clear.frame(width: 10, height: 20)
    let second = Color.clear.frame(width: 30, height: 10)
    let wanted = [
      CGRect(x: 0, y: 0, width: 10, height: 20), CGRect(x: 18, y: 5, width: 30, height: 10),
    ]
    let button = Button {
    } label: {
      first
      second
    }
    #expect(frames(button.buttonStyle(.plain)) == wanted)
    #expect(frames(button.buttonStyle(.borderless)) == wanted)
    let url = try #require(URL(string: "https://example.com"))
    let link = Link(destination: url) {
      first
      second
    }
    #expect(frames(link) == wanted)
    #expect(frames(link.buttonStyle(.plain)) == wanted)
    #expect(fills(button.buttonStyle(.bordered)).count == 1)
  }

  /// Gray until a tint is set, then the tint, faint.
  @Test func borderedIsGrayWithoutATint() throws {
    let button = Button {
    } label: {
      Color.clear.frame(width: 9, height: 9)
    }.buttonStyle(.bordered)
    func fills(_ view: some View) -> [RGBA] { self.fills(view) { $0.surface = .app } }
    let plain = try fills(button).element(0)
    #expect(abs(plain.red - 0x78 / 255.0) < 0.01)
    #expect(abs(plain.alpha - 0.16) < 0.01)
    let red = try fills(button.tint(Color(red: 1, green: 0, blue: 0))).element(0)
    #expect(red.red == 1)
    #expect(red.alpha == 0.15)
  }

  /// In a public picture of a widget the fill over black is (0, 13, 30), over (219, 219, 221) it is (192, 207, 224): iOS' blue
  /// at 0.12 over both.
  @Test func aWidgetsButtonHasTheAccentColorWithoutATint() throws {
    let button = Button {
    } label: {
      Color.clear.frame(width: 9, height: 9)
    }
    let fill = try fills(button).element(0)
    #expect(fill.alpha == 0.12)
    let accent = try fills(Color.accentColor.frame(width: 9, height: 9)).element(0)
    #expect([fill.red, fill.green, fill.blue] == [accent.red, accent.green, accent.blue])
  }

  @Test func disabledButtonsLoseTheirTint() {
    let label = Text(verbatim: "Go")
    func color<V: View>(_ view: V) -> String? {
      LaidOut(view) { $0.surface = .app }.list.views.first { $0.kind == "Text" }?.color
    }
    let button = Button {
    } label: {
      label
    }.tint(Color(red: 1, green: 0, blue: 0))
    #expect(color(button) == "#FF0000")
    // The tertiary label: 0x3C3C43 at 30 %.
    #expect(color(button.disabled(true)) == "#3C3C434D")
    #expect(color(button.buttonStyle(.borderedProminent)) == "#FFFFFF")
    #expect(color(button.buttonStyle(.borderedProminent).disabled(true)) == "#3C3C434D")
  }

  /// A foreground chosen around a button is its label's; only where there is none the tint comes in.
  /// Source: OpenSwiftUI's `foregroundStyle ?? defaultForegroundStyle` (ForegroundStyle.swift @069dd80).
  @Test func aChosenForegroundColorsTheLabel() throws {
    func color<V: View>(_ view: V) -> String? {
      LaidOut(view.tint(Color(red: 1, green: 0, blue: 0))) { $0.surface = .app }
        .list.views.first { $0.kind == "Text" }?.color
    }
    let green = Color(red: 0, green: 1, blue: 0)
    let button = Button {
    } label: {
      Text(verbatim: "Go")
    }
    #expect(color(button) == "#FF0000")
    #expect(color(button.foregroundColor(green)) == "#00FF00")
    #expect(color(VStack { button }.foregroundStyle(green)) == "#00FF00")
    #expect(color(button.foregroundColor(.primary)) == "#000000")
    #expect(color(button.foregroundStyle(.primary)) == "#000000")
    #expect(color(button.foregroundColor(nil)) == "#FF0000")
    #expect(color(button.buttonStyle(.bordered).foregroundStyle(green)) == "#00FF00")
    #expect(color(button.buttonStyle(.borderedProminent).foregroundStyle(green)) == "#00FF00")
    let destructive = Button(role: .destructive) {
    } label: {
      Text(verbatim: "Go")
    }
    #expect(color(destructive.foregroundStyle(green)) == "#00FF00")
    // Within the label levels count from the tint.
    let faint = Button {
    } label: {
      Text(verbatim: "Go").foregroundStyle(.secondary)
    }
    #expect(color(faint) == "#FF000080")
    let url = try #require(URL(string: "app://x"))
    let link = Link(destination: url) { Text(verbatim: "Go") }
    #expect(color(link) == "#FF0000")
    // A link is a button: a plain one has the primary colour.
    #expect(color(link.buttonStyle(.plain)) == "#000000")
    #expect(color(link.buttonStyle(.automatic)) == "#FF0000")
    #expect(color(link.foregroundStyle(green)) == "#00FF00")
  }

  @Test func circlesAreSquare() {
    let button = Button {
    } label: {
      Color.red.frame(width: 30, height: 10)
    }
    .buttonStyle(.bordered).buttonBorderShape(.circle)
    #expect(LaidOut(button).size == CGSize(width: 44, height: 44))
  }

  /// A style that draws a button of its own configuration in another style.
  @Test func aPrimitiveStyleMayUseAnother() {
    struct Framed: PrimitiveButtonStyle {
      func makeBody(configuration: Configuration) -> some View {
        Button(configuration).buttonStyle(.plain).padding(10)
      }
    }
    let label = Color.red.frame(width: 20, height: 20)
    let laid = LaidOut(
      Button {
      } label: {
        label
      }.buttonStyle(Framed()))
    #expect(laid.size == CGSize(width: 40, height: 40))
    #expect(laid.list.views.contains { $0.role == "button" })
  }

  @Test func everyStyleKeepsTheRecord() {
    let button = Button("Go") {}
    func has<V: View>(_ view: V) -> Bool {
      LaidOut(view).list.views.contains { $0.role == "button" }
    }
    #expect(has(button.buttonStyle(.plain)))
    #expect(has(button.buttonStyle(.borderless)))
    #expect(has(button.buttonStyle(.bordered)))
    #expect(has(button.buttonStyle(.borderedProminent)))
    #expect(has(button.buttonStyle(.glass)))
    #expect(has(button.buttonStyle(.glassProminent)))
  }

  /// autoreleasefool/approach @0b5ed42, PrimaryButtonTests and ListContentTests, iOS 18: the edge of a large button's
  /// background is 30, 21, 8 and 1 pixels from its side in the rows 0, 1, 8 and 24 below its top, three a point. Of the
  /// radii by half points, ten with continuous corners is nearest.
  @Test func aLargeButtonsCornersAreTenPoints() throws {
    let button = Button {
    } label: {
      Text(verbatim: "Button")
    }
    let laid = LaidOut(button.buttonStyle(.borderedProminent).controlSize(.large)) {
      $0.surface = .app
      $0.systemDesign = .iOS18
    }
    let corners = laid.list.commands.compactMap { command -> CGSize? in
      if case .fill(.roundedRect(_, let corner, true), _, _) = command { corner } else { nil }
    }
    #expect(corners == [CGSize(width: 10, height: 10)])
  }

  /// StanfordSpezi/SpeziViews @236fd06, SnapshotTests+Controls, iOS 26: in a row that is a button a title with
  /// `.tint(.primary)` is black beside a tick in the accent colour (optionSetPicker.option-picker-inline), and the value of
  /// a menu's label is (138, 138, 142) on white, UIKit's secondary label (optionSetPicker.option-picker).
  @Test func partsOfALabelHaveTintsAndValuesOfTheirOwn() {
    func colours<V: View>(_ label: V) -> [String] {
      Drawn(
        Button(action: {}, label: { label }).buttonStyle(.borderless)
          .tint(Color(red: 1, green: 0, blue: 0))
      ).hexes
    }
    #expect(colours(Rectangle()) == ["#FF0000"])
    #expect(colours(Rectangle().tint(.primary)) == ["#000000"])
    #expect(colours(Rectangle().tint(.white)) == ["#FFFFFF"])
    #expect(colours(Rectangle().fill(.secondary)) == ["#FF000080"])
    #expect(
      colours(
        LabeledContent {
          Rectangle()
        } label: {
          EmptyView()
        }
      ).contains("#3C3C4399"))
    #expect(
      Drawn(
        LabeledContent {
          Rectangle()
        } label: {
          EmptyView()
        }
        .foregroundStyle(Color(red: 1, green: 0, blue: 0))
      ).hexes == ["#FF000080"])
  }
}
