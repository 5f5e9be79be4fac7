import SwiftUI
import WidgetKit

/// Says what its provider's context and its view's environment are.
struct Contextual: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "contextual", provider: Provider()) { Facts(context: $0.text) }
      .supportedFamilies([.systemSmall, .systemLarge])
  }

  struct Provider: TimelineProvider {
    func placeholder(in context: Context) -> Moment { Moment(date: Date()) }

    func getSnapshot(in context: Context, completion: @escaping (Moment) -> Void) {
      completion(Moment(date: Date(), text: words(context)))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<Moment>) -> Void) {
      completion(
        Timeline(entries: [Moment(date: Date(), text: words(context))], policy: .never))
    }

    private func words(_ context: Context) -> String {
      let size = context.displaySize
      let schemes = context.environmentVariants.colorScheme ?? []
      let scales = context.environmentVariants[\.displayScale] ?? []
      return [
        "\(context.family)", context.isPreview ? "preview" : "shown",
        "\(Int(size.width))x\(Int(size.height))",
        schemes.map { $0 == .dark ? "dark" : "light" }.joined(separator: "+"),
        scales.map { "\(Int($0))" }.joined(separator: "+"),
      ].joined(separator: " ")
    }
  }

  private struct Facts: View {
    let context: String
    @Environment(\.widgetFamily) var family
    @Environment(\.colorScheme) var scheme

    var body: some View {
      VStack {
        Text(verbatim: context)
        Text(verbatim: "\(family) \(scheme == .dark ? "dark" : "light")")
      }
      .containerBackground(.background, for: .widget)
    }
  }
}
