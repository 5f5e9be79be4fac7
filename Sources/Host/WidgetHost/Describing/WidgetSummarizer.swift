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

  init(locale: String) {
    self.locale = locale
    texts = TextReader(locale: locale)
  }

  func summary(of description: _WidgetDescription) async -> WidgetSummary {
    if let activity = description.activity {
      var summary = summary(of: description, .liveActivity, Presentation.activities)
      summary.states = await ActivitySamples(of: activity).names
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
