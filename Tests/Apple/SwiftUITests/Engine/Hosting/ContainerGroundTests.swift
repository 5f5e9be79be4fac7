import DisplayList
import Foundation
import Testing

@testable import SwiftUI

/// The ground that shows through a container background.
@MainActor @Suite struct ContainerGroundTests {
  private static let rect = CGRect(x: 0, y: 0, width: 100, height: 80)
  private static let ground = Command.fill(.rect(rect), .nonZero, .color(.white))

  private func commands<V: View>(_ view: V, ground: RGBA? = .white) -> [Command] {
    var options = RenderOptions(displayDate: Date(timeIntervalSince1970: 0))
    options.containerGround = ground
    options.contentMargins = EdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)
    return ViewRenderer().render(
      view, size: Self.rect.size, environment: EnvironmentValues(), options: options
    ).displayList.commands
  }

  @Test func aBackgroundThatCanBeSeenThroughLiesOnTheGround() {
    let text = Text(verbatim: "a")
    #expect(commands(text.containerBackground(.fill.tertiary, for: .widget)).first == Self.ground)
    #expect(commands(text.containerBackground(.clear, for: .widget)).first == Self.ground)
    #expect(
      commands(text.containerBackground(for: .widget) { Color.red.padding(4) }).first
        == Self.ground)
    #expect(
      commands(text.containerBackground(for: .widget) { Color.red.opacity(0.5) }).first
        == Self.ground)
  }

  @Test func oneThatHidesTheGroundIsAllThereIs() {
    let text = Text(verbatim: "a")
    for drawn in [
      commands(text.containerBackground(.red, for: .widget)),
      commands(text.containerBackground(Color.red.gradient, for: .widget)),
      commands(
        text.containerBackground(for: .widget) {
          LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
        }),
    ] { #expect(!drawn.contains(Self.ground)) }
  }

  @Test func withoutAGroundAndWithoutABackgroundNothingIsLaid() {
    let text = Text(verbatim: "a")
    #expect(
      !commands(text.containerBackground(.clear, for: .widget), ground: nil).contains(Self.ground))
    #expect(!commands(text).contains(Self.ground))
  }
}
