import Foundation
import Planning
import WidgetHost

/// Frames with their files in the output folder.
struct WrittenFrames {
  let report: RunReport
  let products: [DescribedProduct]

  /// Makes the frames that are asked for, and writes them, the manifest and the timings.
  ///
  /// - Parameters:
  ///   - owner: the owner of the files: the program and its verb.
  ///   - audits: whether the frames are also audited.
  ///   - showsLocked: whether one snapshot of each widget and family is also drawn on a locked device, where that
  ///     hides something.
  ///   - explanation: the form in which each frame's layout is explained; nil where it isn't.
  ///   - moments: the number of pictures of an entry with running views besides its first, at most.
  ///   - limit: the number of planned frames, a timeline counted once, above which each frame also has a small picture; nil
  ///     for none.
  static func make(
    _ products: [ProductExecutable], _ frames: FrameOptions, _ options: RunOptions,
    owner: String, formats: [OutputSpec.Format], hasSelectableSVGText: Bool = false,
    audits: Bool = false, showsLocked: Bool = false, moments: Int = 0,
    explanation: OutputSpec.Explanation? = nil, smallPicturesAbove limit: Int? = nil
  ) throws -> WrittenFrames {
    let start = Stopwatch()
    let folder = try OutputFolder(options.out)
    let output = OutputSpec(
      folder: folder.path, formats: formats, includesProduct: products.count > 1,
      hasSelectableSVGText: hasSelectableSVGText, moments: moments, explanation: explanation)
    let described = try frames.plan.describe(products, forMaking: output, jobs: options.jobs)
    // Its processes end with the frames: the rest of the run needs none.
    let run = try FrameRun.make(consume described, frames.plan, options, output: output) { plan in
      var families: Set<[String]> = []
      let number = plan.batches.reduce(0) { $0 + $1.batch.styles.count * $1.batch.phases.count }
      return plan.batches.map { product, batch in
        var batch = batch
        batch.audits = audits
        batch.output.hasSmallPictures = limit.map { number > $0 } ?? false
        let isFirst = families.insert([batch.product, batch.kind, batch.family]).inserted
        batch.showsLocked = showsLocked && isFirst
        return (product, batch)
      }
    }
    let report = RunReport(run, since: start, options)
    // As where a plan has batches of previews alone, and no preview is of the family.
    if report.frameCount == 0, report.failures.isEmpty { throw run.plan.nothingIsMade }
    let gone = GoneFrames(run, frames)
    try folder.finish(report.manifest, of: owner, isGone: gone.contains)
    try report.writeTimings(in: folder.path)
    if !audits { try report.tellDiagnostics() }
    return WrittenFrames(report: report, products: run.products)
  }
}
