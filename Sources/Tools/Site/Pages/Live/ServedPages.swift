import Foundation
import Goldens

/// The pages and files that a server of the command makes from `Templates/`.
package struct ServedPages: Sendable {
  private let replacements: URL?

  /// - Parameter templates: a folder whose files replace those of `Templates/`, file by file.
  package init(templates: URL?) { replacements = templates }

  /// - Parameters:
  ///   - template: the page's file.
  ///   - title: its title.
  ///   - data: JSON for its script.
  /// - Throws: a ``Failure``, where the template can't be read or is malformed.
  package func page(_ template: String, title: String, data: Data) throws -> Data {
    // JSON in a script element: no tag may begin in it.
    let json = String(decoding: data, as: UTF8.self).replacing("<", with: "\\u003C")
    let text = try TemplateRenderer.render(
      template, of: TemplateFolder(replacements: replacements),
      with: .object(["root": "/", "title": .text(title), "data": .markup(json)]))
    return Data(text.utf8)
  }

  /// A file that pages load as it is.
  ///
  /// - Throws: a ``Failure``, where there is none.
  package func file(_ name: String) throws -> Data {
    try TemplateFolder(replacements: replacements).contents(of: name)
  }

  /// The page of a verification with what decides on its frames.
  ///
  /// - Parameters:
  ///   - folder: the report's, which its pictures' paths are relative to.
  ///   - write: receives the files beside the page, with their paths.
  /// - Throws: a ``Failure``, where a template can't be read or is malformed.
  package func review(
    _ report: VerifyReport, in folder: URL, write: @escaping (Data, String) -> Void
  ) throws -> Data {
    let page = try ReportPage(report, folder: folder, write: write)
    let files = try TemplateFolder(replacements: replacements)
    return Data(try page.html(from: files, isReviewed: true).utf8)
  }
}
