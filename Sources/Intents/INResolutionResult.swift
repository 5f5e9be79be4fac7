import FoundationExtras

/// What a handler makes of a parameter's value.
open class INIntentResolutionResult: NSObject, @unchecked Sendable {
  public enum Outcome: Sendable { case success, needsValue, notRequired, unsupported, ambiguous }
  public let outcome: Outcome
  public let resolvedValue: Any?

  public required init(outcome: Outcome, value: Any? = nil) {
    self.outcome = outcome
    resolvedValue = value
  }

  open class func needsValue() -> Self { Self(outcome: .needsValue) }
  open class func notRequired() -> Self { Self(outcome: .notRequired) }
  open class func unsupported() -> Self { Self(outcome: .unsupported) }
}

open class INObjectResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  open class func success(with resolvedObject: INObject) -> Self {
    Self(outcome: .success, value: resolvedObject)
  }
  open class func disambiguation(with objects: [INObject]) -> Self {
    Self(outcome: .ambiguous, value: objects)
  }
}

open class INStringResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  open class func success(with resolvedString: String) -> Self {
    Self(outcome: .success, value: resolvedString)
  }
}

open class INBooleanResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  open class func success(with resolvedValue: Bool) -> Self {
    Self(outcome: .success, value: resolvedValue)
  }
}

open class INEnumResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  open class func success(with resolvedValue: Int) -> Self {
    Self(outcome: .success, value: resolvedValue)
  }
}
