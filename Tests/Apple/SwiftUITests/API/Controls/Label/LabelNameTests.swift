import DisplayList
import Foundation
import Testing

@testable import SwiftUI

/// A label is named by its title, and so is the control that it labels; the icon decorates.
@MainActor @Suite struct LabelNameTests {
  private struct SendCommandIntent: Sendable {}

  private func views<V: View>(_ view: V) -> [ViewRecord] { LaidOut(view).list.views }

  /// The words that assistive technology has, in order.
  private func read<V: View>(_ view: V) -> [String] {
    views(view).filter { !$0.isHiddenFromAccessibility }.compactMap { $0.label ?? $0.text }
  }

  @Test func theIconIsNotReadBesideTheTitle() {
    let label = Label("Rain", systemImage: "cloud.rain")
    #expect(read(label) == ["Rain"])
    #expect(read(label.labelStyle(.titleOnly)) == ["Rain"])
  }

  @Test func anIconAloneIsReadAsTheTitle() {
    #expect(read(Label("Rain", systemImage: "cloud.rain").labelStyle(.iconOnly)) == ["Rain"])
    #expect(
      read(
        Label {
          Text(verbatim: "Lamp").bold().lineLimit(1)
        } icon: {
          Circle()
        }.labelStyle(.iconOnly)) == ["Lamp"])
  }

  @Test func aControlIsNamedByTheTitleOfItsLabel() {
    let label = Label("Rain", systemImage: "cloud.rain").labelStyle(.iconOnly)
    let url = URL(string: "fixture://rain")!
    func name<V: View>(_ view: V, _ role: String) -> String? {
      views(view).first { $0.role == role }?.label
    }
    #expect(name(Button(_intent: SendCommandIntent(), role: nil) { label }, "button") == "Rain")
    #expect(name(Button(action: {}) { label }, "button") == "Rain")
    #expect(
      name(Toggle(_isOn: true, intent: SendCommandIntent()) { label }, "switch") == "Rain")
    #expect(name(Link(destination: url) { label }, "link") == "Rain")
  }

  /// A control whose title is shown needs no other label, as one with a text alone.
  @Test func aTitleThatIsShownNamesTheControlByItself() {
    let button = views(Button(action: {}) { Label("Rain", systemImage: "cloud.rain") })
    #expect(button.first { $0.role == "button" }?.label == nil)
    #expect(button.filter { !$0.isHiddenFromAccessibility }.compactMap(\.text) == ["Rain"])
  }

  /// The name of the control's frames: `interaction-rain-before`.
  @Test func framesOfTheControlAreNamedByTheTitle() {
    let rendered = ViewRenderer().render(
      Button(_intent: SendCommandIntent(), role: nil) { Label("Rain", systemImage: "cloud.rain") },
      size: CGSize(width: 100, height: 50), environment: EnvironmentValues(),
      options: RenderOptions(displayDate: Date(timeIntervalSince1970: 0)))
    #expect(rendered.controls.map(\.name) == ["rain"])
    #expect(rendered.controls.map(\.label) == ["Rain"])
  }

  /// A style of two views leaves their arrangement to the stack around.
  @Test func aStyleOfSeveralViewsKeepsThem() {
    struct Two: LabelStyle {
      func makeBody(configuration: Configuration) -> some View {
        configuration.icon
        configuration.title
      }
    }
    let label = Label {
      Text(verbatim: "x").frame(width: 10, height: 10)
    } icon: {
      Color.blue.frame(width: 10, height: 10)
    }.labelStyle(Two())
    #expect(LaidOut(VStack(spacing: 4) { label }).size == CGSize(width: 10, height: 24))
  }
}
