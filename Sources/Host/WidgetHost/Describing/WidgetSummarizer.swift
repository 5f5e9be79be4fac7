import AppIntents
import Foundation
import Intents
import SwiftUI
import WidgetKitCore

/// Summarises a widget, Live Activity or control as its configuration describes it, in one locale.
@MainActor
struct WidgetSummarizer {
  private let locale: String
  private let texts: TextReader
  /// The keys of previews that ended an earlier process.
  private let skipped: Set<String>
  private let output: EventOutput

  init(locale: String, skipped: Set<String>, _ output: EventOutput) {
    self.locale = locale
    self.skipped = skipped
    self.output = output
    texts = TextReader(locale: locale)
  }

  func summary(of description: _WidgetDescription) async throws -> WidgetSummary {
    if let activity = description.activity {
      var summary = summary(of: description, .liveActivity, Presentation.activities)
      summary.states = try await states(of: activity)
      return summary
    }
    if let control = description.control {
      var summary = summary(of: description, .control, Presentation.controls)
      summary.parameters = await parameters(control.makeConfiguration)
      return summary
    }
    let settings = description.settings
    let families = settings.supportedFamilies.map { listed in
      WidgetFamily.allCases.filter(listed.contains).map(\.description)
    }
    var summary = WidgetSummary(
      kind: description.kind, displayName: settings.displayName.map(texts.string) ?? "",
      description: settings.description.map(texts.string) ?? "", supportedFamilies: families,
      parameters: await parameters(description.driver?.makeConfiguration),
      recommendations: description.driver?.recommendations().map { texts.string($0.description) }
        ?? [])
    summary.mountingStyles = settings.mountingStyles?.map(\.name)
    summary.texture = settings.texture?.name
    return summary
  }

  /// The names of the states that previews give. One that ends the process has its preview's name: drawing it
  /// reports why.
  private func states(of activity: ActivityDriver) async throws -> [String] {
    var names: [String] = []
    var seen: [String: Int] = [:]
    let previews = ActivityPreviews(of: activity).all
    let key = ActivitySamples.generationKey(activity)
    if previews.isEmpty, !skipped.contains(key) {
      try output.send(.previewing(key: key, place: "the Codable shape of \(activity.kind)"))
      return ActivitySamples.generatedNames(of: activity)
    }
    for item in previews {
      var added = [item.name]
      if !skipped.contains(item.key) {
        try output.send(.previewing(key: item.key, place: item.place))
        added = await ActivityPreviews.samples(of: item).map(\.name)
      }
      for name in added {
        // Previews of different presentations may have one name.
        let count = seen["\(item.preview.viewKind) \(name)", default: 0] + 1
        seen["\(item.preview.viewKind) \(name)"] = count
        let state = "\(SampleOrigin.preview.rawValue)-\(name)" + (count > 1 ? "-\(count)" : "")
        if !names.contains(state) { names.append(state) }
      }
    }
    return names
  }

  private func parameters(
    _ makeConfiguration: (() async -> AnyObject?)?
  ) async -> [WidgetSummary.Parameter] {
    let configuration = await makeConfiguration?()
    if let intent = configuration as? INIntent {
      return await SiriParameterSummarizer(intent: intent, locale: locale).all()
    }
    guard let box = configuration as? ConfigurationBox else { return [] }
    return await ParameterSummarizer(box: box, locale: Locale(identifier: locale)).all()
  }

  private func summary(
    of description: _WidgetDescription, _ surface: WidgetSummary.Surface,
    _ presentations: [Presentation]
  ) -> WidgetSummary {
    var summary = WidgetSummary(
      kind: description.kind, displayName: description.settings.displayName.map(texts.string) ?? "",
      description: description.settings.description.map(texts.string) ?? "",
      supportedFamilies: presentations.map(\.rawValue), parameters: [])
    summary.surface = surface
    return summary
  }
}
