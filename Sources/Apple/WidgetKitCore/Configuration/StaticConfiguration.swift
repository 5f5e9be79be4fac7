import SwiftUI

/// A widget that the user has nothing to configure of.
public struct StaticConfiguration<Content: View>: WidgetConfiguration {
  private let kind: String
  private let driver: WidgetDriver

  @MainActor @preconcurrency
  public init<Provider: TimelineProvider>(
    kind: String, provider: Provider,
    @ViewBuilder content: @escaping @MainActor (Provider.Entry) -> Content
  ) {
    self.kind = kind
    let shared = Handover(provider)
    let view: DrivenContent<Provider.Entry> = { AnyView(content($0)) }
    driver = WidgetDriver(
      placeholder: { provider.placeholder(in: $0).driven(view) },
      snapshot: { context, _, answer in
        let completion = DrivenCompletion(answer) { (entry: Provider.Entry) in entry.driven(view) }
        provider.getSnapshot(in: context, completion: completion.take)
      },
      timeline: { context, _, answer in
        let completion = DrivenCompletion(answer) { (timeline: Timeline<Provider.Entry>) in
          timeline.driven(view)
        }
        provider.getTimeline(in: context, completion: completion.take)
      })
    driver.relevance = { await shared.value.relevance().contexts }
    driver.drive = { ($0 as? Provider.Entry)?.driven(view) }
  }

  /// The form of WidgetKit's first betas, whose placeholder is a view and not an entry's.
  @available(*, deprecated, message: "give the provider a placeholder(in:) instead")
  @MainActor @preconcurrency
  public init<Provider: TimelineProvider, Placeholder: View>(
    kind: String, provider: Provider, placeholder: Placeholder,
    @ViewBuilder content: @escaping @MainActor (Provider.Entry) -> Content
  ) {
    self.init(kind: kind, provider: provider, content: content)
    driver.usePlaceholder(placeholder)
  }

  public var body: some WidgetConfiguration { EmptyWidgetConfiguration() }

  public static func _describe(
    _ configuration: Self, into collect: inout [_WidgetDescription]
  ) {
    collect.append(_WidgetDescription(kind: configuration.kind, payload: configuration.driver))
  }
}

extension WidgetDriver {
  func usePlaceholder<Placeholder: View>(_ view: Placeholder) {
    placeholder = { _ in DrivenEntry(date: Date(), relevance: nil) { AnyView(view) } }
  }
}
