import FoundationExtras

/// Names a donation. Numbered from 1 in each process, so that runs repeat.
public struct IntentDonationIdentifier: Hashable, Codable, Sendable {
  let number: Int
}

public struct IntentDonationMatchingPredicate: Sendable {
  let matches: @Sendable (IntentDonationIdentifier, any AppIntent) -> Bool

  public static func donationIdentifier(_ identifier: IntentDonationIdentifier) -> Self {
    Self { number, _ in number == identifier }
  }

  public static func entityIdentifier(_ identifier: EntityIdentifier) -> Self {
    Self { _, intent in names(identifier, intent) }
  }

  public static func intentType(
    _ intentType: any AppIntent.Type, entityIdentifier: EntityIdentifier? = nil
  ) -> Self {
    Self { _, intent in
      type(of: intent) == intentType && (entityIdentifier.map { names($0, intent) } ?? true)
    }
  }

  private static func names(_ identifier: EntityIdentifier, _ intent: any AppIntent) -> Bool {
    Mirror(reflecting: intent).children.contains { child in
      guard let parameter = child.value as? any AnyIntentParameter,
        parameter.elementType == identifier.entityType
      else { return false }
      return parameter.chosen.contains { $0.name == identifier.identifier }
    }
  }
}

/// The intents that the app's own interface performed, so that the system can suggest them. Here
/// they are kept until the process ends.
public final class IntentDonationManager: @unchecked Sendable {
  public static let shared = IntentDonationManager()

  private let lock = NSLock()
  private var count = 0
  private var donations: [(identifier: IntentDonationIdentifier, intent: any AppIntent)] = []

  @discardableResult
  public func donate(intent: some AppIntent) -> IntentDonationIdentifier {
    lock.withLock {
      count += 1
      let identifier = IntentDonationIdentifier(number: count)
      donations.append((identifier, intent))
      return identifier
    }
  }

  @discardableResult
  public func donate(intent: some AppIntent, result: some IntentResult) -> IntentDonationIdentifier
  {
    donate(intent: intent)
  }

  /// - Returns: those that were deleted, in the order that they were donated.
  @discardableResult
  public func deleteDonations(matching predicate: IntentDonationMatchingPredicate) async throws
    -> [IntentDonationIdentifier]
  {
    lock.withLock {
      let found = donations.filter { predicate.matches($0.identifier, $0.intent) }
      donations.removeAll { predicate.matches($0.identifier, $0.intent) }
      return found.map(\.identifier)
    }
  }
}
