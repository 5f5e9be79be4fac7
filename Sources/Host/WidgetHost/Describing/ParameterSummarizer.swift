import AppIntents
import Foundation
import WidgetKitCore

/// Summarises the parameters of an App Intent: names, titles, types and choices.
@MainActor
struct ParameterSummarizer {
  let box: ConfigurationBox
  let locale: Locale

  /// Seconds that a query or a handler may take to give its options. Apple publishes no limit; this one keeps `list` quick.
  static let limit = 3.0

  func all() async -> [WidgetSummary.Parameter] {
    var all: [WidgetSummary.Parameter] = []
    for (name, parameter) in box.parameters {
      var summary = WidgetSummary.Parameter(
        name: name, title: parameter.title.string(in: locale), type: parameter.typeName,
        options: parameter.optionsSource)
      let chosen = parameter.chosen.map(\.name)
      summary.defaultValue = chosen.isEmpty ? nil : chosen.joined(separator: ", ")
      await ask(parameter, &summary)
      all.append(summary)
    }
    return all
  }

  private func ask(_ parameter: any AnyIntentParameter, _ summary: inout WidgetSummary.Parameter)
    async
  {
    let call = ProviderCall<Result<[ParameterOption]?, any Error>>()
    let intent = box.intent as? any AppIntent
    Task.detached {
      await EditedIntent.$current.withValue(intent) {
        do { call.take(Handover(.success(try await parameter.options()))) } catch {
          call.take(Handover(.failure(error)))
        }
      }
    }
    switch await call.value(within: Self.limit) {
    case .success(let options)?:
      summary.choices = options?.map { .init(name: $0.name, title: $0.title.string(in: locale)) }
    case .failure(let failure as OptionsFailure)?:
      summary.problem = "\(failure.provider) threw in \(failure.method): \(failure.error)"
    case .failure(let error)?: summary.problem = "\(error)"
    case nil:
      summary.problem =
        "\(summary.options ?? summary.type) gave no options within \(PathPart.number(Self.limit)) s"
    }
  }
}
