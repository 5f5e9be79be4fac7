import AppIntents
import SwiftUI

/// A widget that a watch's Smart Stack shows when it matters.
///
/// - Support: partly; each configuration with a clue of time is an entry at its date, any other one
///   for now. What a provider throws leaves that entry out.
public struct RelevanceConfiguration<Content: View>: WidgetConfiguration {
  private let kind: String
  private let driver: WidgetDriver

  @MainActor @preconcurrency
  public init<Provider: RelevanceEntriesProvider>(
    kind: String, provider: Provider,
    @ViewBuilder content: @escaping @MainActor (Provider.Entry) -> Content
  ) {
    self.kind = kind
    let shared = Handover(provider)
    let view: DrivenContent<Provider.Entry> = { AnyView(content($0)) }
    driver = WidgetDriver(
      placeholder: { context in
        let entry = provider.placeholder(context: RelevanceEntriesProviderContext(context))
        return DrivenEntry(date: Date(), relevance: nil) { view(entry) }
      },
      snapshot: { context, _, answer in
        let context = RelevanceEntriesProviderContext(context)
        Task {
          let first = await shared.value.relevance().attributes.lazy.compactMap(\.configuration)
            .first
          let entry =
            (try? await shared.value.entry(
              configuration: first ?? Provider.Configuration(), context: context))
            ?? shared.value.placeholder(context: context)
          answer(Handover(DrivenEntry(date: Date(), relevance: nil) { view(entry) }))
        }
      },
      timeline: { context, _, answer in
        let context = RelevanceEntriesProviderContext(context)
        Task {
          let entries = await relevantEntries(of: shared, context, view)
          answer(Handover(DrivenTimeline(entries: entries, policy: .never)))
        }
      })
    driver.drive = { entry in
      (entry as? Provider.Entry).map { entry in
        DrivenEntry(date: Date(), relevance: nil) { view(entry) }
      }
    }
    driver.relevance = { await shared.value.relevance().contexts }
  }

  public var body: some WidgetConfiguration { EmptyWidgetConfiguration() }

  public static func _describe(
    _ configuration: Self, into collect: inout [_WidgetDescription]
  ) {
    var description = _WidgetDescription(kind: configuration.kind, payload: configuration.driver)
    // A watch's Smart Stack holds rectangular widgets alone.
    description.settings.supportedFamilies = [.accessoryRectangular]
    collect.append(description)
  }
}

/// The entries of a provider, in the order of their dates. The most important configuration has the
/// highest score.
@MainActor
private func relevantEntries<Provider: RelevanceEntriesProvider>(
  of shared: Handover<Provider>, _ context: RelevanceEntriesProviderContext,
  _ view: @escaping DrivenContent<Provider.Entry>
) async -> [DrivenEntry] {
  let attributes = await shared.value.relevance().attributes
  var entries: [DrivenEntry] = []
  for (index, attribute) in attributes.enumerated() {
    guard let configuration = attribute.configuration,
      let entry = try? await shared.value.entry(configuration: configuration, context: context)
    else { continue }
    let dates = attribute.context?.dates
    let length = dates.map { $0.upperBound.timeIntervalSince($0.lowerBound) } ?? 0
    entries.append(
      DrivenEntry(
        date: dates?.lowerBound ?? Date(),
        relevance: TimelineEntryRelevance(
          score: Float(attributes.count - index), duration: length)
      ) { view(entry) })
  }
  return entries.enumerated()
    .sorted { ($0.element.date, $0.offset) < ($1.element.date, $1.offset) }.map(\.element)
}
