import AppIntents
import DisplayList
import Foundation
import WidgetKitCore

/// Gives an App Intent the values of a configuration file, each checked against the parameter's
/// declaration and the answers of its query or options provider.
@MainActor
struct AppConfiguration {
  let box: ConfigurationBox
  let context: ConfigurationContext

  private typealias Refusal = ConfigurationMaker.Refusal
  private typealias Parameter = any AnyIntentParameter

  private var intent: (any AppIntent)? { box.intent as? any AppIntent }
  private var family: IntentWidgetFamily? { IntentWidgetFamily(named: context.family) }

  /// - Returns: notes on values that were taken.
  /// - Throws: ``ConfigurationMaker/Refusal``.
  func take(_ wanted: Configuration) async throws -> [Diagnostic] {
    let parameters = box.parameters
    for name in wanted.values.keys.sorted() where !parameters.contains(where: { $0.name == name }) {
      throw Refusal.unknown(name, of: context.kind, in: wanted, known: parameters.map(\.name))
    }
    var notes: [Diagnostic] = []
    // In their order, since the options of one can depend on another before it.
    try await EditedIntent.$current.withValue(intent) {
      for (name, parameter) in parameters {
        guard let value = wanted.values[name] else { continue }
        let one = OneParameter(name: name, parameter: parameter, configuration: wanted.name)
        if let note = try await set(value, one) { notes.append(note) }
        if let note = cut(one) { notes.append(note) }
      }
    }
    let shown = intent?.shownParameters(at: family)
    for (name, parameter) in parameters where wanted.values[name] != nil {
      if let shown, !shown.contains(where: { $0 === parameter }) { notes.append(hidden(name)) }
    }
    return notes
  }

  /// Leaves of each list of defaults as many values as Edit Widget has places for at the family.
  /// (A parameter's `size` is that number; that the rest is cut isn't published.)
  func cutToFamily() {
    for (_, parameter) in box.parameters {
      if let size = parameter.traits.size(at: family) { parameter.cut(to: size.max) }
    }
  }

  // MARK: One parameter

  private struct OneParameter {
    let name: String
    let parameter: Parameter
    let configuration: String

    func refusal(_ what: String) -> Refusal {
      Refusal("The configuration \(configuration)'s value for \(name) \(what).")
    }
  }

  private func set(_ value: ConfiguredValue, _ one: OneParameter) async throws -> Diagnostic? {
    do {
      // A query may find what it doesn't suggest; so its suggestions aren't asked for beforehand.
      let options = one.parameter.isLimitedToOptions ? try await one.parameter.options() : nil
      let given = options.map { named(value, $0) } ?? value
      guard try await one.parameter.configure(with: given, locale: locale) else {
        throw one.refusal(try await reason(value, one))
      }
      try check(one)
      return options.flatMap { notOffered(one, $0) }
    } catch let failure as OptionsFailure {
      throw Refusal(
        "The query \(failure.provider) threw in \(failure.method) for \(one.name) of configuration "
          + "\(one.configuration): \(failure.error)")
    }
  }

  /// The value with the names of options instead of their titles.
  private func named(_ value: ConfiguredValue, _ options: [ParameterOption]) -> ConfiguredValue {
    switch value {
    case .text(let text):
      if options.contains(where: { $0.name == text }) { return value }
      return options.first { $0.title.string(in: locale) == text }.map { .text($0.name) } ?? value
    case .list(let items): return .list(items.map { named($0, options) })
    default: return value
    }
  }

  private func check(_ one: OneParameter) throws {
    let traits = one.parameter.traits
    if let range = traits.range, let number = one.parameter.number,
      number < range.lower || number > range.upper
    {
      throw one.refusal(
        "is \(PathPart.number(number)); it goes from \(PathPart.number(range.lower)) to "
          + PathPart.number(range.upper))
    }
    if traits.refusesNegativeNumbers, let number = one.parameter.number, number < 0 {
      throw one.refusal("is negative, which it doesn't take")
    }
  }

  /// One file serves every family of a widget: of a list a family shows as many values as it has places for.
  private func cut(_ one: OneParameter) -> Diagnostic? {
    let count = one.parameter.chosen.count
    guard let size = one.parameter.traits.size(at: family), count > size.max else { return nil }
    one.parameter.cut(to: size.max)
    return .cutValues(one.configuration, one.name, count, family: context.family, places: size.max)
  }

  private func notOffered(_ one: OneParameter, _ options: [ParameterOption]) -> Diagnostic? {
    let strange = one.parameter.chosen.map(\.name).filter { name in
      !options.contains { $0.name == name }
    }
    guard !strange.isEmpty else { return nil }
    return Diagnostic(
      code: "not-an-option",
      message: "The configuration sets \(one.name) to \(strange.joined(separator: ", ")), which "
        + "\(one.parameter.optionsSource ?? one.parameter.typeName) doesn't offer; on a device the "
        + "user couldn't choose it. It offers: \(said(options)).")
  }

  /// A value for a parameter that Edit Widget doesn't show, since the summary leaves it out.
  private func hidden(_ name: String) -> Diagnostic {
    Diagnostic(
      code: "hidden-parameter",
      message: "The configuration sets \(name), which the intent's parameterSummary leaves out as "
        + "the other parameters are; on a device the user couldn't choose it.")
  }

  // MARK: Wording

  private func reason(_ value: ConfiguredValue, _ one: OneParameter) async throws -> String {
    if one.parameter.isMultiple {
      if case .list = value {} else { return "isn't a list, as [\"a\", \"b\"]" }
    }
    let type = String(describing: one.parameter.elementType)
    guard let source = one.parameter.optionsSource else {
      let cases = try await one.parameter.options().map { ": it is one of \(said($0))" }
      return "isn't of type \(type)" + (cases ?? "")
    }
    let suggested = try await one.parameter.options() ?? []
    return "is a \(type) that its query \(source) doesn't find. It suggests: \(said(suggested))"
  }

  private func said(_ options: [ParameterOption]) -> String {
    let words = options.map { option in
      let title = option.title.string(in: locale)
      return title == option.name ? title : "\(option.name) (\(title))"
    }
    if words.isEmpty { return "nothing" }
    return words.prefix(12).joined(separator: ", ")
      + (words.count > 12 ? ", … (\(words.count) in all)" : "")
  }

  private var locale: Locale { Locale(identifier: context.setting.locale) }
}

extension IntentWidgetFamily {
  /// - Parameter name: that of the case, as ``WidgetFamily`` has it.
  init?(named name: String) {
    guard let family = Self.allCases.first(where: { "\($0)" == name }) else { return nil }
    self = family
  }
}
