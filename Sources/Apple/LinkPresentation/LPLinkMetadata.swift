import Foundation

/// The facts about a page that a preview shows.
open class LPLinkMetadata: NSObject, NSSecureCoding, @unchecked Sendable {
  open var originalURL: URL?
  open var url: URL?
  open var title: String?
  open var iconProvider: NSItemProvider?
  open var imageProvider: NSItemProvider?
  open var videoProvider: NSItemProvider?
  open var remoteVideoURL: URL?

  public override init() { super.init() }

  public static var supportsSecureCoding: Bool { true }

  /// The texts alone: pictures aren't archived.
  public required init?(coder: NSCoder) {
    super.init()
    title = coder.decodeObject(of: NSString.self, forKey: "title") as String?
    url = coder.decodeObject(of: NSURL.self, forKey: "url") as URL?
    originalURL = coder.decodeObject(of: NSURL.self, forKey: "originalURL") as URL?
  }

  open func encode(with coder: NSCoder) {
    coder.encode(title as NSString?, forKey: "title")
    coder.encode(url as NSURL?, forKey: "url")
    coder.encode(originalURL as NSURL?, forKey: "originalURL")
  }
}
