import Foundation
import Goldens

extension Site {
  /// Writes `index.html` of a verification: one file that needs no other, made of the report and of the
  /// pictures that it names.
  ///
  /// - Parameters:
  ///   - folder: the report's own, which its pictures' paths are relative to.
  ///   - templates: a folder whose files stand in for those of `Templates/`, file by file.
  ///   - pictureLimit: of the pictures within the page, in bytes. What is over it is left out, the same
  ///     share of each cause, and the page says so.
  /// - Returns: the page.
  /// - Throws: a ``Failure``, where a template can't be read or is malformed, or the file can't be
  ///   written. A picture that can't be read is no error; the page says that it isn't there.
  @discardableResult
  package static func write(
    _ report: VerifyReport, to folder: URL, templates: URL? = nil,
    pictureLimit: Int = 96 << 20
  ) throws -> URL {
    let files = try TemplateFolder(replacements: templates)
    let page = try ReportPage(report, folder: folder, pictureLimit: pictureLimit).html(from: files)
    var writer = OutputWriter(root: folder)
    try writer.write(Data(page.utf8), to: "index.html")
    return folder.appendingPathComponent("index.html")
  }
}
