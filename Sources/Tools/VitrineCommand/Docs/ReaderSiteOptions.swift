import Arguments
import Failures
import Foundation

/// The options of the site for readers.
struct ReaderSiteOptions: Sendable {
  var isWanted = false
  /// The address of the site, with a slash at the end; nil where it isn't known.
  var baseURL: String?

  static let options = OptionList<ReaderSiteOptions>(
    .flag(
      "site", "also write a site for readers, website/: pictures at fixed addresses, snippets",
      \.isWanted),
    .option(
      "base-url", "URL", "the address of the site; cards and canonical links need it", \.baseURL
    ) { try base(try $0.last()) },
    .check { options, given in
      // The project's file may have the address for those who do ask for the site.
      guard !options.isWanted, given.typed.contains("base-url") else { return }
      throw Failure.usage(
        "--base-url is the address of the site for readers.", remedy: "Add --site.")
    }
  ).section(.output)

  private static func base(_ text: String) throws -> String {
    guard let parts = URLComponents(string: text), let scheme = parts.scheme?.lowercased(),
      ["https", "http"].contains(scheme), let host = parts.host, !host.isEmpty,
      parts.query == nil, parts.fragment == nil, parts.user == nil, parts.password == nil,
      let address = parts.url?.absoluteString,
      !address.contains(where: { " \"'<>\\".contains($0) })
    else {
      throw Failure.usage(
        "--base-url wants an address as https://example.com/widgets/, without ? and #, not "
          + "“\(text)”.")
    }
    return address.hasSuffix("/") ? address : address + "/"
  }
}
