import Intents
import SwiftUI

/// A widget that the user configures by an intent of SiriKit.
public struct IntentConfiguration<Intent: INIntent, Content: View>: WidgetConfiguration {
  private let kind: String
  private let driver: WidgetDriver

  @MainActor @preconcurrency
  public init<Provider: IntentTimelineProvider>(
    kind: String, intent: Intent.Type, provider: Provider,
    @ViewBuilder content: @escaping @MainActor (Provider.Entry) -> Content
  ) where Intent == Provider.Intent {
    self.kind = kind
    let shared = Handover(provider)
    let view: DrivenContent<Provider.Entry> = { AnyView(content($0)) }
    driver = WidgetDriver(
      placeholder: { provider.placeholder(in: $0).driven(view) },
      snapshot: { context, configuration, answer in
        let intent = configuration as? Intent ?? Intent()
        let completion = DrivenCompletion(answer) { (entry: Provider.Entry) in entry.driven(view) }
        provider.getSnapshot(for: intent, in: context, completion: completion.take)
      },
      timeline: { context, configuration, answer in
        let intent = configuration as? Intent ?? Intent()
        let completion = DrivenCompletion(answer) { (timeline: Timeline<Provider.Entry>) in
          timeline.driven(view)
        }
        provider.getTimeline(for: intent, in: context, completion: completion.take)
      })
    driver.makeConfiguration = {
      let intent = Intent()
      intent.fillDefaults()
      return intent
    }
    driver.recommendations = {
      provider.recommendations().map { Recommendation($0.description, $0.intent) }
    }
    driver.relevance = { await shared.value.relevance().contexts }
    driver.drive = { ($0 as? Provider.Entry)?.driven(view) }
  }

  /// The form of WidgetKit's first betas, whose placeholder is a view and not an entry's.
  @available(*, deprecated, message: "give the provider a placeholder(in:) instead")
  @MainActor @preconcurrency
  public init<Provider: IntentTimelineProvider, Placeholder: View>(
    kind: String, intent: Intent.Type, provider: Provider, placeholder: Placeholder,
    @ViewBuilder content: @escaping @MainActor (Provider.Entry) -> Content
  ) where Intent == Provider.Intent {
    self.init(kind: kind, intent: intent, provider: provider, content: content)
    driver.usePlaceholder(placeholder)
  }

  public var body: some WidgetConfiguration { EmptyWidgetConfiguration() }

  public static func _describe(
    _ configuration: Self, into collect: inout [_WidgetDescription]
  ) {
    collect.append(_WidgetDescription(kind: configuration.kind, payload: configuration.driver))
  }
}
