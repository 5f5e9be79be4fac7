import AppIntents
import DisplayList
import Foundation
import Intents
import WidgetKitCore

/// Gives an intent of SiriKit the values of a configuration file, each checked against the
/// definition and, where the handler offers options, against those.
@MainActor
struct SiriConfiguration {
  let intent: INIntent
  let context: ConfigurationContext

  private typealias Refusal = ConfigurationMaker.Refusal

  /// - Returns: notes on values that were taken.
  /// - Throws: ``ConfigurationMaker/Refusal``.
  func take(_ wanted: Configuration) async throws -> [Diagnostic] {
    guard let definition = type(of: intent)._definition else {
      throw Refusal(
        "The configuration \(wanted.name) can't be given to \(context.kind): \(type(of: intent)) "
          + "is written by hand, so its parameters aren't known. Let the IntentDefinitionPlugin "
          + "make it of its .intentdefinition file.")
    }
    for name in wanted.values.keys.sorted()
    where !definition.parameters.contains(where: { $0.name == name }) {
      throw Refusal.unknown(
        name, of: context.kind, in: wanted, known: definition.parameters.map(\.name))
    }
    // In the definition's order, since options of one can depend on the value of another before it.
    var notes: [Diagnostic] = []
    for parameter in definition.parameters {
      guard var value = wanted.values[parameter.name] else { continue }
      if case .list(let items) = value, let places = limits(of: parameter).places(for: items) {
        value = .list(Array(items.prefix(places)))
        notes.append(
          .cutValues(
            wanted.name, parameter.name, items.count, family: context.family, places: places))
      }
      let taken = try await self.value(value, parameter, wanted.name)
      intent.setValue(taken, forKey: parameter.name)
    }
    return notes
      + definition.parameters.compactMap { parameter in
        wanted.values[parameter.name] == nil ? nil : hidden(parameter)
      }
  }

  /// The note on options and defaults that no handler gives, where the definition has them from one.
  func missingHandler() -> Diagnostic? {
    let names = (type(of: intent)._definition?.parameters ?? [])
      .filter { $0.options != nil }.map(\.name)
    guard !names.isEmpty, SiriHandlers.handlers(for: intent).isEmpty else { return nil }
    return Diagnostic(
      code: "no-intent-handler",
      message:
        "A handler gives the options of \(names.joined(separator: ", ")), but no class of the "
        + "target inherits INExtension, so they have no default. Put the Intents extension's source "
        + "into the widget's target.")
  }

  /// Leaves of each list of defaults as many values as Edit Widget has places for at the family.
  /// (A definition's array sizes are that number; that the rest is cut isn't published.)
  func cutToFamily() {
    for parameter in type(of: intent)._definition?.parameters ?? [] where parameter.isMultiple {
      guard let limit = parameter.sizes[context.sizeClass],
        let values = intent.value(forKey: parameter.name) as? [Any], values.count > limit
      else { continue }
      intent.setValue(Array(values.prefix(limit)), forKey: parameter.name)
    }
  }

  // MARK: One parameter

  private func value(
    _ value: ConfiguredValue, _ parameter: _INParameter, _ configuration: String
  ) async throws -> Any? {
    if case .null = value { return nil }
    let asked = intent.copyWithout(parameter)
    guard parameter.isMultiple else {
      return try await single(value, parameter, asked, configuration)
    }
    guard case .list(let items) = value else {
      throw refusal(parameter, configuration, "isn't a list, as [\"a\", \"b\"]")
    }
    var values: [Any] = []
    for item in items {
      // As in Edit Widget, the handler sees the values before this one.
      if !values.isEmpty { asked.setValue(values, forKey: parameter.name) }
      values.append(try await single(item, parameter, asked, configuration))
    }
    return values
  }

  private func limits(of parameter: _INParameter) -> SiriLimits {
    SiriLimits(parameter: parameter, family: context.family, sizeClass: context.sizeClass)
  }

