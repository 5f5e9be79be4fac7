import CoreGraphics
import Foundation
import UIKit

/// A document of pages.
///
/// - Support: partly; documents are made of pictures, and none is read of a file.
open class PDFDocument: NSObject {
  private var pages: [PDFPage] = []
  open private(set) var documentURL: URL?
  open var documentAttributes: [AnyHashable: Any]?

  public override init() { super.init() }
  /// Nil: files aren't read. The frame says so.
  public init?(url: URL) {
    NetworkAccess.note("pdf-unread", "PDFDocument(url:): \(url.lastPathComponent) isn't read")
    return nil
  }
  /// Nil: data isn't read. The frame says so.
  public init?(data: Data) {
    NetworkAccess.note("pdf-unread", "PDFDocument(data:): \(data.count) bytes aren't read")
    return nil
  }

  open var pageCount: Int { pages.count }
  open func page(at index: Int) -> PDFPage? { pages.indices.contains(index) ? pages[index] : nil }
  open func index(for page: PDFPage) -> Int {
    pages.firstIndex { $0 === page } ?? NSNotFound
  }
  open func insert(_ page: PDFPage, at index: Int) {
    pages.insert(page, at: min(max(index, 0), pages.count))
    page.document = self
  }
  open func removePage(at index: Int) {
    guard pages.indices.contains(index) else { return }
    pages.remove(at: index).document = nil
  }
  open var string: String? { nil }
  open var isEncrypted: Bool { false }
  open var isLocked: Bool { false }
  open func unlock(withPassword password: String) -> Bool { false }
  open func findString(_ string: String, withOptions options: NSString.CompareOptions = [])
    -> [PDFSelection]
  { [] }
  /// Nil: documents aren't written.
  open func dataRepresentation() -> Data? { nil }
  open func write(to url: URL) -> Bool { false }
  open func write(toFile path: String) -> Bool { false }
}

/// A page, of a picture.
open class PDFPage: NSObject {
  open internal(set) weak var document: PDFDocument?
  open var label: String? { nil }
  open var string: String? { nil }
  open var rotation = 0
  private let image: UIImage?

  public override init() {
    image = nil
    super.init()
  }
  public init?(image: UIImage) {
    self.image = image
    super.init()
  }

  /// Points.
  open func bounds(for box: PDFDisplayBox) -> CGRect {
    CGRect(origin: .zero, size: image?.size ?? CGSize(width: 612, height: 792))
  }
  open func thumbnail(of size: CGSize, for box: PDFDisplayBox) -> UIImage {
    image?.preparingThumbnail(of: size) ?? UIImage()
  }
  open func draw(with box: PDFDisplayBox, to context: CGContext) {
    guard let picture = image?.cgImage else { return }
    context.draw(picture, in: bounds(for: box))
  }
}

/// A part of a document's text.
open class PDFSelection: NSObject {
  open var string: String? { nil }
  open var pages: [PDFPage] { [] }
}

public enum PDFDisplayBox: Int, Sendable { case mediaBox, cropBox, bleedBox, trimBox, artBox }
public enum PDFDisplayMode: Int, Sendable {
  case singlePage, singlePageContinuous, twoUp, twoUpContinuous
}
public enum PDFDisplayDirection: Int, Sendable { case vertical, horizontal }

/// The view of a document.
open class PDFView: UIView {
  open var document: PDFDocument?
  open var autoScales = false
  open var displayMode = PDFDisplayMode.singlePageContinuous
  open var displayDirection = PDFDisplayDirection.vertical
  open var displayBox = PDFDisplayBox.cropBox
  open var displaysPageBreaks = true
  open var pageBreakMargins = UIEdgeInsets.zero
  open var scaleFactor: CGFloat = 1
  open var minScaleFactor: CGFloat = 0.1
  open var maxScaleFactor: CGFloat = 5
  open var scaleFactorForSizeToFit: CGFloat { 1 }
  open private(set) var currentPage: PDFPage?
  open func usePageViewController(
    _ enable: Bool, withViewOptions viewOptions: [AnyHashable: Any]? = nil
  ) {}
  open func go(to page: PDFPage) { currentPage = page }
  open func goToFirstPage(_ sender: Any?) { currentPage = document?.page(at: 0) }
  open func layoutDocumentView() {}
}
