import Arguments
import Failures
import Foundation
import Planning
import Site
import WidgetHost

/// `gallery`
struct GalleryVerb: CommandVerb {
  static let name = "gallery"
  static let summary = "renders the matrix and writes the site, index.html"
  static let takesFolder = true
  static let usesWorkers = true

  var frames = FrameOptions()
  var run = RunOptions()
  var format = FormatOptions()
  var pages = PageOptions()
  var moments = MomentOptions()
  var readerSite = ReaderSiteOptions()
  var singleFile = SingleFileOptions()
  /// The number of planned frames, a timeline counted once, whose pictures a page reads and paints without delay.
  private static let fewFrames = 600
  /// Whether a locked snapshot is added: where no option decides about the device's lock.
  private var addsLocked = true

  static let options = OptionList<GalleryVerb>(
    .group(\.frames, FrameOptions.options), .group(\.format, FormatOptions.options),
    .group(\.run, RunOptions.options), .group(\.pages, PageOptions.options),
    .group(\.moments, MomentOptions.options),
    .group(\.readerSite, ReaderSiteOptions.options),
    .group(\.singleFile, SingleFileOptions.options),
    .check { verb, given in
      verb.addsLocked = !given.isGiven(MatrixDimension.lock.optionName)
      guard !verb.formats.contains(.png) else { return }
      if verb.readerSite.isWanted {
        throw Failure.usage("--site shows PNG pictures.", remedy: "Add png to --format.")
      }
      if verb.singleFile.isWanted {
        throw Failure.usage("--single-file holds PNG pictures.", remedy: "Add png to --format.")
      }
    })

  private var formats: [OutputSpec.Format] { format.formats ?? OutputSpec.Format.allCases }

  var usedFolders: [UsedFolder] {
    [UsedFolder(path: run.out)]
  }

  func run(in session: CommandSession) throws -> ExitStatus {
    let written = try WrittenFrames.make(
      try session.products(for: frames.plan, writingTo: run.out), frames, run, owner: session.owner,
      formats: formats, hasSelectableSVGText: format.hasSelectableSVGText, showsLocked: addsLocked,
      moments: moments.limit, explanation: formats.contains(.json) ? .script : nil,
      smallPicturesAbove: Self.fewFrames)
    var gallery = Gallery(written.report, products: written.products)
    gallery.types = TypePlaces.places(of: written.report)
    let out = URL(fileURLWithPath: run.out, isDirectory: true)
    let index = try Site.write(gallery, to: out, templates: pages.templates)
    session.output.give(
      FramesResult(written.report.manifest, in: run.out, page: index.lastPathComponent))
    if readerSite.isWanted {
      let site = try ReaderSite.write(gallery, to: out, readerSite, templates: pages.templates)
      session.output.print(
        "\(written.report.summary) → \(session.output.shown("\(run.out)/\(index.lastPathComponent)"))"
      )
      session.output.print(
        "\(site) → \(session.output.shown("\(run.out)/\(ReaderSite.folder)/index.html"))")
    } else {
      session.output.print(
        "\(written.report.summary) → \(session.output.shown("\(run.out)/\(index.lastPathComponent)"))"
      )
    }
    if singleFile.isWanted {
      let (file, left) = try Site.writeSingleFile(gallery, to: out, templates: pages.templates)
      let words =
        left == 0 ? "One file" : "One file, without \(left) pictures that it has no room for"
      session.output.print(
        "\(words) → \(session.output.shown("\(run.out)/\(file.lastPathComponent)"))")
    }
    return written.report.exitStatus
  }
}
