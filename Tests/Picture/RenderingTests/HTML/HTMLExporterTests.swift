import CFreeType
import DisplayList
import Foundation
import Testing

@testable import Rendering

@Suite(.blocking) struct HTMLExporterTests {
  @Test(.needsChromium)
  func chromiumShowsThePicture() throws {
    let list = try SampleScene.list()
    let page = HTMLExporter().export(list, title: "Sample")
    let theirs = try OtherRenderers.chromium(page, size: list.size, scale: 3)
    let ours = Rasterizer().render(list, scale: 3, background: .white)
    let difference = try #require(PictureDifference(ours, theirs))
    let mean = decimal(CGFloat(difference.mean), places: 3)
    let far = decimal(CGFloat(difference.farShare * 100), places: 3)
    print("Chromium, HTML: mean difference \(mean) of 255, \(far) % off by more than 32")
    #expect(difference.mean < 0.9)
    #expect(difference.farShare < 0.003)
  }

  @Test func thePageIsOnePieceWithItsTextsLanguageAndLinks() throws {
    let list = try SampleScene.list()
    let page = HTMLExporter().export(
      list, title: "A <b> \"page\"", language: "ar", isRightToLeft: true)
    #expect(page.contains("<html lang=\"ar\" dir=\"rtl\">"))
    #expect(page.contains("<title>A &lt;b&gt; &quot;page&quot;</title>"))
    #expect(page.contains(">Lisbon &amp; Porto</text>"))
    #expect(page.contains("href=\"https://example.com/a?b=1&amp;c=&quot;2&quot;\""))
    #expect(!page.contains("<script") && !page.contains("src=\"http") && !page.contains("url(http"))
    #expect(
      page
        == HTMLExporter().export(
          list, title: "A <b> \"page\"", language: "ar", isRightToLeft: true))
  }

  @Test func aCharacterSetInTwoWaysComesWithTwoFaces() throws {
    let run = try #require(SetText.inter().run("10", size: 10, at: .zero))
    var other = run
    other.glyphs[1].id += 1
    var faces = EmbeddedFaces()
    #expect(faces.family(for: run) == "f0")
    #expect(faces.family(for: other) == "f1")
    #expect(faces.family(for: run) == "f0")
    #expect(faces.entries.count == 2)
  }

  @Test func runsWithLigaturesKeepTheirTextUnseen() throws {
    var run = try #require(SetText.inter().run("office", size: 10, at: CGPoint(x: 0, y: 9)))
    run.glyphs.remove(at: 2)
    let list = DisplayList(size: CGSize(width: 40, height: 12), commands: [.glyphs(run)])
    let page = HTMLExporter().export(list, title: "")
    #expect(page.contains("fill-opacity=\"0\" xml:space=\"preserve\">office</text>"))
    #expect(page.contains("<g aria-hidden=\"true\">"))
  }

  @Test func aFontThatIsMissingLeavesThePageWhole() throws {
    var run = try #require(SetText.inter().run("Hi", size: 10, at: CGPoint(x: 0, y: 9)))
    run.face = FontFaceRef(FontFace(identifier: "none", path: "/nowhere/none.ttf"))
    let list = DisplayList(size: CGSize(width: 40, height: 12), commands: [.glyphs(run)])
    #expect(HTMLExporter().export(list, title: "").contains("</svg>"))
    #expect(Rasterizer().render(list, scale: 1)[3, 3].alpha == 0)
  }
}
