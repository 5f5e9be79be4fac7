import Foundation
import Site

/// The site for readers beside the gallery.
enum ReaderSite {
  /// The site's folder in the output folder.
  static let folder = "website"

  /// - Parameter output: the folder that has the frames.
  /// - Returns: what was written, for a message.
  static func write(
    _ gallery: Gallery, to output: URL, _ options: ReaderSiteOptions, templates: URL?
  ) throws -> String {
    let site = try DocsSite(gallery, baseURL: options.baseURL)
    try site.write(
      from: output, to: output.appendingPathComponent(folder, isDirectory: true),
      templates: templates,
      making: DocsSite.Maker(
        picture: { try DocsPictures.picture($0, from: $1) },
        card: { card, pictures in try SocialCard.png(card, pictures: pictures) }))
    let pages = site.widgetCount == 1 ? "1 widget" : "\(site.widgetCount) widgets"
    return "A site of \(pages) for readers"
  }
}
