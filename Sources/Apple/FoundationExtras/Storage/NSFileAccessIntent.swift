import Foundation

/// A file with what it is to be used for.
public final class NSFileAccessIntent: NSObject, @unchecked Sendable {
  public let url: URL
  private init(_ url: URL) { self.url = url }

  public static func readingIntent(
    with url: URL, options: NSFileCoordinator.ReadingOptions = []
  ) -> NSFileAccessIntent { NSFileAccessIntent(url) }
  public static func writingIntent(
    with url: URL, options: NSFileCoordinator.WritingOptions = []
  ) -> NSFileAccessIntent { NSFileAccessIntent(url) }
}

extension NSFileCoordinator {
  public static var filePresenters: [any NSFilePresenter] { [] }

  public func coordinate(
    writingItemAt url1: URL, options options1: WritingOptions = [], writingItemAt url2: URL,
    options options2: WritingOptions = [], error: UnsafeMutablePointer<NSError?>?,
    byAccessor writer: (URL, URL) -> Void
  ) { writer(url1, url2) }

  /// Calls the accessor on the queue: no file is in use.
  public func coordinate(
    with intents: [NSFileAccessIntent], queue: OperationQueue,
    byAccessor accessor: @escaping @Sendable (Error?) -> Void
  ) { queue.addOperation { accessor(nil) } }

  public func prepare(
    forReadingItemsAt readingURLs: [URL], options readingOptions: ReadingOptions = [],
    writingItemsAt writingURLs: [URL], options writingOptions: WritingOptions = [],
    error: UnsafeMutablePointer<NSError?>?, byAccessor batchAccessor: (@escaping () -> Void) -> Void
  ) { batchAccessor {} }

  public func item(at oldURL: URL, willMoveTo newURL: URL) {}
  public func item(at oldURL: URL, didMoveTo newURL: URL) {}
}

extension FileManager {
  /// iCloud's files aren't there.
  public func startDownloadingUbiquitousItem(at url: URL) throws {
    throw CocoaError(.ubiquitousFileUnavailable)
  }
  public func evictUbiquitousItem(at url: URL) throws {
    throw CocoaError(.ubiquitousFileUnavailable)
  }
}

extension Notification.Name {
  public static let NSUbiquityIdentityDidChange = Notification.Name(
    "NSUbiquityIdentityDidChangeNotification")
  public static let NSSystemClockDidChange = Notification.Name("NSSystemClockDidChangeNotification")
}
