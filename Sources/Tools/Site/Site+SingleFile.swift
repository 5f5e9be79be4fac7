import Foundation

extension Site {
  /// Writes `gallery.html`: all widgets and pictures in one file, for a mail.
  ///
  /// - Parameters:
  ///   - output: the folder that frames' file paths are relative to; the file is written there.
  ///   - templates: a folder whose files replace those of `Templates/`, file by file.
  /// - Returns: the file, and the number of frames whose pictures it has no room for.
  /// - Throws: a ``Failure``, where a template can't be read or is malformed, or the file can't be written.
  package static func writeSingleFile(
    _ gallery: Gallery, to output: URL, templates: URL? = nil
  ) throws -> (file: URL, framesLeftOut: Int) {
    let folder = try TemplateFolder(replacements: templates)
    var page = SingleFilePage(try Catalogue(gallery), root: output)
    var writer = PageWriter(root: output)
    try writer.write(Data(try page.html(from: folder).utf8), to: "gallery.html")
    return (output.appendingPathComponent("gallery.html"), page.framesLeftOut)
  }
}
