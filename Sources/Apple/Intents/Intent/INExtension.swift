import FoundationExtras

/// An object that provides a handler for an intent.
public protocol INIntentHandlerProviding: NSObjectProtocol {
  func handler(for intent: INIntent) -> Any?
}

/// The entry point of an Intents extension, which provides the handlers of intents. The target's
/// own subclass is found by the source that is generated from its definition file.
open class INExtension: NSObject, INIntentHandlerProviding {
  public override init() { super.init() }
  open func handler(for intent: INIntent) -> Any? { self }
}
