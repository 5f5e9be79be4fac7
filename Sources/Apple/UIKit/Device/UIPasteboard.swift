import Foundation

/// The pasteboard. It holds what this process puts there.
public final class UIPasteboard: NSObject, @unchecked Sendable {
  public static let general = UIPasteboard()
  private override init() {}

  private let lock = NSLock()
  private var text: String?
  private var picture: UIImage?
  private var address: URL?

  public var string: String? {
    get { lock.withLock { text } }
    set { set(text: newValue) }
  }
  public var url: URL? {
    get { lock.withLock { address } }
    set { set(address: newValue) }
  }
  public var image: UIImage? {
    get { lock.withLock { picture } }
    set { set(picture: newValue) }
  }
  public var hasStrings: Bool { string != nil }
  public var hasURLs: Bool { url != nil }
  public var hasImages: Bool { image != nil }

  /// A new value replaces all others.
  private func set(text: String? = nil, address: URL? = nil, picture: UIImage? = nil) {
    lock.withLock { (self.text, self.address, self.picture) = (text, address, picture) }
  }
}
