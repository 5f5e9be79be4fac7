import DisplayList
import Foundation
import Testing

@testable import Rendering

@Suite(.blocking) struct SVGInOtherRenderersTests {
  /// The scene as we draw it, on white, as pages are.
  private func ours(_ list: DisplayList) -> Bitmap {
    Rasterizer().render(list, scale: 3, background: .white)
  }

  private func report(_ name: String, _ difference: PictureDifference) {
    let mean = decimal(CGFloat(difference.mean), places: 3)
    let far = decimal(CGFloat(difference.farShare * 100), places: 3)
    print("\(name): mean difference \(mean) of 255, \(far) % of the pixels off by more than 32")
  }

  @Test(.needsLibrsvg)
  func librsvgDrawsTheSamePicture() throws {
    let list = try SampleScene.list()
    let theirs = try OtherRenderers.librsvg(SVGExporter().export(list, title: "Sample"), scale: 3)
    let difference = try #require(PictureDifference(ours(list), theirs))
    report("librsvg, SVG", difference)
    #expect(difference.mean < 0.8)
    #expect(difference.farShare < 0.002)
  }

  @Test(.needsChromium)
  func chromiumDrawsTheSamePicture() throws {
    let list = try SampleScene.list()
    let svg = SVGExporter().export(list, title: "Sample").split(separator: "\n").dropFirst()
    let page =
      "<!doctype html><meta charset=utf-8><style>body{margin:0}svg{display:block}</style>"
      + svg.joined(separator: "\n")
    let theirs = try OtherRenderers.chromium(page, size: list.size, scale: 3)
    let difference = try #require(PictureDifference(ours(list), theirs))
    report("Chromium, SVG", difference)
    #expect(difference.mean < 0.8)
    #expect(difference.farShare < 0.002)
  }

  /// A photo of 300 × 200 points, turned and clipped, of which less than a tenth is seen.
  @Test(.needsLibrsvg, arguments: [nil, CGRect(x: 40, y: 20, width: 250, height: 170)])
  func librsvgDrawsTheSamePartOfALargePhoto(source: CGRect?) throws {
    var pixels: [UInt8] = []
    for y in 0..<200 {
      for x in 0..<300 {
        pixels += [
          UInt8(x * 255 / 300), UInt8(y * 255 / 200), x / 10 % 2 == y / 10 % 2 ? 255 : 0, 255,
        ]
      }
    }
    var group = Group(transform: CGAffineTransform(rotationAngle: 0.3))
    group.clip = .ellipse(CGRect(x: 20, y: -10, width: 60, height: 50))
    let list = DisplayList(
      size: CGSize(width: 80, height: 60),
      commands: [
        .beginGroup(group),
        .image(
          ImageDraw(
            ImagePixels(width: 300, height: 200, pixels: pixels), source: source,
            in: CGRect(x: -110, y: -70, width: 300, height: 200))),
        .endGroup,
      ], views: [])
    let svg = SVGExporter().export(list, title: "Photo")
    let theirs = try OtherRenderers.librsvg(svg, scale: 3)
    let difference = try #require(PictureDifference(ours(list), theirs))
    report("librsvg, a part of a photo", difference)
    #expect(difference.mean < 0.8)
    #expect(difference.farShare < 0.002)
    #expect(!svg.contains("width=\"300\""))
  }
}
