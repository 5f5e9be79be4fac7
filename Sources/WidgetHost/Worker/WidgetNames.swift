import AppIntents
import Foundation
import SwiftUI
import WidgetKitCore

/// Reads what a configuration says of itself, in a locale.
@MainActor
struct WidgetNames {
  private let renderer = ViewRenderer()
  let locale: String

  func summary(of description: _WidgetDescription) async -> WidgetSummary {
    let settings = description.settings
    let families = settings.supportedFamilies.map { listed in
      WidgetFamily.allCases.filter(listed.contains).map(\.description)
    }
    let configuration = await description.driver?.makeConfiguration()
    let parameters = (configuration as? ConfigurationBox)?.parameters ?? []
    return WidgetSummary(
      kind: description.kind, displayName: settings.displayName.map(string) ?? "",
      description: settings.description.map(string) ?? "", supportedFamilies: families,
      parameters: parameters.map {
        .init(name: $0.name, title: $0.parameter.parameterTitle, type: $0.parameter.typeName)
      })
  }

  /// What a text says, as it would be drawn.
  private func string(_ text: Text) -> String {
    var environment = EnvironmentValues()
    environment.locale = Locale(identifier: locale)
    let list = renderer.renderFitting(
      text, proposal: .unspecified, environment: environment,
      displayDate: Setting.standardNow)
    return list.views.compactMap(\.text).first ?? ""
  }
}
