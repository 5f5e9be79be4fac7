import AppleComparison
import Foundation
import Goldens

/// Turns a ``Gallery`` into pages of plain HTML, CSS and JavaScript that work from `file://`.
///
///     let gallery = Gallery(generator: "Vitrine 0.1.0", products: [
///       .init(name: "TripsCalendar", widgets: [
///         .init(kind: "NextTrip", displayName: "Next Trip", description: "…",
///           families: ["systemSmall"], frames: [
///             .init(id: "NextTrip/systemSmall/snapshot", family: "systemSmall",
///               device: "iPhone 16", phase: "snapshot", size: CGSize(width: 158, height: 158),
///               scale: 3, files: .init(png: "frames/NextTrip/systemSmall/snapshot@3x.png"),
///               cornerRadius: 21.67)
///           ])
///       ])
///     ])
///     let index = try Site.write(gallery, to: output)
///
/// The folders, from the bottom up:
/// - `Template`: templates read, filled and escaped.
/// - `Writing`: files written under a temporary name, and the names of pages.
/// - `Model`: what pages are made of: galleries, simulations.
/// - `Pages`: the values that the templates of gallery, report and simulation are filled with.
/// - `Docs`: the site for readers.
package enum Site {
  /// Writes `index.html`, a page per widget under `widgets/`, and what they share under `site/`.
  /// Each file is written to a temporary name and renamed, and left alone where its bytes are the
  /// same already. Pages of an earlier gallery whose widgets are gone are removed.
  ///
  /// - Parameters:
  ///   - output: the folder that frames' file paths are relative to; made if it is missing.
  ///   - templates: a folder whose files replace those of `Templates/`, file by file.
  /// - Returns: the overview, `index.html`.
  /// - Throws: a ``Failure``, where a template can't be read or is malformed, or a file can't be
  ///   written, or two products have the same name, or two widgets of a product the same kind.
  @discardableResult
  package static func write(_ gallery: Gallery, to output: URL, templates: URL? = nil) throws -> URL
  {
    let folder = try TemplateFolder(replacements: templates)
    let catalogue = try Catalogue(gallery)
    var writer = PageWriter(root: output)
    for (index, entry) in catalogue.entries.enumerated() {
      let value = try WidgetPage.value(of: index, in: catalogue)
      let page = try TemplateRenderer.render("widget.html", of: folder, with: value)
      try writer.write(Data(page.utf8), to: entry.path)
    }
    for name in try folder.assets() {
      try writer.write(try folder.contents(of: name), to: "site/\(name)")
    }
    let overview = try TemplateRenderer.render(
      "index.html", of: folder, with: OverviewPage.value(of: catalogue))
    try writer.write(Data(overview.utf8), to: "index.html")
    writer.removeStalePages(under: "widgets", marked: pageMark)
    return output.appendingPathComponent("index.html")
  }

  /// The tag that marks a page as generated; files in the output folder without it are left alone.
  private static let pageMark = "<meta name=\"generator\" content=\"Vitrine\">"
}

extension Site {
  /// Writes `timeline/index.html` of simulations, and under `site/` the files that it shares with the
  /// gallery.
  ///
  /// - Parameters:
  ///   - output: the folder that pictures' file paths are relative to.
  ///   - templates: a folder whose files replace those of `Templates/`, file by file.
  /// - Returns: the page.
  /// - Throws: a ``Failure``, where a template can't be read or is malformed, or a file can't be
  ///   written.
  @discardableResult
  package static func write(
    _ report: SimulationReport, to output: URL, templates: URL? = nil
  ) throws -> URL {
    let folder = try TemplateFolder(replacements: templates)
    var writer = PageWriter(root: output)
    for name in try folder.assets() {
      try writer.write(try folder.contents(of: name), to: "site/\(name)")
    }
    let page = try TemplateRenderer.render(
      "timeline.html", of: folder, with: SimulationPage.value(of: report))
    try writer.write(Data(page.utf8), to: "timeline/index.html")
    return output.appendingPathComponent("timeline/index.html")
  }
}

extension Site {
  /// Writes `index.html` of a verification, made of the report and of the pictures that it names. It is one file
  /// that needs no other; of a report that is larger than `limits` allow, the files in `pages` beside it
  /// belong to it.
  ///
  /// - Parameters:
  ///   - folder: the report's own, which its pictures' paths are relative to.
  ///   - templates: a folder whose files replace those of `Templates/`, file by file.
  /// - Returns: the page.
  /// - Throws: a ``Failure``, where a template can't be read or is malformed, or the file can't be
  ///   written. A picture that can't be read is no error; the page says that it isn't there.
  @discardableResult
  package static func write(
    _ report: VerifyReport, to folder: URL, templates: URL? = nil,
    limits: ReportPageLimits = ReportPageLimits()
  ) throws -> URL {
    let files = try TemplateFolder(replacements: templates)
    var writer = PageWriter(root: folder)
    let page = try ReportPage(report, folder: folder, limits: limits) { data, path in
      try writer.write(data, to: path)
    }
    try writer.write(Data(try page.html(from: files).utf8), to: "index.html")
    writer.removeStaleScripts(under: ReportParts.folder)
    return folder.appendingPathComponent("index.html")
  }
}

extension Site {
  /// Writes `index.html` of a comparison with Apple's pictures: one file that needs no other, unless its pictures
  /// are many.
  ///
  /// - Parameters:
  ///   - folder: the comparison's own, which its pictures' paths are relative to.
  ///   - templates: a folder whose files replace those of `Templates/`, file by file.
  /// - Returns: the page.
  /// - Throws: a ``Failure``, where a template can't be read or is malformed, or the file can't be written.
  @discardableResult
  package static func write(
    _ report: ComparisonReport, to folder: URL, templates: URL? = nil
  ) throws -> URL {
    let files = try TemplateFolder(replacements: templates)
    var writer = PageWriter(root: folder)
    let page = try ComparisonPage(report, folder: folder).html(from: files)
    try writer.write(Data(page.utf8), to: "index.html")
    return folder.appendingPathComponent("index.html")
  }
}
