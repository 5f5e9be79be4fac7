import Foundation

/// An image or a file in attributed text.
///
/// - Support: none; it keeps its properties, and text with it draws nothing in its place.
open class NSTextAttachment: NSObject {
  open var contents: Data?
  open var fileType: String?
  open var image: UIImage?
  /// Points, above the baseline; empty for the image's own size.
  open var bounds = CGRect.zero

  public init(data contentData: Data?, ofType uti: String?) {
    contents = contentData
    fileType = uti
  }

  public convenience override init() { self.init(data: nil, ofType: nil) }

  public convenience init(image: UIImage) {
    self.init()
    self.image = image
  }
}

extension NSAttributedString {
  /// One character, U+FFFC, with the attachment.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
}
