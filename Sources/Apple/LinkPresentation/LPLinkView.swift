import Foundation
import UIKit

/// The view of a page's facts.
open class LPLinkView: UIView {
  open var metadata: LPLinkMetadata

  public init(metadata: LPLinkMetadata) {
    self.metadata = metadata
    super.init(frame: .zero)
  }

  /// - Parameter url: the page, of which nothing else is known.
  public convenience init(url: URL) {
    let metadata = LPLinkMetadata()
    metadata.url = url
    metadata.originalURL = url
    self.init(metadata: metadata)
  }

  public required init?(coder: NSCoder) { nil }
}
