import AppIntents
import SwiftUI

/// A widget that the user configures by an App Intent.
public struct AppIntentConfiguration<Intent: WidgetConfigurationIntent, Content: View>:
  WidgetConfiguration
{
  private let kind: String
  private let driver: WidgetDriver

  @MainActor @preconcurrency
  public init<Provider: AppIntentTimelineProvider>(
    kind: String, intent: Intent.Type = Intent.self, provider: Provider,
    @ViewBuilder content: @escaping @MainActor (Provider.Entry) -> Content
  ) where Intent == Provider.Intent {
    self.kind = kind
    let shared = Handover(provider)
    let view: DrivenContent<Provider.Entry> = { AnyView(content($0)) }
    driver = WidgetDriver(
      placeholder: { provider.placeholder(in: $0).driven(view) },
      snapshot: { context, configuration, answer in
        let intent = Self.intent(configuration)
        Task {
          let entry = await shared.value.snapshot(for: intent, in: context)
          answer(Handover(entry.driven(view)))
        }
      },
      timeline: { context, configuration, answer in
        let intent = Self.intent(configuration)
        Task {
          let timeline = await shared.value.timeline(for: intent, in: context)
          answer(Handover(timeline.driven(view)))
        }
      })
    driver.drive = { ($0 as? Provider.Entry)?.driven(view) }
    driver.makeConfiguration = {
      let intent = Intent()
      let box = ConfigurationBox(intent)
      await EditedIntent.$current.withValue(intent) {
        for (_, parameter) in box.parameters { await parameter.fillFromDefault() }
      }
      return box
    }
    driver.recommendations = {
      provider.recommendations().map { Recommendation($0.description, ConfigurationBox($0.intent)) }
    }
    driver.relevance = { await shared.value.relevance().contexts }
  }

  private static func intent(_ configuration: AnyObject?) -> Intent {
    (configuration as? ConfigurationBox)?.intent as? Intent ?? Intent()
  }

  public var body: some WidgetConfiguration { EmptyWidgetConfiguration() }

  public static func _describe(
    _ configuration: Self, into collect: inout [_WidgetDescription]
  ) {
    collect.append(_WidgetDescription(kind: configuration.kind, payload: configuration.driver))
  }
}
