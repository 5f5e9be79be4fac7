import FoundationExtras

/// Who finds a handler for an intent.
public protocol INIntentHandlerProviding: NSObjectProtocol {
  func handler(for intent: INIntent) -> Any?
}

/// Where the system finds who handles an intent. The target's own class of it is found by the
/// source that is generated from its definition file.
open class INExtension: NSObject, INIntentHandlerProviding {
  public override init() { super.init() }
  open func handler(for intent: INIntent) -> Any? { self }
}
