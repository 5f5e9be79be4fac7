import DisplayList
import Foundation
import LayoutDiff
import Rendering

/// Compares frames with their goldens, or makes goldens of them. One a thread.
///
/// Read this file first: `Store` reads and writes the files, `Comparing` compares pixels, `LayoutDiff`
/// finds the edits, and `Report` makes texts and files of the verdicts of all frames.
package final class GoldenComparer {
  private let task: GoldenTask
  private let encoder = GoldenEncoder()
  private let write: ([UInt8], String) throws -> Void

  /// - Parameter write: puts bytes at a path, all or nothing.
  package init(_ task: GoldenTask, write: @escaping ([UInt8], String) throws -> Void) {
    self.task = task
    self.write = write
  }

  /// - Parameters:
  ///   - digest: of the list.
  ///   - scale: pixels per point.
  ///   - draw: called at most once, and not at all where digests are equal.
  /// - Throws: ``GoldenProblem``, and what writing throws.
  package func compare(
    _ list: DisplayList, id: String, digest: String, scale: Double,
    draw: @escaping () -> Bitmap
  ) throws -> FrameComparison {
    let frame = Frame(list: list, id: id, digest: digest, scale: scale, draw)
    let path = task.path(of: id)
    let header: GoldenHeader?
    do {
      header = try GoldenReader.header(of: path, format: task.format)
    } catch let problem as GoldenProblem where task.purpose == .record {
      return try record(frame, at: path, .changed, message: problem.description)
    }
    let isThere = header != nil || FileManager.default.fileExists(atPath: path)
    switch task.purpose {
    case .verify: return try verify(frame, header, isThere, path)
    case .migrate: return try migrate(frame, header, isThere, path)
    case .recordMissing:
      return isThere ? FrameComparison(.identical) : try record(frame, at: path, .new)
    case .record:
      if let header, header.digest == digest, header.isMade(by: task.maker),
        header.layout == frame.layoutDigest, isWhole(path, header)
      {
        return FrameComparison(.identical)
      }
      let isSame = header?.pixels == frame.pixels && header != nil
      return try record(frame, at: path, !isThere ? .new : isSame ? .identical : .changed)
    }
  }

  // MARK: Writing

  /// The golden's pixels are those that its header names.
  private func isWhole(_ path: String, _ header: GoldenHeader) -> Bool {
    (try? GoldenReader.golden(at: path, format: task.format))?.header == header
  }

  private func record(
    _ frame: Frame, at path: String, _ status: FrameStatus, message: String? = nil
  ) throws -> FrameComparison {
    try write(bytes(frame, as: task.format), path)
    var comparison = FrameComparison(status)
    comparison.isWritten = true
    comparison.message = message
    return comparison
  }

  private func bytes(_ frame: Frame, as format: GoldenFormat) -> [UInt8] {
    let header = GoldenHeader(
      digest: frame.digest, pixels: frame.pixels, layout: frame.layoutDigest,
      generator: task.maker.generator, engine: task.maker.engine)
    switch format {
    case .png: return encoder.png(frame.picture, header: header, layout: frame.layoutText)
    case .digest: return encoder.json(header: header, layout: frame.layoutText)
    }
  }

  private func migrate(
    _ frame: Frame, _ header: GoldenHeader?, _ isThere: Bool, _ path: String
  ) throws -> FrameComparison {
    guard isThere else { return FrameComparison(.new) }
    if let header, header.isMade(by: task.maker), header.generator == task.maker.generator,
      header.layout == frame.layoutDigest
    {
      return FrameComparison(.identical)
    }
    var comparison = try verify(frame, header, isThere, path)
    if comparison.status == .identical, !comparison.isTolerated {
      try write(bytes(frame, as: task.format), path)
      comparison.isWritten = true
    }
    return comparison
  }

  // MARK: Comparing

  private func verify(
    _ frame: Frame, _ header: GoldenHeader?, _ isThere: Bool, _ path: String
  ) throws -> FrameComparison {
    guard isThere else {
      var comparison = FrameComparison(.new)
      try writeActual(frame, &comparison)
      return comparison
    }
    var same = FrameComparison(.identical)
    if let header {
      if !header.isMade(by: task.maker) {
        same.otherMaker = Maker(generator: header.generator, engine: header.engine)
      }
      if task.trustsDigests, header.isMade(by: task.maker), header.digest == frame.digest {
        return same
      }
      if task.trustsDigests || task.format == .digest, header.pixels == frame.pixels { return same }
    }
    let golden: Golden
    do {
      golden = try GoldenReader.golden(at: path, format: task.format)
    } catch let problem as GoldenProblem {
      var comparison = FrameComparison(.changed)
      comparison.message = problem.description
      try writeActual(frame, &comparison)
      return comparison
    }
    if golden.header.pixels == frame.pixels { return same }
    var comparison = FrameComparison(.changed)
    comparison.otherMaker = same.otherMaker
    if let picture = golden.picture {
      let tolerance = task.tolerance
      let holes = tolerance.masks.filter { $0.applies(to: frame.id) }.flatMap {
        $0.rectangles(in: golden.layout) + $0.rectangles(in: $0.rect == nil ? frame.layout : nil)
      }
      let difference = PictureComparison.difference(
        picture, frame.picture, scale: frame.scale, ignoring: holes, allowing: tolerance.deltaE)
      guard let difference, !tolerance.allows(difference, of: picture.width * picture.height) else {
        same.isTolerated = true
        same.pixels = difference
        return same
      }
      comparison.pixels = difference
      let expected = "expected/\(frame.id).png"
      if let file = FileManager.default.contents(atPath: path) {
        try write([UInt8](file), "\(task.report)/\(expected)")
        comparison.expected = expected
      }
    }
    if let old = golden.layout {
      comparison.changes = LayoutDiff.changes(from: old, to: frame.layout)
    }
    try writeActual(frame, &comparison)
    return comparison
  }

  private func writeActual(_ frame: Frame, _ comparison: inout FrameComparison) throws {
    let file = bytes(frame, as: task.approvedFormat)
    let golden = "actual/\(frame.id).\(task.approvedFormat.pathExtension)"
    try write(file, "\(task.report)/\(golden)")
    comparison.golden = golden
    comparison.actual = golden
    if task.approvedFormat == .digest {
      let picture = "actual/\(frame.id).png"
      try write(GoldenEncoder.picture(frame.picture), "\(task.report)/\(picture)")
      comparison.actual = picture
    }
  }

  /// A frame; what costs something is made when it is first asked for.
  private final class Frame {
    let list: DisplayList
    let id: String
    let digest: String
    let scale: Double
    private let draw: () -> Bitmap

    init(
      list: DisplayList, id: String, digest: String, scale: Double,
      _ draw: @escaping () -> Bitmap
    ) {
      self.list = list
      self.id = id
      self.digest = digest
      self.scale = scale
      self.draw = draw
    }

    lazy var picture = draw()
    lazy var pixels = picture.digest.description
    lazy var layout = LayoutTree(list)
    lazy var layoutText = layout.encoded()
    lazy var layoutDigest: String = {
      var hasher = DigestHasher()
      hasher.add(layoutText)
      return hasher.finish().description
    }()
  }
}
