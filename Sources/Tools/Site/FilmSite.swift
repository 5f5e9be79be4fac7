import Foundation

extension Site {
  /// Writes `timeline/index.html` of a film, and what it shares with the gallery under `site/`.
  ///
  /// - Parameters:
  ///   - output: the folder that pictures' file paths are relative to.
  ///   - templates: a folder whose files stand in for those of `Templates/`, file by file.
  /// - Returns: the page.
  /// - Throws: a ``Failure``, where a template can't be read or is malformed, or a file can't be
  ///   written.
  @discardableResult
  public static func write(_ film: Film, to output: URL, templates: URL? = nil) throws -> URL {
    let folder = try TemplateFolder(replacements: templates)
    var writer = OutputWriter(root: output)
    for name in try folder.assets() {
      try writer.write(try folder.contents(of: name), to: "site/\(name)")
    }
    let page = try TemplateRenderer.render(
      "timeline.html", of: folder, with: FilmPage.value(of: film))
    try writer.write(Data(page.utf8), to: "timeline/index.html")
    return output.appendingPathComponent("timeline/index.html")
  }
}
