import FoundationExtras

/// Something the user did, given to the system so that it can suggest it.
open class INInteraction: NSObject, @unchecked Sendable {
  public let intent: INIntent
  public let intentResponse: INIntentResponse?
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
    Donations.removeAll()
    completion?(nil)
  }
}

/// What was donated in this process, for the host to show.
package enum Donations {
  private static let lock = NSLock()
  nonisolated(unsafe) private static var names: [String] = []

  static func record(_ interaction: INInteraction) {
    lock.withLock { names.append(String(describing: type(of: interaction.intent))) }
  }

  static func removeAll() { lock.withLock { names = [] } }

  /// The intents' types, in the order of their donation.
  package static var recorded: [String] { lock.withLock { names } }
}
