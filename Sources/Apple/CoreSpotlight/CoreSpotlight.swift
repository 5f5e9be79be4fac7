// Core Spotlight: no search finds what is indexed.

import DeviceWorld
@_exported import FoundationExtras
@_exported import UniformTypeIdentifiers

public let CSSearchableItemActionType = "com.apple.corespotlightitem"
public let CSSearchableItemActivityIdentifier = "kCSSearchableItemActivityIdentifier"
public let CSQueryContinuationActionType = "com.apple.corespotlightquery"
public let CSSearchQueryString = "kCSSearchQueryString"

/// The attributes of an item in the index.
open class CSSearchableItemAttributeSet: NSObject, @unchecked Sendable {
  open var title: String?
  open var displayName: String?
  open var contentDescription: String?
  open var keywords: [String]?
  open var thumbnailData: Data?
  open var thumbnailURL: URL?
  open var contentURL: URL?
  open var relatedUniqueIdentifier: String?
  open var startDate: Date?
  open var endDate: Date?
  public let contentType: String
  public init(contentType: UTType) { self.contentType = contentType.identifier }
  public init(itemContentType: String) { contentType = itemContentType }
}

/// An item of the index.
open class CSSearchableItem: NSObject, @unchecked Sendable {
  open var uniqueIdentifier: String
  open var domainIdentifier: String?
  open var expirationDate: Date!
  open var attributeSet: CSSearchableItemAttributeSet
  public init(
    uniqueIdentifier: String?, domainIdentifier: String?,
    attributeSet: CSSearchableItemAttributeSet
  ) {
    self.uniqueIdentifier = uniqueIdentifier ?? ""
    self.domainIdentifier = domainIdentifier
    self.attributeSet = attributeSet
  }
}

/// The device's index, which takes nothing.
open class CSSearchableIndex: NSObject, @unchecked Sendable {
  private static let index = CSSearchableIndex()
  open class func `default`() -> CSSearchableIndex { index }
  open class func isIndexingAvailable() -> Bool { false }

  private func rests(_ call: String) {
    DeviceAnswers.rests("CSSearchableIndex.\(call)", "there is no index to search")
  }
  @preconcurrency
  open func indexSearchableItems(
    _ items: [CSSearchableItem],
    completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    rests("indexSearchableItems(_:)")
    Callback.onQueue { completionHandler?(nil) }
  }
  open func indexSearchableItems(_ items: [CSSearchableItem]) async throws {
    rests("indexSearchableItems(_:)")
  }
  @preconcurrency
  open func deleteSearchableItems(
    withIdentifiers identifiers: [String],
    completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    rests("deleteSearchableItems(withIdentifiers:)")
    Callback.onQueue { completionHandler?(nil) }
  }
  @preconcurrency
  open func deleteSearchableItems(
    withDomainIdentifiers domainIdentifiers: [String],
    completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    rests("deleteSearchableItems(withDomainIdentifiers:)")
    Callback.onQueue { completionHandler?(nil) }
  }
  @preconcurrency
  open func deleteAllSearchableItems(
    completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    rests("deleteAllSearchableItems()")
    Callback.onQueue { completionHandler?(nil) }
  }
}
