import FoundationExtras

/// The result of resolving a parameter's value.
open class INIntentResolutionResult: NSObject, @unchecked Sendable {
  public enum _Outcome: Sendable {
    case success, needsValue, notRequired, unsupported, disambiguation, confirmation
  }
  public let _outcome: _Outcome
  /// The value, or those to choose from.
  public let _resolved: Any?
  /// The code of a reason that the definition lists.
  public let _reason: Int?

  public required init(_ outcome: _Outcome, _ value: Any? = nil, reason: Int? = nil) {
    _outcome = outcome
    _resolved = value
    _reason = reason
  }

  open class func needsValue() -> Self { Self(.needsValue) }
  open class func notRequired() -> Self { Self(.notRequired) }
  open class func unsupported() -> Self { Self(.unsupported) }

  /// The implementation of a generated class's `unsupported(forReason:)`.
  public class func _unsupported(withReason reason: Int) -> Self {
    Self(.unsupported, reason: reason)
  }
}

open class INObjectResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  open class func success(with resolvedObject: INObject) -> Self { Self(.success, resolvedObject) }
  open class func disambiguation(with objectsToDisambiguate: [INObject]) -> Self {
    Self(.disambiguation, objectsToDisambiguate)
  }
  open class func confirmationRequired(with objectToConfirm: INObject?) -> Self {
    Self(.confirmation, objectToConfirm)
  }
}

open class INEnumResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  /// The implementation of a generated class's `success(with:)`.
  public class func _success(withResolvedValue value: Int) -> Self { Self(.success, value) }
  public class func _confirmationRequired(withValue value: Int) -> Self {
    Self(.confirmation, value)
  }
}

open class INStringResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  open class func success(with resolvedString: String) -> Self { Self(.success, resolvedString) }
  open class func disambiguation(with stringsToDisambiguate: [String]) -> Self {
    Self(.disambiguation, stringsToDisambiguate)
  }
  open class func confirmationRequired(with stringToConfirm: String?) -> Self {
    Self(.confirmation, stringToConfirm)
  }
}
