import Foundation
import Intents
import WidgetKitCore

/// The options that a handler provides for a parameter.
@MainActor
struct SiriOptions {
  /// The intent that the handler is given. The parameter has only the values in it that a
  /// configuration has chosen already, never its defaults.
  let intent: INIntent
  let parameter: _INParameter
  /// Seconds that the handler may take.
  let limit: Double

  struct Option {
    let value: Any
    let identifier: String?
    let name: String

    init(_ value: Any) {
      self.value = value
      let object = value as? INObject
      identifier = object?.identifier
      name = object?.displayString ?? "\(value)"
    }

    func matches(_ text: String) -> Bool { identifier == text || name == text }

    var said: String { identifier.map { $0 == name ? name : "\($0) (\(name))" } ?? name }
  }

  /// - Parameter searchTerm: what the user typed; nil before that.
  /// - Throws: ``ConfigurationMaker/Refusal``.
  func all(searching searchTerm: String?) async throws -> [Option] {
    let method = "provide\(capitalized)OptionsCollection"
    let type = type(of: intent)
    let handlers = SiriHandlers.handlers(for: intent)
    guard !handlers.isEmpty else {
      throw ConfigurationMaker.Refusal(
        "There are no options for \(parameter.name) of \(type): no class of the target inherits "
          + "INExtension, or its handler(for:) gives nil. Put the Intents extension's source into "
          + "the widget's target, or describe the value in the file, as "
          + #"{"identifier": "…", "display": "…"}."#)
    }
    for handler in handlers {
      let call = ProviderCall<_INOptions>()
      guard
        let ask = parameter.options, ask(handler, intent, searchTerm, { call.take(Handover($0)) })
      else { continue }
      guard let options = await call.value(within: limit) else {
        throw ConfigurationMaker.Refusal(
          "\(Swift.type(of: handler)) gave no options for \(parameter.name) within "
            + "\(PathPart.number(limit)) s: call the completion of \(method) on "
            + "every path.")
      }
      if let error = options.error {
        throw ConfigurationMaker.Refusal(
          error is _INNotImplemented
            ? "\(Swift.type(of: handler)) has no \(method), which \(type)Handling asks for: write it."
            : "\(method) of \(Swift.type(of: handler)) failed: \(error)")
      }
      return options.sections.flatMap(\.items).map { Option(Self.plain($0)) }
    }
    let names = handlers.map { "\(Swift.type(of: $0))" }.joined(separator: ", ")
    throw ConfigurationMaker.Refusal(
      "\(names) isn't a \(type)Handling, so there are no options for \(parameter.name): let it "
        + "conform, or give the right object in handler(for:).")
  }

  private var capitalized: String {
    parameter.name.prefix(1).uppercased() + parameter.name.dropFirst()
  }

  /// Collections hold objects; properties hold values.
  private static func plain(_ option: Any) -> Any {
    switch option {
    case let text as NSString: text as String
    case let url as NSURL: url as URL
    case let components as NSDateComponents: components as DateComponents
    default: option
    }
  }
}
