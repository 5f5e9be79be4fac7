import Foundation
import Site

/// What `gallery --site` is asked for.
package struct DocsOptions: Sendable {
  /// Where the site will stand, with a slash at the end; nil where nobody knows.
  package var baseURL: String?
}

/// Writes the site for readers beside the gallery.
enum DocsVerb {
  /// Its folder in the output folder.
  static let folder = "website"

  /// - Parameter output: the folder that has the frames.
  /// - Returns: what to say of it.
  static func write(_ gallery: Gallery, to output: URL, _ options: Options) throws -> String? {
    guard let docs = options.docs else { return nil }
    let site = try DocsSite(gallery, baseURL: docs.baseURL)
    try site.write(
      from: output, to: output.appendingPathComponent(folder, isDirectory: true),
      templates: options.templates.map { URL(fileURLWithPath: $0, isDirectory: true) },
      making: DocsSite.Maker(
        picture: { try DocsPictures.picture($0, from: $1) },
        card: { card, pictures in try SocialCard.png(card, pictures: pictures) }))
    let pages = site.widgetCount == 1 ? "1 widget" : "\(site.widgetCount) widgets"
    return "A site of \(pages) for readers → \(options.out)/\(folder)/index.html"
  }
}

extension ValueReader {
  /// - Parameters:
  ///   - isAsked: `--site` was given.
  ///   - formats: of the frames.
  func docs(_ isAsked: Bool, formats: [String]) throws -> DocsOptions? {
    let given = try one("base-url")
    guard isAsked else {
      // The project's file may well have it for those who do ask.
      if given != nil, typed.contains("base-url") {
        throw UsageError("--base-url says where the site for readers will stand: add --site.")
      }
      return nil
    }
    guard formats.contains("png") else {
      throw UsageError("--site shows PNG pictures: add png to --format.")
    }
    return DocsOptions(baseURL: try given.map(Self.base))
  }

  private static func base(_ text: String) throws -> String {
    let problem = UsageError(
      "--base-url wants an address as https://example.com/widgets/, without ? and #, not “\(text)”."
    )
    guard let parts = URLComponents(string: text), let scheme = parts.scheme?.lowercased(),
      ["https", "http"].contains(scheme), let host = parts.host, !host.isEmpty,
      parts.query == nil, parts.fragment == nil, parts.user == nil, parts.password == nil,
      let address = parts.url?.absoluteString,
      !address.contains(where: { " \"'<>\\".contains($0) })
    else { throw problem }
    return address.hasSuffix("/") ? address : address + "/"
  }
}
