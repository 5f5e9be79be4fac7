import AppIntents
import SwiftUI
import WidgetKit

/// Says what is around it.
private struct Surroundings: View {
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.horizontalSizeClass) private var horizontal
  @Environment(\.verticalSizeClass) private var vertical

  var body: some View {
    Text(verbatim: "\(colorScheme) \(horizontal!) \(vertical!)")
  }
}

#Preview("Device") { Surroundings() }

#Preview("Default", traits: .defaultLayout) { Surroundings() }

#Preview("Landscape", traits: .landscapeLeft) { Surroundings() }

#Preview("Fixed", traits: .fixedLayout(width: 200, height: 100.5)) { Surroundings() }

#Preview("Fits", traits: .sizeThatFitsLayout) {
  Color.red.frame(width: 120, height: 40).padding(8)
}

// The screen is offered, so what takes all of the width has it.
#Preview("Fits the width", traits: .sizeThatFitsLayout) {
  HStack { Spacer().frame(height: 30) }
}

#Preview("Several traits", traits: .landscapeRight, .sizeThatFitsLayout, .assistiveAccess) {
  Surroundings().frame(width: 50, height: 20)
}

#Preview("No size", traits: .fixedLayout(width: 0, height: 20)) { Surroundings() }

#Preview("Too large", traits: .fixedLayout(width: 20000, height: 20000)) { Surroundings() }

#Preview("Dark window", traits: .fixedLayout(width: 10, height: 10)) {
  Color.clear.preferredColorScheme(.dark)
}

// MARK: Previewable

#Preview("State") {
  @Previewable @State var isOn = true
  Toggle("Lamp", isOn: $isOn).disabled(!isOn)
}

#Preview("Counted", traits: .sizeThatFitsLayout) {
  @Previewable @State var count = 1
  @Previewable @Environment(\.locale) var locale
  Text(verbatim: "\(count) \(locale.identifier)").onAppear { count += 1 }
}

#Preview("Properties") {
  @Previewable @FocusState var isFocused: Bool
  @Previewable @AppStorage("unset") var stored = "stored"
  @Previewable @Bindable var lamp = Lamp()
  @Previewable let plain = [1, 2]
    .map { $0 + 1 }
  let words = "\(isFocused) \(stored) \(lamp.isLit) \(plain)"
  return VStack {
    Text(verbatim: words)
    Toggle("Lit", isOn: $lamp.isLit)
  }
}

@Observable private final class Lamp {
  var isLit = true
}

// MARK: Arguments and modifiers

#Preview("Each", traits: .sizeThatFitsLayout, arguments: [3, 5]) { number in
  Text(verbatim: "number \(number)")
}

private struct Guest: PreviewModifier {
  private static var made = 0

  static func makeSharedContext() async throws -> String {
    made += 1
    return "guest \(made)"
  }

  func body(content: Content, context: String) -> some View {
    VStack {
      Text(verbatim: context)
      content
    }
  }
}

private struct Framed: PreviewModifier {
  func body(content: Content, context: Void) -> some View {
    HStack {
      Text(verbatim: "framed")
      content
    }
  }
}

private struct Absent: PreviewModifier {
  struct NoData: Error {}
  static func makeSharedContext() async throws -> Int { throw NoData() }
  func body(content: Content, context: Int) -> some View { content }
}

extension PreviewTrait where T == Preview.ViewTraits {
  @MainActor fileprivate static var guest: Self { .modifier(Guest()) }
}

#Preview("Modified", traits: .modifier(Guest())) { Text(verbatim: "content") }

#Preview("Twice", traits: .guest, .modifier(Framed())) { Text(verbatim: "content") }

#Preview("No context", traits: .modifier(Absent())) { Text(verbatim: "content") }

// MARK: The older way

struct Sizes_Previews: PreviewProvider {
  static var platform: PreviewPlatform? { .watchOS }

  static var previews: some View {
    Text(verbatim: "fixed").previewLayout(.fixed(width: 90, height: 30)).previewDisplayName("Fixed")
    Color.clear.frame(width: 33, height: 11).previewLayout(.sizeThatFits)
    Text(verbatim: "turned").previewInterfaceOrientation(.landscapeLeft).previewDevice("iPhone SE")
    Text(verbatim: "widget").containerBackground(.white, for: .widget)
      .previewLayout(.sizeThatFits)
      .previewContext(WidgetPreviewContext(family: .systemSmall))
      .previewDisplayName("Widget")
  }
}

// MARK: Widgets

private struct TownIntent: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Town"
  @Parameter(title: "Town", default: "Default") var town: String
  init() {}
  init(town: String) { self.town = town }
  func perform() async throws -> some IntentResult { .result() }
}

private struct TownProvider: AppIntentTimelineProvider {
  func placeholder(in context: Context) -> Moment { Moment(date: Date()) }
  func snapshot(for configuration: TownIntent, in context: Context) async -> Moment {
    Moment(date: Date())
  }
  func timeline(for configuration: TownIntent, in context: Context) async -> Timeline<Moment> {
    Timeline(entries: [Moment(date: Date(), text: configuration.town)], policy: .never)
  }
}

private struct TownWidget: Widget {
  var body: some WidgetConfiguration {
    AppIntentConfiguration(kind: "town", provider: TownProvider()) { Card(text: $0.text) }
  }
}

#Preview("Using", as: .systemSmall, using: TownIntent(town: "Bern")) {
  TownWidget()
} timelineProvider: {
  TownProvider()
}

#Preview("Loop", as: .systemSmall) {
  TownWidget()
} timeline: {
  Moment(date: Date(timeIntervalSince1970: 0), text: "one")
  for name in ["two", "three"] { Moment(date: Date(timeIntervalSince1970: 60), text: name) }
}
