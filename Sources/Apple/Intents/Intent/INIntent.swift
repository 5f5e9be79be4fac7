import FoundationExtras

/// A request of the user to the system, with parameters by name. The classes that Xcode generates
/// of an intent definition inherit from it and keep their parameters here.
open class INIntent: NSObject, NSCopying, _INKeyed {
  public let _values = _INValues()
  private let lock = NSLock()
  private var images: [(key: AnyHashable, image: INImage)] = []

  open var identifier: String?
  /// The definition's title, in the locale that is current; the class's name where there is none.
  open var intentDescription: String? {
    Self._definition?.title.current ?? String(describing: type(of: self))
  }
  open var suggestedInvocationPhrase: String?
  open var shortcutAvailability: INShortcutAvailabilityOptions = []
  open var donationMetadata: INIntentDonationMetadata?

  /// A new intent has no values: the definition's defaults are for the system, when a widget is
  /// added.
  public required override init() { super.init() }

  /// The contents of the intent's definition file; nil for a class written by hand.
  open class var _definition: _INDefinition? { nil }

  /// The value of a parameter; nil where it has none.
  open func value(forKey key: String) -> Any? { _values[key] }

  open func setValue(_ value: Any?, forKey key: String) { _values[key] = value }

  open func setImage(_ image: INImage?, forParameterNamed name: String) { set(image, for: name) }

  open func image(forParameterNamed name: String) -> INImage? { image(for: name) }

  /// The image of the whole intent: the first that was set.
  open func keyImage() -> INImage? { lock.withLock { images.first?.image } }

  func set(_ image: INImage?, for key: AnyHashable) {
    lock.withLock {
      images.removeAll { $0.key == key }
      if let image { images.append((key, image)) }
    }
  }

  func image(for key: AnyHashable) -> INImage? {
    lock.withLock { images.first { $0.key == key }?.image }
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = Self()
    copy._values.take(_values)
    copy.images = lock.withLock { images }
    copy.identifier = identifier
    copy.suggestedInvocationPhrase = suggestedInvocationPhrase
    copy.shortcutAvailability = shortcutAvailability
    copy.donationMetadata = donationMetadata
    return copy
  }

  /// Two intents of a class with the same values are the same.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? INIntent, type(of: other) == type(of: self) else { return false }
    return identifier == other.identifier && _values == other._values
  }

  open override var hash: Int { ObjectIdentifier(type(of: self)).hashValue }

  open class var supportsSecureCoding: Bool { true }
}

/// Images by a parameter's key path.
public protocol INIntentSetImageKeyPath {}

extension INIntent: INIntentSetImageKeyPath {}

extension INIntentSetImageKeyPath where Self: INIntent {
  public func setImage<Value>(_ image: INImage?, forParameterNamed name: KeyPath<Self, Value>) {
    set(image, for: name)
  }

  public func image<Value>(forParameterNamed name: KeyPath<Self, Value>) -> INImage? {
    image(for: name)
  }
}

open class INIntentDonationMetadata: NSObject {}

/// The occasions around sleep at which the system may suggest a shortcut.
public struct INShortcutAvailabilityOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let sleepMindfulness = Self(rawValue: 1 << 0)
  public static let sleepJournaling = Self(rawValue: 1 << 1)
  public static let sleepMusic = Self(rawValue: 1 << 2)
  public static let sleepPodcasts = Self(rawValue: 1 << 3)
  public static let sleepReading = Self(rawValue: 1 << 4)
  public static let sleepWrapUpYourDay = Self(rawValue: 1 << 5)
  public static let sleepYogaAndStretching = Self(rawValue: 1 << 6)
}
