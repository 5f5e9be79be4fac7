import Foundation
import Rendering
import Testing

@testable import WidgetHost

/// The pictures of the fixture widget `pictures`, decoded by a real worker process.
@Suite(.blocking) struct PicturesTests {
  private static let once = Result { try make() }

  private static func make() throws -> (result: BatchResult, folder: ScratchFolder) {
    let folder = try ScratchFolder()
    let batch = FrameBatch.fixture("pictures", phases: [.snapshot, .timeline], in: folder)
    return (WorkerPool(jobs: 1).render([(try FixtureProduct.executable, batch)])[0], folder)
  }

  /// The color at a point of the widget, at three pixels each.
  private func color(_ phase: String, _ x: Int, _ y: Int) throws -> [Int] {
    let run = try Self.once.get()
    let file = try #require(run.folder.files()["frames/pictures/systemSmall/\(phase)@3x.png"])
    let image = try PNGDecoder.decode([UInt8](file)).image
    let start = (y * 3 * image.width + x * 3) * 4
    return image.pixels[start..<start + 3].map(Int.init)
  }

  private func isNear(_ found: [Int], _ wanted: [Int]) -> Bool {
    zip(found, wanted).allSatisfy { abs($0 - $1) <= 4 }
  }

  @Test(arguments: ["snapshot", "timeline-000"])
  func picturesOfEachFormatAreDrawn(phase: String) throws {
    // Each is 20 by 30 points, one below the other.
    #expect(try color(phase, 10, 15) == [255, 0, 0])
    #expect(try color(phase, 3, 33) == [255, 0, 0])
    #expect(try color(phase, 17, 57) == [40, 80, 120])
    // The turned one: two columns of three.
    #expect(try color(phase, 5, 65) == [255, 255, 0])
    #expect(try color(phase, 15, 65) == [255, 0, 0])
    #expect(try color(phase, 15, 85) == [0, 0, 255])
    #expect(isNear(try color(phase, 10, 105), [215, 93, 31]))
    #expect(isNear(try color(phase, 4, 135), [200, 40, 40]))
    #expect(isNear(try color(phase, 16, 135), [40, 80, 200]))
  }

  @Test func whatCantBeDecodedIsNotedInItsFramesAlone() throws {
    let result = try Self.once.get().result
    #expect(result.failures.isEmpty)
    let page =
      "The data given to UIImage(data:), of 6 bytes, is in no image format that is known here (it begins with "
      + "3c 68 74 6d 6c 3e, “<html>”): give a PNG, JPEG, GIF, WebP, HEIC, AVIF, TIFF or BMP."
    let lying =
      "The data given to UIImage(data:), of 24 bytes, is a GIF that states 65535 × 65535 pixels, more than the "
      + "100 million that are decoded: scale it down to the pixels that the widget shows."
    let notes = result.frames.map { frame in
      frame.diagnostics.filter { $0.code == "undecoded-image" }.map(\.message)
    }
    #expect(notes.first == [page])
    #expect(notes.last == [lying, page])
  }
}
