import Foundation
import Intents
import WidgetKitCore

/// Summarises the parameters of an intent of SiriKit: names, titles, types, defaults, and the
/// options that the handler offers.
@MainActor
struct SiriParameterSummarizer {
  /// The intent with its defaults.
  let intent: INIntent
  /// The locale of titles and of enumerations' names.
  let locale: String

  func all() async -> [WidgetSummary.Parameter] {
    var all: [WidgetSummary.Parameter] = []
    for parameter in type(of: intent)._definition?.parameters ?? [] {
      all.append(await summary(of: parameter))
    }
    return all
  }

  private func summary(of parameter: _INParameter) async -> WidgetSummary.Parameter {
    let values = SiriValue(parameter.kind, locale: locale)
    var summary = WidgetSummary.Parameter(
      name: parameter.name, title: parameter.title.string(in: locale),
      type: parameter.isMultiple ? "[\(values.typeName)]" : values.typeName,
      defaultValue: defaultValue(of: parameter, values))
    guard parameter.options != nil else { return summary }
    summary.options = "the handler\(parameter.hasSearch ? ", by search" : "")"
    // Without the defaults, since a handler may leave out what the intent already has.
    let options = SiriOptions(
      intent: intent.copyWithout(parameter), parameter: parameter,
      limit: ParameterSummarizer.limit)
    do {
      summary.choices = try await options.all(searching: nil).map {
        WidgetSummary.Choice(name: $0.identifier ?? $0.name, title: $0.name)
      }
    } catch let refusal as ConfigurationMaker.Refusal {
      summary.problem = refusal.message
    } catch {
      summary.problem = "\(error)"
    }
    return summary
  }

  private func defaultValue(of parameter: _INParameter, _ values: SiriValue) -> String? {
    guard let value = intent.value(forKey: parameter.name) else { return nil }
    let texts = (value as? [Any] ?? [value]).compactMap { values.text(of: $0) }
    return texts.isEmpty ? nil : texts.joined(separator: ", ")
  }
}
