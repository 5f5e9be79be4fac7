import DisplayList
import Foundation
import TestSupport
import Testing

@testable import SwiftUI

/// The buttons and toggles that perform intents, as the host finds them.
@MainActor @Suite struct RenderedControlTests {
  private struct SendCommandIntent: Sendable {}

  private func render<V: View>(_ view: V, touched: UInt64? = nil) -> RenderedView {
    var options = RenderOptions(displayDate: Date(timeIntervalSince1970: 0))
    options.touched = touched
    return ViewRenderer().render(
      view, size: CGSize(width: 200, height: 100), environment: EnvironmentValues(),
      options: options)
  }

  private func toggle(_ isOn: Bool, _ title: String) -> some View {
    Toggle(_isOn: isOn, intent: SendCommandIntent()) { Text(verbatim: title) }
      .toggleStyle(ShowsState())
  }

  /// Its state and nothing else.
  private struct ShowsState: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
      (configuration.isOn ? Color(red: 0, green: 1, blue: 0) : Color(red: 1, green: 0, blue: 0))
        .frame(width: 20, height: 10)
    }
  }

  private func fills(_ view: RenderedView) -> [RGBA] {
    view.displayList.commands.compactMap {
      if case .fill(_, _, .color(let color)) = $0 { color } else { nil }
    }
  }

  @Test func eachHasANameOfItsOwnByItsText() {
    let controls = render(
      VStack {
        toggle(true, "Lock")
        toggle(false, "Lock")
        Button(_intent: SendCommandIntent(), role: nil) { Color.red }
        Button(_intent: SendCommandIntent(), role: nil) { Text(verbatim: "x") }
          .accessibilityLabel(Text(verbatim: "Open the trunk!"))
        Button(_intent: SendCommandIntent(), role: nil) { Text(verbatim: "x") }
          .accessibilityIdentifier("find.car")
        Button(_intent: SendCommandIntent(), role: nil) {
          HStack {
            Color.red
            Text(verbatim: "锁车")
          }
        }
        Button {
        } label: {
          Text(verbatim: "No intent")
        }
      }
    ).controls
    #expect(
      controls.map(\.name) == [
        "lock", "lock-2", "send-command", "open-the-trunk", "find-car", "锁车",
      ])
    #expect(
      controls.map(\.kind.rawValue) == ["toggle", "toggle"] + Array(repeating: "button", count: 4))
    #expect(controls.map(\.isOn) == [true, false, nil, nil, nil, nil])
  }

  @Test func placeStateAndWhetherItCanBeUsedAreKnown() throws {
    let control = try #require(
      render(
        HStack(spacing: 0) {
          Color.blue.frame(width: 60, height: 10)
          toggle(true, "Lock").disabled(true)
        }
      ).controls.first)
    #expect(control.frame == CGRect(120, 45, 20, 10))
    #expect(!control.isEnabled)
    #expect(control.intent is SendCommandIntent)
  }

  @Test func touchingAToggleFlipsThatOneAlone() throws {
    let view = HStack {
      ForEach(0..<3) { _ in toggle(false, "Lock") }
      toggle(true, "Trunk")
    }
    let red = RGBA(1, 0, 0, 1), green = RGBA(0, 1, 0, 1)
    let before = render(view)
    #expect(fills(before) == [red, red, red, green])
    #expect(
      try fills(render(view, touched: before.controls.element(1).place)) == [
        red, green, red, green,
      ])
    #expect(
      try fills(render(view, touched: before.controls.element(3).place)) == [red, red, red, red])
    #expect(
      try render(view, touched: before.controls.element(3).place).controls.element(3).isOn == false)
  }

  @Test func aBindingIsntTouchedNorIsAButtonChanged() throws {
    let view = HStack {
      Toggle(isOn: .constant(false)) { Text(verbatim: "a") }.toggleStyle(ShowsState())
      Button(_intent: SendCommandIntent(), role: nil) { Text(verbatim: "x") }
    }
    let before = render(view)
    #expect(before.controls.count == 1)
    #expect(
      try render(view, touched: before.controls.element(0).place).displayList.commands
        == before.displayList.commands)
  }

  @Test func recordsTellStateUseAndName() {
    let views = render(
      VStack {
        toggle(true, "Lock")
        toggle(false, "Trunk").disabled(true)
      }
    ).displayList.views.filter { $0.kind == "Toggle" }
    #expect(views.map(\.isOn) == [true, false])
    #expect(views.map(\.isDisabled) == [false, true])
    #expect(views.map(\.control) == ["lock", "trunk"])
    #expect(views.map(\.role) == ["switch", "switch"])
  }
}
