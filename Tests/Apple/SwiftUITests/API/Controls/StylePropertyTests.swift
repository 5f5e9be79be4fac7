import DisplayList
import Foundation
import Testing

@testable import SwiftUI

/// A style's own properties have the values that they have where its control stands: buttons whose style reads
/// `isEnabled` are gray where they are disabled (WalletConnect/web3modal-swift @030dad9, W3MButtonSnapshotTests).
@MainActor @Suite struct StylePropertyTests {
  private struct Enabled: ButtonStyle {
    @Environment(\.isEnabled) private var isEnabled
    func makeBody(configuration: Configuration) -> some View {
      Color.red.frame(width: isEnabled ? 80 : 20, height: 30)
    }
  }
  private struct EnabledPrimitive: PrimitiveButtonStyle {
    @Environment(\.isEnabled) private var isEnabled
    func makeBody(configuration: Configuration) -> some View {
      Color.red.frame(width: isEnabled ? 80 : 20, height: 30)
    }
  }
  private static func sized(_ direction: LayoutDirection) -> some View {
    Color.red.frame(width: direction == .rightToLeft ? 20 : 80, height: 30)
  }
  private struct Switch: ToggleStyle {
    @Environment(\.layoutDirection) private var direction
    func makeBody(configuration: Configuration) -> some View { sized(direction) }
  }
  private struct Tag: LabelStyle {
    @Environment(\.layoutDirection) private var direction
    func makeBody(configuration: Configuration) -> some View { sized(direction) }
  }
  private struct Bar: ProgressViewStyle {
    @Environment(\.layoutDirection) private var direction
    func makeBody(configuration: Configuration) -> some View { sized(direction) }
  }
  private struct Dial: GaugeStyle {
    @Environment(\.layoutDirection) private var direction
    func makeBody(configuration: Configuration) -> some View { sized(direction) }
  }
  private struct Card: GroupBoxStyle {
    @Environment(\.layoutDirection) private var direction
    func makeBody(configuration: Configuration) -> some View { sized(direction) }
  }
  private struct Pair: LabeledContentStyle {
    @Environment(\.layoutDirection) private var direction
    func makeBody(configuration: Configuration) -> some View { sized(direction) }
  }
  private struct Scaled: ButtonStyle {
    @ScaledMetric(relativeTo: .body) private var side = 17.0
    func makeBody(configuration: Configuration) -> some View {
      Color.red.frame(width: side, height: side)
    }
  }

  private func width<V: View>(_ view: V) -> CGFloat { LaidOut(view).size.width }

  @Test func aButtonsStyleKnowsWhetherItIsEnabled() {
    let button = Button("Go") {}
    #expect(width(button.buttonStyle(Enabled())) == 80)
    #expect(width(button.buttonStyle(Enabled()).disabled(true)) == 20)
    #expect(width(button.buttonStyle(EnabledPrimitive()).disabled(true)) == 20)
  }

  @Test func otherStylesHaveTheEnvironmentToo() {
    func both<V: View>(_ view: V) -> [CGFloat] {
      [width(view), width(view.environment(\.layoutDirection, .rightToLeft))]
    }
    #expect(both(Toggle("On", isOn: .constant(true)).toggleStyle(Switch())) == [80, 20])
    #expect(both(Label("Home", systemImage: "house").labelStyle(Tag())) == [80, 20])
    #expect(both(ProgressView(value: 0.5).progressViewStyle(Bar())) == [80, 20])
    #expect(both(Gauge(value: 0.5) { Text("Half") }.gaugeStyle(Dial())) == [80, 20])
    #expect(both(GroupBox("Box") { Text("In") }.groupBoxStyle(Card())) == [80, 20])
    #expect(both(LabeledContent("One", value: "1").labeledContentStyle(Pair())) == [80, 20])
  }

  /// Body's leading is 22 points at the standard size and 62 at the largest, by the Human Interface Guidelines' table, and
  /// metrics grow as it does.
  @Test func aStylesMetricsGrowWithTheTypeSize() {
    let button = Button("Go") {}.buttonStyle(Scaled())
    #expect(width(button) == 17)
    #expect(abs(width(button.dynamicTypeSize(.accessibility5)) - 17 * 62 / 22) < 0.5)
  }
}
