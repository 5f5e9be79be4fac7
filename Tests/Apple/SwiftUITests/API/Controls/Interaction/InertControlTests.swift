import DisplayList
import Foundation
import Testing

@testable import SwiftUI

/// A control that can't act in a widget is noted: Apple's "Adding interactivity to widgets and Live Activities" knows
/// buttons and toggles with an App Intent alone.
@MainActor @Suite struct InertControlTests {
  private struct SendCommandIntent: Sendable {}

  private func notes<V: View>(_ view: V, _ surface: RenderingSurface = .widget) -> [Diagnostic] {
    var environment = EnvironmentValues()
    environment.surface = surface
    return ViewRenderer().render(
      view, size: CGSize(width: 200, height: 100), environment: environment,
      options: RenderOptions(displayDate: Date(timeIntervalSince1970: 0))
    ).displayList.diagnostics
  }

  private func text(_ title: String) -> Text { Text(verbatim: title) }

  @Test func aButtonWithAnActionIsNamedWithItsTitle() {
    let note = Diagnostic(
      code: "inert-control",
      message: "Button(action:) “Refresh” can't act in a widget: a press opens the app. "
        + "Use Button(intent:), or a Link to open the app at a place.",
      view: "Button")
    #expect(notes(Button(action: {}) { text("Refresh") }) == [note])
    #expect(notes(Button(action: {}) { Label("Refresh", systemImage: "star") }) == [note])
    #expect(notes(Button(action: {}) { text("Refresh") }, .app).isEmpty)
  }

  @Test func aToggleWithABindingIsNoted() {
    #expect(
      notes(Toggle(isOn: .constant(true)) { text("Lamp") }) == [
        Diagnostic(
          code: "inert-control",
          message: "Toggle(isOn:) with a binding “Lamp” can't act in a widget: a press opens the "
            + "app. Use Toggle(isOn:intent:), whose state comes with the entry.",
          view: "Toggle")
      ])
  }

  @Test func aNavigationLinkIsNoted() {
    #expect(
      notes(NavigationLink(destination: text("there")) { text("More") }).map(\.message) == [
        "NavigationLink “More” can't act in a widget: a press opens the app. "
          + "Use a Link to open the app at a place."
      ])
  }

  @Test func gesturesAreNotedOncePerKind() {
    let view = VStack {
      text("a").onTapGesture {}
      text("b").onTapGesture(count: 2) {}
      text("c").gesture(DragGesture())
      text("d").onLongPressGesture {}
      text("e").contextMenu { text("f") }
    }
    #expect(
      notes(view).map(\.message)
        == [
          "onTapGesture", "gesture", "onLongPressGesture", "contextMenu",
        ].map {
          "\($0) can't act in a widget: a press opens the app. Use a Button or Toggle with an App "
            + "Intent, or a Link to open the app at a place."
        })
    #expect(notes(view, .app).isEmpty)
  }

  /// A style may build its control of others: the outer one acts for them.
  @Test func whatIsWithinAControlIsNotNotedAgain() {
    #expect(
      notes(
        Toggle(_isOn: true, intent: SendCommandIntent()) { text("Lamp") }.toggleStyle(OfAButton())
      ).isEmpty)
    #expect(
      notes(
        Button(_intent: SendCommandIntent(), role: nil) { text("Go").onTapGesture {} }
          .buttonStyle(Nested())
      ).isEmpty)
    #expect(notes(Button(action: {}) { text("Go") }.buttonStyle(Nested())).count == 1)
  }

  private struct OfAButton: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
      Button {
        configuration.isOn.toggle()
      } label: {
        configuration.label
      }
    }
  }

  private struct Nested: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View { Button(configuration) }
  }

  @Test func whatIsDisabledPromisesNothing() {
    #expect(notes(Button(action: {}) { text("Refresh") }.disabled(true)).isEmpty)
  }
}
