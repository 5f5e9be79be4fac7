import FoundationExtras

/// A value with an identifier and what it is called.
open class INObject: NSObject, NSCopying, INSpeakable, _INKeyed {
  public let _values = _INValues()
  public let identifier: String?
  public let displayString: String
  public let pronunciationHint: String?
  open var subtitleString: String?
  open var displayImage: INImage?
  open var alternativeSpeakableMatches: [INSpeakableString]?

  public required init(identifier: String?, display: String, pronunciationHint: String?) {
    self.identifier = identifier
    displayString = display
    self.pronunciationHint = pronunciationHint
  }

  public convenience init(identifier: String?, display: String) {
    self.init(identifier: identifier, display: display, pronunciationHint: nil)
  }

  public convenience init(
    identifier: String?, display: String, subtitle: String?, image: INImage?
  ) {
    self.init(
      identifier: identifier, display: display, pronunciationHint: nil, subtitle: subtitle,
      image: image)
  }

  public convenience init(
    identifier: String?, display: String, pronunciationHint: String?, subtitle: String?,
    image: INImage?
  ) {
    self.init(identifier: identifier, display: display, pronunciationHint: pronunciationHint)
    subtitleString = subtitle
    displayImage = image
  }

  open func value(forKey key: String) -> Any? {
    switch key {
    case "identifier": identifier
    case "displayString": displayString
    case "pronunciationHint": pronunciationHint
    default: _values[key]
    }
  }

  open func setValue(_ value: Any?, forKey key: String) { _values[key] = value }

  public var spokenPhrase: String { displayString }
  public var vocabularyIdentifier: String? { identifier }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? INObject, type(of: other) == type(of: self) else { return false }
    return identifier == other.identifier && displayString == other.displayString
      && pronunciationHint == other.pronunciationHint && _values == other._values
  }

  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(identifier)
    hasher.combine(displayString)
    return hasher.finalize()
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = Self(
      identifier: identifier, display: displayString, pronunciationHint: pronunciationHint)
    copy._values.take(_values)
    copy.subtitleString = subtitleString
    copy.displayImage = displayImage
    copy.alternativeSpeakableMatches = alternativeSpeakableMatches
    return copy
  }

  open class var supportsSecureCoding: Bool { true }

  open override var description: String {
    "<\(type(of: self)): \(identifier ?? "nil"), \(displayString)>"
  }
}
