import Foundation

/// Reading and writing of files in turns. Here no other process has the files, so each turn begins at once.
public final class NSFileCoordinator: NSObject, @unchecked Sendable {
  public struct ReadingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let withoutChanges = Self(rawValue: 1)
    public static let resolvesSymbolicLink = Self(rawValue: 2)
    public static let immediatelyAvailableMetadataOnly = Self(rawValue: 4)
    public static let forUploading = Self(rawValue: 8)
  }

  public struct WritingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let forDeleting = Self(rawValue: 1)
    public static let forMoving = Self(rawValue: 2)
    public static let forMerging = Self(rawValue: 4)
    public static let forReplacing = Self(rawValue: 8)
    public static let contentIndependentMetadataOnly = Self(rawValue: 16)
  }

  public init(filePresenter: (any NSFilePresenter)? = nil) {}

  /// Apple's takes a pointer to an error, which Swift passes by `&`; no turn fails here.
  public func coordinate(
    readingItemAt url: URL, options: ReadingOptions = [],
    error: UnsafeMutablePointer<NSError?>?, byAccessor reader: (URL) -> Void
  ) { reader(url) }

  public func coordinate(
    writingItemAt url: URL, options: WritingOptions = [],
    error: UnsafeMutablePointer<NSError?>?, byAccessor writer: (URL) -> Void
  ) { writer(url) }

  public func coordinate(
    readingItemAt readingURL: URL, options readingOptions: ReadingOptions = [],
    writingItemAt writingURL: URL, options writingOptions: WritingOptions = [],
    error: UnsafeMutablePointer<NSError?>?, byAccessor accessor: (URL, URL) -> Void
  ) { accessor(readingURL, writingURL) }

  public func cancel() {}
  public static func addFilePresenter(_ presenter: any NSFilePresenter) {}
  public static func removeFilePresenter(_ presenter: any NSFilePresenter) {}
}

/// An object that is informed of changes to a file. Only the widget's own code changes files here: none is reported.
public protocol NSFilePresenter: NSObjectProtocol {
  var presentedItemURL: URL? { get }
  var presentedItemOperationQueue: OperationQueue { get }
  func presentedItemDidChange()
  func presentedItemDidMove(to newURL: URL)
  func presentedSubitemDidAppear(at url: URL)
  func presentedSubitemDidChange(at url: URL)
}

extension NSFilePresenter {
  public func presentedItemDidChange() {}
  public func presentedItemDidMove(to newURL: URL) {}
  public func presentedSubitemDidAppear(at url: URL) {}
  public func presentedSubitemDidChange(at url: URL) {}
}
