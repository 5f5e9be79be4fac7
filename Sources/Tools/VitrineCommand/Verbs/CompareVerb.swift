import AppleComparison
import Arguments
import Failures
import Foundation
import Planning
import Site
import WidgetHost
import WidgetKitCore

/// `compare`
struct CompareVerb: CommandVerb {
  static let name = "compare"
  static let summary = "shows frames beside pictures that Apple made of the same widgets"
  static let takesFolder = true
  static let usesWorkers = true
  static let leadingOption: String? = "pictures"
  static let operands: Operands? = Operands("DIR [PROJECT]", completion: .folder)

  var pictures = ""
  var frames = FrameOptions()
  var run = RunOptions()
  var pages = PageOptions()
  /// The path of the Swift file to write; nil for a comparison.
  var recorder: String?

  static let options = OptionList<CompareVerb>(
    OptionList<CompareVerb>(
      .option(
        "pictures", "DIR", "the folder of Apple's pictures; the same as the operand DIR",
        \.pictures,
        completion: .folder
      ) { try $0.folder() }
    ).section(.goldens),
    .group(\.frames, FrameOptions.options), .group(\.run, RunOptions.options),
    .group(\.pages, PageOptions.options),
    OptionList<CompareVerb>.option(
      "write-recorder", "FILE",
      "only writes a Swift file for an Xcode project's tests, which takes such pictures",
      \.recorder, completion: .file
    ) { try $0.last() }.section(.setup),
    .check { verb, _ in
      guard verb.pictures.isEmpty, verb.recorder == nil else { return }
      throw Failure.usage(
        "compare wants the folder of pictures that Apple made: compare DIR [PROJECT].")
    })

  var usedFolders: [UsedFolder] {
    recorder == nil ? [UsedFolder(path: run.out)] : []
  }

  func run(in session: CommandSession) throws -> ExitStatus {
    if let recorder { return try writeRecorder(to: recorder, session.output) }
    let given = try PictureFolder(pictures)
    let products = try session.products(for: frames.plan, writingTo: run.out)
    let described = try frames.plan.describe(products)
    let sizes = PictureSizes(
      devices: frames.typed.contains("device") ? frames.plan.dimensions.devices : nil,
      scale: frames.plan.dimensions.scale,
      system: frames.plan.dimensions.systems?.first ?? .standard)
    let all = given.pictures.map { sizes.scaled(sizes.withoutMargin($0)) }
    let runs = PictureRuns(
      all, frames, sizes: sizes, supported: Self.supported(described))
    var writer = ComparisonWriter(out: run.out)
    var entries: [ComparisonReport.Entry] = given.unreadable.map { file in
      ComparisonReport.Entry(
        picture: file.path, status: .unreadable, reason: "It \(file.reason).")
    }
    var left: [String] = []
    var status = ExitStatus.success
    for made in runs.runs {
      let options = writer.options(of: made, run)
      let written = try WrittenFrames.make(
        products, made.frames, options, owner: session.owner, formats: [.png, .json])
      status = max(status, written.report.exitStatus)
      let pictures = made.pictures.map { all[$0] }
      let frames = FramePictures(written, folder: options.out)
      let pairing = FramePairing(
        pictures, frames.frames, image: frames.image,
        isScreen: { sizes.screen($0) != nil }, unknownSize: sizes.unknown, unseen: sizes.unseen)
      let comparer = PictureComparer(frames: frames, pictures: pictures)
      for pair in pairing.pairs {
        guard let compared = comparer.compare(pair) else { continue }
        entries.append(writer.add(compared))
      }
      for missed in pairing.unpaired {
        entries.append(
          ComparisonReport.Entry(
            picture: pictures[missed.picture].name.path, status: .unpaired, reason: missed.reason))
      }
      left += Self.unshown(frames.frames, pairing)
    }
    entries.sort { a, b in
      // A frame may be seen in a screenshot twice.
      let (first, second) = (a.at ?? [], b.at ?? [])
      return (a.picture, a.frame ?? "", first.last ?? 0, first.first ?? 0)
        < (b.picture, b.frame ?? "", second.last ?? 0, second.first ?? 0)
    }
    let report = ComparisonReport(
      generator: Version.generator, folder: pictures, entries: entries,
      framesWithoutPicture: left.sorted())
    let page = try writer.finish(report, owner: session.owner, templates: pages.templates)
    session.output.print(report.text, terminator: "")
    session.output.print("\(report.headline) → \(session.output.shown(page))")
    session.output.give(ComparisonResult(page: FramesResult.absolute(page), report: report))
    if report.count(.unreadable) > 0 { status = max(status, .usage) }
    let isAlike = report.count(.different) == 0 && report.count(.unpaired) == 0
    return max(status, isAlike ? .success : .findings)
  }

  /// - Throws: a ``Failure`` of usage, where another file is there.
  private func writeRecorder(to path: String, _ output: CommandOutput) throws -> ExitStatus {
    let text = Array(try FilledTemplate.text("compare-recorder.swift", with: .object([:])).utf8)
    let there = FileManager.default.contents(atPath: path).map { [UInt8]($0) }
    guard there == nil || there == text else {
      throw Failure.usage(
        "\(path) is there already, and was not changed.", at: "--write-recorder",
        remedy: "Choose another name, or remove it.")
    }
    try asUsage { try OutputWriter.write(text, to: URL(fileURLWithPath: path).path) }
    output.print("wrote  \(path)")
    output.print(
      "Add it to a test target of the Xcode project; its first lines say how it is called.")
    return .success
  }

  private static func supported(_ products: [DescribedProduct]) -> Set<WidgetFamily> {
    var families: Set<WidgetFamily> = []
    for widget in products.flatMap(\.widgets) where widget.surface == .widget {
      guard let names = widget.supportedFamilies else { return Set(WidgetFamily.allCases) }
      families.formUnion(names.compactMap { WidgetFamily(name: $0) })
    }
    return families
  }

  /// The frames that no picture shows, of widgets and families that pictures were compared with.
  private static func unshown(_ frames: [ComparedFrame], _ pairing: FramePairing) -> [String] {
    let shown = Set(pairing.pairs.map(\.frame))
    let kinds = Set(shown.map { "\(frames[$0].kind)/\(frames[$0].family)" })
    let digests = Set(shown.map { frames[$0].digest })
    return frames.indices.filter { index in
      !shown.contains(index) && kinds.contains("\(frames[index].kind)/\(frames[index].family)")
        && !digests.contains(frames[index].digest)
    }.map { frames[$0].id }
  }
}
