import FoundationExtras

/// The intent whose parameters are being chosen, for the queries that depend on others of them.
package enum EditedIntent {
  @TaskLocal package static var current: (any AppIntent)?
}

/// The parameters of another intent that a query or an options provider goes by.
///
/// It has a value while the system asks for options of that intent, and where all the parameters
/// that it names have one.
@propertyWrapper
public struct IntentParameterDependency<Intent: AppIntent>: @unchecked Sendable {
  private let keyPaths: [PartialKeyPath<Intent>]

  public init<each Value: _IntentValue>(
    _ keyPaths: repeat KeyPath<Intent, IntentParameter<each Value>>
  ) {
    var all: [PartialKeyPath<Intent>] = []
    for keyPath in repeat each keyPaths { all.append(keyPath) }
    self.keyPaths = all
  }

  public var wrappedValue: IntentProjection<Intent>? {
    guard let intent = EditedIntent.current as? Intent,
      keyPaths.allSatisfy({ (intent[keyPath: $0] as? any AnyIntentParameter)?.hasValue == true })
    else { return nil }
    return IntentProjection(intent: intent)
  }
}

/// An intent's parameters, to be read.
@dynamicMemberLookup
public struct IntentProjection<Intent: AppIntent>: Sendable {
  let intent: Intent

  public subscript<Value>(dynamicMember keyPath: KeyPath<Intent, Value>) -> Value {
    intent[keyPath: keyPath]
  }

  /// The value of an optional parameter, which a dependency's parameters have: without it there is no projection. Code
  /// that Apple's compiler takes uses it without unwrapping (Dimillian/IceCubesApp, ListEntity.swift).
  public subscript<Value>(dynamicMember keyPath: KeyPath<Intent, Value?>) -> Value {
    guard let value = intent[keyPath: keyPath] else {
      fatalError("The parameter isn't among the dependencies, and it has no value.")
    }
    return value
  }
}
