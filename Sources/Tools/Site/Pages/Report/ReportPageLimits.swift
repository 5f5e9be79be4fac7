/// The sizes of the files that a report's page is made of. A report within the first is one file.
package struct ReportPageLimits: Sendable {
  /// The bytes of the page without its scripts.
  package var page = 20 << 20
  /// The bytes of each file beside it, of more than one frame.
  package var part = 4 << 20
  /// The bytes of all pictures as text, in the page and beside it; others are left out.
  package var pictures = 512 << 20

  package init() {}
}
