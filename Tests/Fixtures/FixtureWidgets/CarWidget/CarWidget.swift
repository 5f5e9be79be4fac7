import Intents
import SwiftUI
import WidgetKit

/// Configured by an intent of SiriKit that the plugin makes of Controls.intentdefinition.
struct CarWidget: Widget {
  var body: some WidgetConfiguration {
    IntentConfiguration(
      kind: "car", intent: WidgetConfigIntent.self, provider: Provider()
    ) { Card(text: $0.text) }
    .supportedFamilies([.systemSmall, .systemMedium])
  }

  struct Provider: IntentTimelineProvider {
    func recommendations() -> [IntentRecommendation<WidgetConfigIntent>] {
      ["Doors", "Climate"].map { name in
        let intent = WidgetConfigIntent()
        intent.label = name
        return IntentRecommendation(intent: intent, description: name)
      }
    }

    func placeholder(in context: Context) -> Moment { Moment(date: Date()) }

    func getSnapshot(
      for configuration: WidgetConfigIntent, in context: Context,
      completion: @escaping (Moment) -> Void
    ) {
      completion(Moment(date: Date(), text: configuration.words))
    }

    func getTimeline(
      for configuration: WidgetConfigIntent, in context: Context,
      completion: @escaping @Sendable (Timeline<Moment>) -> Void
    ) {
      let interaction = INInteraction(intent: configuration, response: nil)
      interaction.identifier = "shown"
      interaction.donate { _ in }
      WidgetCenter.shared.getCurrentConfigurations { result in
        let placed = (try? result.get()) ?? []
        let labels = placed.map { ($0.configuration as? WidgetConfigIntent)?.label ?? "-" }
        let text = "placed \(labels.joined(separator: " "))"
        completion(Timeline(entries: [Moment(date: Date(), text: text)], policy: .never))
      }
    }
  }
}

extension WidgetConfigIntent {
  var words: String {
    let controls = (carControls ?? []).map { $0.symbol ?? $0.displayString }
    return [
      label ?? "-", controls.joined(separator: "+"), "\(tone)",
      showsRange?.boolValue == true ? range?.stringValue ?? "-" : "hidden", garage ?? "-",
      (service?.month).map(String.init) ?? "-",
    ].joined(separator: " ")
  }
}
