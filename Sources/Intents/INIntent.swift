import FoundationExtras

/// What the user asks of the system, with parameters by name. The classes that Xcode generates from
/// an intent definition inherit from it and keep their parameters here.
open class INIntent: NSObject, NSCopying {
  private let lock = NSLock()
  private var parameters: [String: Any] = [:]
  private var images: [String: INImage] = [:]

  open var identifier: String?
  open var intentDescription: String? { String(describing: type(of: self)) }
  open var suggestedInvocationPhrase: String?
  open var donationMetadata: INIntentDonationMetadata?

  public required override init() { super.init() }

  /// The value of a parameter; nil where it has none.
  open func value(forKey key: String) -> Any? { lock.withLock { parameters[key] } }

  open func setValue(_ value: Any?, forKey key: String) {
    lock.withLock { parameters[key] = value }
  }

  open func setImage(_ image: INImage?, forParameterNamed name: String) {
    lock.withLock { images[name] = image }
  }

  open func image(forParameterNamed name: String) -> INImage? { lock.withLock { images[name] } }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = Self()
    copy.parameters = lock.withLock { parameters }
    copy.images = lock.withLock { images }
    copy.identifier = identifier
    copy.suggestedInvocationPhrase = suggestedInvocationPhrase
    return copy
  }
}

open class INIntentDonationMetadata: NSObject {}

open class INIntentResponse: NSObject {
  open var userActivity: NSUserActivity?
}

/// Where the system finds who handles an intent.
open class INExtension: NSObject {
  public required override init() { super.init() }
  open func handler(for intent: INIntent) -> Any? { self }
}
