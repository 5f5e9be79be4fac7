import DisplayList
import Foundation
import Testing

@testable import Rendering

/// The vector files of real widgets, seen by programs that aren't ours.
@Suite(
  .blocking, .serialized,
  .enabled(if: ExampleFrames.executables != nil, "the examples aren't built: run swift build"))
struct ExampleFramesTests {
  private struct Worst {
    var mean = 0.0, far = 0.0, meanName = "", farName = "", count = 0

    mutating func add(_ difference: PictureDifference, _ name: String) {
      count += 1
      if difference.mean >= mean { (mean, meanName) = (difference.mean, name) }
      if difference.farShare >= far { (far, farName) = (difference.farShare, name) }
    }

    func report(_ what: String) {
      print(
        "\(what), \(count) frames: mean difference at most \(decimal(CGFloat(mean), places: 3))"
          + " of 255 (\(meanName)), pixels off by more than 32 at most"
          + " \(decimal(CGFloat(far * 100), places: 3)) % (\(farName))")
    }
  }

  @Test(.needsLibrsvg)
  func librsvgDrawsWhatThePNGShows() throws {
    var worst = Worst()
    for frame in try ExampleFrames.all() {
      let theirs = try OtherRenderers.librsvg(frame.svg, scale: ExampleFrames.scale)
      let difference = try #require(PictureDifference(frame.png, theirs), "\(frame.name)")
      worst.add(difference, frame.name)
      #expect(difference.mean < 0.6, "\(frame.name)")
      #expect(difference.farShare < 0.001, "\(frame.name)")
    }
    worst.report("librsvg, SVG")
    #expect(worst.count >= 60)
  }

  @Test(
    .needsChromium,
    arguments: ["SVG", "HTML"])
  func chromiumDrawsWhatThePNGShows(format: String) throws {
    var worst = Worst()
    // Those of one height beside each other leave little of a page empty.
    let frames = try ExampleFrames.all().sorted { ($0.height, $0.width) < ($1.height, $1.width) }
    // Many frames a page, which is quicker than a page each.
    for start in stride(from: 0, to: frames.count, by: 12) {
      let some = Array(frames[start..<min(start + 12, frames.count)])
      let places = place(some)
      let sheet = try OtherRenderers.chromium(
        page(some, places.points, format: format), size: places.size, scale: ExampleFrames.scale)
      for (frame, point) in zip(some, places.points) {
        let theirs = try #require(
          sheet.part(
            x: point.x * ExampleFrames.scale, y: point.y * ExampleFrames.scale,
            width: frame.png.width, height: frame.png.height), "\(frame.name)")
        let difference = try #require(PictureDifference(frame.png, theirs), "\(frame.name)")
        worst.add(difference, frame.name)
        #expect(difference.mean < 1, "\(frame.name)")
        // In HTML the browser draws the letters from the fonts, on quarters of a pixel of its own: the
        // edges of some words come out a little off.
        #expect(difference.farShare < (format == "HTML" ? 0.005 : 0.0025), "\(frame.name)")
      }
    }
    worst.report("Chromium, \(format)")
    #expect(worst.count >= 60)
  }

  /// Three in a row, which is as high as its highest.
  private func place(_ frames: [ExampleFrames.Frame]) -> (
    points: [(x: Int, y: Int)], size: CGSize
  ) {
    var points: [(x: Int, y: Int)] = []
    var width = 0, top = 0, bottom = 0
    for (index, frame) in frames.enumerated() {
      if index % 3 == 0 { top = bottom }
      let left = index % 3 == 0 ? 0 : points[index - 1].x + frames[index - 1].width
      points.append((left, top))
      width = max(width, left + frame.width)
      bottom = max(bottom, top + frame.height)
    }
    return (points, CGSize(width: width, height: bottom))
  }

  /// Each file in a document of its own, since their names are the same.
  private func page(
    _ frames: [ExampleFrames.Frame], _ points: [(x: Int, y: Int)], format: String
  ) -> String {
    let boxes = zip(frames, points).map { frame, point in
      let place =
        "style=\"left:\(point.x)px;top:\(point.y)px\" width=\(frame.width) height=\(frame.height)"
      if format == "HTML" { return "<iframe \(place) srcdoc=\"\(escaped(frame.html))\"></iframe>" }
      let data = Data(frame.svg.utf8).base64EncodedString()
      return "<img \(place) src=\"data:image/svg+xml;base64,\(data)\">"
    }
    return "<!doctype html><meta charset=utf-8>"
      + "<style>body{margin:0}img,iframe{position:absolute;border:0}</style>"
      + boxes.joined(separator: "\n")
  }
}
