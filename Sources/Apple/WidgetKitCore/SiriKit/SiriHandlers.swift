import Foundation
import Intents

/// The Intents extension of the widget's target, as the system finds it: made once a process.
@MainActor
package enum SiriHandlers {
  private static var made: [ObjectIdentifier: [INExtension]] = [:]

  /// The handlers that the extensions return from `handler(for:)`, in the order of the target's files.
  package static func handlers(for intent: INIntent) -> [AnyObject] {
    (extensions(of: type(of: intent)) + _INHandlers.all).compactMap { extended in
      extended.handler(for: intent).map { $0 as AnyObject }
    }
  }

  private static func extensions(of type: INIntent.Type) -> [INExtension] {
    if let known = made[ObjectIdentifier(type)] { return known }
    let extensions = type._definition?.handlers.map { $0() } ?? []
    made[ObjectIdentifier(type)] = extensions
    return extensions
  }
}
