import FoundationExtras

/// A value with an identifier and what it is called.
open class INObject: NSObject {
  open private(set) var identifier: String?
  open private(set) var displayString: String
  open private(set) var pronunciationHint: String?
  open var subtitleString: String?
  open var displayImage: INImage?
  open var alternativeSpeakableMatches: [INSpeakableString]?

  public init(identifier: String?, display: String, pronunciationHint: String? = nil) {
    self.identifier = identifier
    displayString = display
    self.pronunciationHint = pronunciationHint
  }

  public convenience init(
    identifier: String?, display: String, subtitle: String?, image: INImage?
  ) {
    self.init(identifier: identifier, display: display)
    subtitleString = subtitle
    displayImage = image
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? INObject else { return false }
    return identifier == other.identifier && displayString == other.displayString
  }

  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(identifier)
    hasher.combine(displayString)
    return hasher.finalize()
  }
}

open class INSpeakableString: NSObject {
  public let spokenPhrase: String
  public init(spokenPhrase: String) { self.spokenPhrase = spokenPhrase }
}

open class INImage: NSObject {
  let name: String?
  let data: Data?
  let url: URL?
  init(name: String?, data: Data?, url: URL?) {
    self.name = name
    self.data = data
    self.url = url
  }
  public convenience init(named name: String) { self.init(name: name, data: nil, url: nil) }
  public convenience init(imageData: Data) { self.init(name: nil, data: imageData, url: nil) }
  public convenience init?(url: URL) { self.init(name: nil, data: nil, url: url) }
  public static func systemImageNamed(_ name: String) -> INImage {
    INImage(name: name, data: nil, url: nil)
  }
}

open class INObjectSection<ObjectType>: NSObject {
  public let title: String?
  public let items: [ObjectType]
  public init(title: String?, items: [ObjectType]) {
    self.title = title
    self.items = items
  }
}

/// Options that a handler offers, in sections.
open class INObjectCollection<ObjectType>: NSObject {
  public let sections: [INObjectSection<ObjectType>]
  public var allItems: [ObjectType] { sections.flatMap(\.items) }
  open var usesIndexedCollation = false

  public init(sections: [INObjectSection<ObjectType>]) { self.sections = sections }
  public convenience init(items: [ObjectType]) {
    self.init(sections: [INObjectSection(title: nil, items: items)])
  }
}
