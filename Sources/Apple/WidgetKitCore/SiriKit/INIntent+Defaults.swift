import DisplayList
import Foundation
import Intents

extension INIntent {
  /// Gives each parameter what the system gives it when the user adds the widget: the handler's
  /// `default…(for:)`, or else the definition's default. (Which of them goes first isn't published;
  /// Xcode offers no default in the definition for a parameter whose options are the handler's.)
  ///
  /// The handler gets a copy of the intent in which the parameter has no value yet.
  @MainActor
  package func fillDefaults() {
    guard let definition = Self._definition else { return }
    for parameter in definition.parameters {
      if let value = parameter.defaultValue { setValue(value, forKey: parameter.name) }
    }
    let handlers = SiriHandlers.handlers(for: self)
    for parameter in definition.parameters {
      guard let initial = parameter.initial else { continue }
      let asked = copyWithout(parameter)
      for handler in handlers {
        guard let value = initial(handler, asked) else { continue }
        setValue(value, forKey: parameter.name)
        break
      }
    }
  }

  /// A copy of the intent in which the parameter has no value. A handler is asked about a parameter
  /// with such a copy: it may leave out of its options what the intent already has, and it may keep
  /// or change the intent that it is given.
  package func copyWithout(_ parameter: _INParameter) -> INIntent {
    guard let asked = self.copy() as? INIntent else { return self }
    asked.setValue(nil, forKey: parameter.name)
    return asked
  }
}

extension _INParameter {
  /// The definition's default as the intent keeps it; nil where it has none or of another type.
  fileprivate var defaultValue: Any? {
    switch (kind, value) {
    case (_, nil): nil
    case (.string, .text(let phrase)): phrase.string(in: Locale.current.identifier)
    case (.boolean, .boolean(let value)): NSNumber(value: value)
    case (.boolean, .number(let value)): NSNumber(value: value != 0)
    case (.integer, .number(let value)): NSNumber(value: Int(clamping: value))
    case (.double, .number(let value)), (.timeInterval, .number(let value)):
      NSNumber(value: value)
    case (.decimal, .number(let value)): NSDecimalNumber(value: value)
    case (.enumeration(let cases), .text(let phrase)):
      cases.named(phrase.text).map { NSNumber(value: $0.value) }
    case (.enumeration, .number(let value)): NSNumber(value: Int(clamping: value))
    case (.url, .text(let phrase)): URL(string: phrase.text)
    default: nil
    }
  }
}
