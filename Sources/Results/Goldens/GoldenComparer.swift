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
  private var made = MadeGoldens()
  private let write: ([UInt8], String) throws -> Void
  private let keep: ([UInt8], String) throws -> Void

  /// - Parameters:
  ///   - write: puts a picture of the report at a path, all or nothing.
  ///   - keep: puts a golden at a path, all or nothing even where the power fails.
  package init(
    _ task: GoldenTask, write: @escaping ([UInt8], String) throws -> Void,
    keep: @escaping ([UInt8], String) throws -> Void
  ) {
    self.task = task
    self.write = write
    self.keep = keep
  }

  /// - Parameters:
  ///   - digest: of the list.
  ///   - scale: pixels per point.
  ///   - draw: called at most once, and not at all where digests are equal.
  /// - Throws: what writing throws.
  package func compare(
    _ list: DisplayList, id: String, digest: String, scale: Double,
    draw: @escaping () -> Bitmap
  ) throws -> FrameComparison {
    let frame = Frame(list: list, id: id, digest: digest, scale: scale, draw)
    let path = task.path(of: id)
    let golden: GoldenFile?
    do {
      golden = try GoldenFile(at: path, format: task.format)
    } catch let problem as UnreadableGolden {
      return try meet(problem, frame, path)
    }
    switch task.purpose {
    case .verify: return try verify(frame, golden, path)
    case .migrate: return try migrate(frame, golden, path)
    case .recordMissing:
      return golden != nil ? FrameComparison(.identical) : try record(frame, at: path, .new)
    case .record:
      guard let golden else { return try record(frame, at: path, .new) }
      do {
        _ = try golden.picture()
      } catch let problem as UnreadableGolden {
        return try meet(problem, frame, path)
      }
      if let header = golden.header, header.digest == digest, header.isMade(by: task.maker),
        header.layout == frame.layoutDigest
      {
        return FrameComparison(.identical)
      }
      return try record(
        frame, at: path, golden.header?.pixels == pixels(of: frame) ? .identical : .changed)
    }
  }

  /// Compares a frame with a golden that can't be read. It is replaced only where everything is recorded, since it may
  /// be whole in the repository.
  private func meet(
    _ problem: UnreadableGolden, _ frame: Frame, _ path: String
  ) throws -> FrameComparison {
    var comparison = FrameComparison(.unreadable)
    switch task.purpose {
    case .record: comparison = try record(frame, at: path, .unreadable)
    case .recordMissing, .migrate: break
    case .verify: try writeActual(frame, &comparison)
    }
    comparison.message = problem.description
    return comparison
  }

  // MARK: Writing

  private func record(
    _ frame: Frame, at path: String, _ status: FrameStatus
  ) throws -> FrameComparison {
    try keep(bytes(frame, as: task.format), path)
    var comparison = FrameComparison(status)
    comparison.isWritten = true
    return comparison
  }

  private func bytes(_ frame: Frame, as format: GoldenFormat) -> [UInt8] {
    let header = GoldenHeader(
      digest: frame.digest, pixels: pixels(of: frame), layout: frame.layoutDigest,
      generator: task.maker.generator, engine: task.maker.engine)
    return made.bytes(of: .init(picture: frame.key, layout: header.layout, format: format)) {
      switch format {
      case .png: encoder.png(frame.picture, header: header, layout: frame.layoutText)
      case .digest: encoder.json(header: header, layout: frame.layoutText)
      }
    }
  }

  /// The digest of the frame's size and pixels.
  private func pixels(of frame: Frame) -> String {
    made.pixels(of: frame.key) { frame.picture.digest.description }
  }

  private func migrate(
    _ frame: Frame, _ golden: GoldenFile?, _ path: String
  ) throws -> FrameComparison {
    guard let golden else { return FrameComparison(.new) }
    if let header = golden.header, header.isMade(by: task.maker),
      header.generator == task.maker.generator, header.layout == frame.layoutDigest,
      header.data != nil || task.format == .digest
    {
      return FrameComparison(.identical)
    }
    var comparison = try verify(frame, golden, path)
    if comparison.status == .identical, !comparison.isTolerated {
      try keep(bytes(frame, as: task.format), path)
      comparison.isWritten = true
    }
    return comparison
  }

  // MARK: Comparing

  private func verify(
    _ frame: Frame, _ golden: GoldenFile?, _ path: String
  ) throws -> FrameComparison {
    guard let golden else {
      var comparison = FrameComparison(.new)
      try writeActual(frame, &comparison)
      return comparison
    }
    var same = FrameComparison(.identical)
    if let header = golden.header {
      same.lacksChecksum = header.data == nil && task.format == .png
      if !header.isMade(by: task.maker) {
        same.otherMaker = Maker(generator: header.generator, engine: header.engine)
      }
      if task.trustsDigests, header.isMade(by: task.maker), header.digest == frame.digest {
        return same
      }
      if task.trustsDigests || task.format == .digest, header.pixels == pixels(of: frame) {
        return same
      }
    }
    var comparison = FrameComparison(.changed)
    comparison.otherMaker = same.otherMaker
    do {
      switch try verdict(frame, golden) {
      case .equal: return same
      case .tolerated(let difference):
        same.isTolerated = true
        same.pixels = difference
        return same
      case .different(let difference): comparison.pixels = difference
      }
    } catch let problem as UnreadableGolden {
      return try meet(problem, frame, path)
    }
    if golden.size != nil {
      let expected = "expected/\(frame.id).png"
      try write(golden.bytes, "\(task.report)/\(expected)")
      comparison.expected = expected
    }
    if let old = golden.layout {
      comparison.changes = LayoutDiff.changes(from: old, to: frame.layout)
    }
    try writeActual(frame, &comparison)
    return comparison
  }

  private enum Verdict {
    case equal
    case tolerated(PixelDifference?)
    /// A picture that differs; the difference of pixels is nil where goldens are digests.
    case different(PixelDifference?)
  }

  /// The verdict on the pixels.
  /// - Throws: ``UnreadableGolden``.
  private func verdict(_ frame: Frame, _ golden: GoldenFile) throws -> Verdict {
    guard let size = golden.size else { return .different(nil) }
    if made.isEqual(frame.key, to: golden.bytes) { return .equal }
    // A picture of another size isn't decoded: its header may promise more pixels than there is memory.
    let own = (width: frame.picture.width, height: frame.picture.height)
    guard size == own else {
      return .different(
        .init(expected: [size.width, size.height], actual: [own.width, own.height]))
    }
    guard let picture = try golden.picture(), !Bitmap.hasEqualPixels(picture, frame.picture) else {
      made.keep(frame.key, asEqualTo: golden.bytes)
      return .equal
    }
    let tolerance = task.tolerance, layout = golden.layout
    let holes = tolerance.masks.filter { $0.applies(to: frame.id) }.flatMap {
      $0.rectangles(in: layout) + $0.rectangles(in: $0.rect == nil ? frame.layout : nil)
    }
    let difference = PictureComparison.difference(
      picture, frame.picture, scale: frame.scale, ignoring: holes, allowing: tolerance.deltaE)
    guard let difference, !tolerance.allows(difference, of: own.width * own.height) else {
      return .tolerated(difference)
    }
    return .different(difference)
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

    var key: MadeGoldens.Picture { .init(list: digest, scale: scale) }
    lazy var picture = draw()
    lazy var layout = LayoutTree(list)
    lazy var layoutText = layout.encoded()
    lazy var layoutDigest = GoldenHeader.digest(ofLayout: layoutText)
  }
}
