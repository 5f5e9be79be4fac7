import FoundationExtras

public enum INIntentHandlingStatus: Int, Sendable {
  case unspecified = 0, ready, inProgress, success, failure, deferredToApplication
  case userConfirmationRequired
}

public enum INInteractionDirection: Int, Sendable { case unspecified = 0, outgoing, incoming }

/// Something the user did, given to the system so that it can suggest it.
open class INInteraction: NSObject, @unchecked Sendable {
  public let intent: INIntent
  public let intentResponse: INIntentResponse?
  open var intentHandlingStatus: INIntentHandlingStatus { .unspecified }
  open var direction = INInteractionDirection.unspecified
  open var identifier = ""
  open var groupIdentifier: String?
  open var dateInterval: DateInterval?

  public init(intent: INIntent, response: INIntentResponse?) {
    self.intent = intent
    intentResponse = response
  }

  open func donate(completion: (@Sendable ((any Error)?) -> Void)? = nil) {
    Donations.record(self)
    completion?(nil)
  }

  open func donate() async throws { Donations.record(self) }

  open class func deleteAll(completion: (@Sendable ((any Error)?) -> Void)? = nil) {
    Donations.remove { _ in true }
    completion?(nil)
  }

  open class func deleteAll() async throws { Donations.remove { _ in true } }

  open class func delete(
    with identifiers: [String], completion: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    Donations.remove { identifiers.contains($0.identifier) }
    completion?(nil)
  }

  open class func delete(with identifiers: [String]) async throws {
    Donations.remove { identifiers.contains($0.identifier) }
  }

  open class func delete(
    with groupIdentifier: String, completion: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    Donations.remove { $0.groupIdentifier == groupIdentifier }
    completion?(nil)
  }

  open class func delete(with groupIdentifier: String) async throws {
    Donations.remove { $0.groupIdentifier == groupIdentifier }
  }
}
