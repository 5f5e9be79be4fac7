import DisplayList
import Foundation
import Rendering
import TestSupport
import Testing

@testable import Goldens

/// Equal frames of one comparer, which are drawn and compressed once.
@Suite struct MadeGoldensTests {
  private final class Files {
    var kept: [String: [UInt8]] = [:]
    var drawn = 0
  }

  private let files = Files()
  private let folder: ScratchFolder

  init() throws { folder = try ScratchFolder("made-goldens") }

  private func comparer(_ purpose: GoldenTask.Purpose) -> GoldenComparer {
    var task = GoldenTask(
      purpose: purpose, folder: folder.path, format: .png,
      maker: Maker(generator: "test", engine: "1"), report: folder.path + "/report")
    task.trustsDigests = false
    return GoldenComparer(task, write: { _, _ in }) { bytes, path in
      files.kept[URL(fileURLWithPath: path).lastPathComponent] = bytes
      try Data(bytes).write(to: URL(fileURLWithPath: path))
    }
  }

  /// One pixel of a gray.
  private func picture(_ gray: UInt8) -> Bitmap {
    Bitmap(ImagePixels(width: 1, height: 1, pixels: [gray, gray, gray, 255]))
  }

  private func status(
    _ comparer: GoldenComparer, _ id: String, list: CGFloat, scale: Double = 1, gray: UInt8 = 9,
    views: [ViewRecord] = []
  ) throws -> FrameStatus {
    let list = DisplayList(size: CGSize(width: list, height: 1), views: views)
    return try comparer.compare(list, id: id, digest: list.digest.description, scale: scale) {
      files.drawn += 1
      return picture(gray)
    }.status
  }

  @Test func equalFramesAreDrawnOnceAndHaveOneFile() throws {
    let comparer = comparer(.record)
    for id in ["a", "b", "c"] { #expect(try status(comparer, id, list: 1) == .new) }
    #expect(files.drawn == 1)
    #expect(files.kept["b.png"] == files.kept["a.png"])
    #expect(files.kept["c.png"] == files.kept["a.png"])
    // What a comparer that has made nothing yet writes.
    let first = files.kept["a.png"]
    #expect(try status(self.comparer(.record), "d", list: 1) == .new)
    #expect(files.kept["d.png"] == first)
    #expect(files.drawn == 2)
  }

  @Test func anotherListScaleOrLayoutIsAnotherFile() throws {
    let comparer = comparer(.record)
    _ = try status(comparer, "a", list: 1)
    _ = try status(comparer, "list", list: 2, gray: 10)
    _ = try status(comparer, "scale", list: 1, scale: 2, gray: 11)
    _ = try status(
      comparer, "layout", list: 1,
      views: [ViewRecord(kind: "Text", frame: CGRect(x: 0, y: 0, width: 1, height: 1), parent: nil)]
    )
    let a = try #require(files.kept["a.png"])
    for id in ["list", "scale", "layout"] { #expect(files.kept["\(id).png"] != a, "\(id)") }
    #expect(Set(files.kept.values).count == 4)
  }

  @Test func anEqualFrameIsComparedWithItsOwnGolden() throws {
    let maker = comparer(.record)
    _ = try status(maker, "a", list: 1)
    _ = try status(maker, "b", list: 1)
    _ = try status(maker, "other", list: 2, gray: 200)
    let other = try Data(contentsOf: folder.url.appendingPathComponent("other.png"))
    files.drawn = 0
    let verifier = comparer(.verify)
    #expect(try status(verifier, "a", list: 1) == .identical)
    #expect(try status(verifier, "b", list: 1) == .identical)
    #expect(files.drawn == 1)
    // A golden with other pixels is found after equal ones.
    try other.write(to: folder.url.appendingPathComponent("b.png"))
    #expect(try status(verifier, "b", list: 1) == .changed)
    #expect(try status(verifier, "a", list: 1) == .identical)
  }
}