  /// - Parameter asked: the intent that the handler is given.
  private func single(
    _ value: ConfiguredValue, _ parameter: _INParameter, _ asked: INIntent, _ configuration: String
  ) async throws -> Any {
    if parameter.options != nil {
      if let object = try made(value, parameter, configuration) { return object }
      return try await chosen(value, parameter, asked, configuration)
    }
    guard let plain = SiriValue(parameter.kind, locale: context.setting.locale).value(value) else {
      let form = SiriValue(parameter.kind, locale: context.setting.locale).form
      throw refusal(parameter, configuration, "isn't \(form)")
    }
    if let excess = limits(of: parameter).excess(ofNumber: plain) {
      throw refusal(parameter, configuration, excess)
    }
    return plain
  }

  /// An object that the file itself describes.
  private func made(
    _ value: ConfiguredValue, _ parameter: _INParameter, _ configuration: String
  ) throws -> Any? {
    guard case .object = value, case .object = parameter.kind else { return nil }
    let values = SiriValue(parameter.kind, locale: context.setting.locale)
    guard let object = values.value(value) else {
      throw refusal(parameter, configuration, "isn't \(values.form)")
    }
    return object
  }

  /// One of the options that the handler offers, by its identifier or by what it is called.
  private func chosen(
    _ value: ConfiguredValue, _ parameter: _INParameter, _ asked: INIntent, _ configuration: String
  ) async throws -> Any {
    let wanted: String
    switch value {
    case .text(let text): wanted = text
    case .number(let number): wanted = PathPart.number(number)
    default:
      throw refusal(
        parameter, configuration, "isn't the identifier or the name of an option, in quotes")
    }
    let options = SiriOptions(intent: asked, parameter: parameter, limit: context.limit)
    var offered = try await options.all(searching: nil)
    if let found = offered.first(where: { $0.matches(wanted) }) { return found.value }
    if parameter.hasSearch {
      let found = try await options.all(searching: wanted)
      if let match = found.first(where: { $0.matches(wanted) }) ?? found.first {
        return match.value
      }
      offered += found
    }
    let names = offered.map(\.said)
    throw refusal(
      parameter, configuration,
      "is “\(wanted)”, which the handler doesn't offer. It offers: "
        + (names.isEmpty ? "nothing" : names.prefix(12).joined(separator: ", "))
        + (names.count > 12 ? ", … (\(names.count) in all)" : ""))
  }

  private func refusal(_ parameter: _INParameter, _ configuration: String, _ what: String)
    -> Refusal
  {
    Refusal("The configuration \(configuration)'s value for \(parameter.name) \(what).")
  }

  /// A value for a parameter that Edit Widget doesn't show: the definition hides it, or another's
  /// value hides it.
  private func hidden(_ parameter: _INParameter) -> Diagnostic? {
    let reason: String
    if !parameter.isConfigurable {
      reason = "the definition doesn't let the user edit it"
    } else if let parent = parameter.parent, !parent.isMet(by: intent) {
      reason = "\(parent.name) hides it, as it is"
    } else {
      return nil
    }
    return Diagnostic(
      code: "hidden-parameter",
      message:
        "The configuration sets \(parameter.name), which Edit Widget doesn't show: \(reason). "
        + "On a device the user couldn't choose it.")
  }
}

extension _INParent {
  /// Whether the parent's value in the intent shows this parameter. A predicate that isn't known counts as met.
  func isMet(by intent: INIntent) -> Bool {
    let current = intent.value(forKey: name)
    switch (predicate, value) {
    case ("HasAnyValue", _): return current != nil
    case ("BooleanHasExactValue", .boolean(let wanted)):
      return (current as? NSNumber)?.boolValue == wanted
    case ("EnumHasExactValue", .text(let wanted)):
      guard
        case .enumeration(let cases) = type(of: intent)._definition?.parameters
          .first(where: { $0.name == name })?.kind
      else { return true }
      return (current as? NSNumber)?.intValue == cases.first { $0.name == wanted.text }?.value
    default: return true
    }
  }
}
