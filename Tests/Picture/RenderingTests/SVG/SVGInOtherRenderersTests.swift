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
}
