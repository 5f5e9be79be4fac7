import FoundationExtras

/// A picture for a suggestion or an option.
open class INImage: NSObject {
  enum Source: Hashable {
    case named(String), system(String), data(Data)
    /// An image at a URL, with a size in points where one was given.
    case url(URL, width: Double?, height: Double?)
  }
  let source: Source

  private init(_ source: Source) { self.source = source }

  public convenience init(named name: String) { self.init(.named(name)) }
  public convenience init(imageData: Data) { self.init(.data(imageData)) }
  public convenience init?(url: URL) { self.init(.url(url, width: nil, height: nil)) }
  public convenience init?(url: URL, width: Double, height: Double) {
    self.init(.url(url, width: width, height: height))
  }
  public static func systemImageNamed(_ name: String) -> INImage { INImage(.system(name)) }

  open override func isEqual(_ object: Any?) -> Bool { (object as? INImage)?.source == source }
  open override var hash: Int { source.hashValue }
}
