import FoundationExtras

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
