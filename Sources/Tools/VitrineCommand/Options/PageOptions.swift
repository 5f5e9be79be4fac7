import Arguments
import Foundation

/// The options of pages.
struct PageOptions: Sendable {
  /// A folder with files used in place of those of `Templates/`; nil for none.
  var templates: URL?

  static let options = OptionList<PageOptions>(
    .option(
      "templates", "DIR", "files used in place of those of Templates/", \.templates,
      completion: .folder
    ) { URL(fileURLWithPath: try $0.folder(), isDirectory: true) }
  ).section(.output)
}
