import DisplayList
import Foundation
import Testing

@testable import Site

@Suite struct DocsSnippetsTests {
  private func frame(_ family: String, _ appearance: String, _ texts: [String]) -> Gallery.Frame {
    Gallery.Frame(
      id: "K/\(family)/snapshot\(appearance)", family: family, device: "iPhone 16",
      phase: "snapshot", variant: .init(appearance: appearance),
      size: CGSize(width: 158, height: 158), scale: 2,
      files: .init(
        png: "frames/My Kind/\(family)/snapshot\(appearance == "dark" ? "~dark" : "")@2x.png"),
      texts: texts, cornerRadius: 20)
  }

  private func entry(
    _ texts: [String], _ families: [String] = ["systemSmall"], _ name: String = "My widget"
  ) throws -> DocsCatalogue.Entry {
    let widget = Gallery.Widget(
      kind: "my.kind", displayName: name, description: "", families: families,
      frames: families.flatMap { [frame($0, "light", texts), frame($0, "dark", texts)] })
    return try DocsCatalogue(
      Gallery(generator: "", products: [.init(name: "P", widgets: [widget])])
    ).entries[0]
  }

  @Test func theReadmeHasBothPicturesAndNoEmptyLine() throws {
    let shot = try #require(try entry(["4 < 5\n\n& \"six\""]).cover)
    #expect(
      DocsSnippets.html(shot) { "https://example.com/\($0)" } == """
        <picture>
          <source media="(prefers-color-scheme: dark)" srcset="https://example.com/widgets/my.kind/systemSmall/snapshot~dark@2x.png">
          <img src="https://example.com/widgets/my.kind/systemSmall/snapshot@2x.png" alt="My widget, Small: 4 &lt; 5 &amp; &quot;six&quot;" width="158" height="158">
        </picture>
        """)
  }

  @Test func markdownKeepsItsBrackets() throws {
    let shot = try #require(try entry(["a]b*c", "![x](y)"]).cover)
    #expect(
      DocsSnippets.markdown(shot) { "w(1)/\($0)" }
        == #"![My widget, Small: a\]b\*c, \!\[x\](y)](w%281%29/widgets/my.kind/systemSmall/snapshot@2x.png)"#
    )
  }

  @Test func docCHasATabForEachFamily() throws {
    let one = try entry(["say \"hi\" \\"])
    #expect(
      DocsSnippets.docc(one.families)
        == "@Image(source: \"my-kind-systemSmall\", alt: \"My widget, Small: say ″hi″ /\")")
    let two = try entry([], ["systemSmall", "systemLarge"])
    #expect(
      DocsSnippets.docc(two.families) == """
        @TabNavigator {
          @Tab("Small") {
            @Image(source: "my-kind-systemSmall", alt: "My widget, Small")
          }
          @Tab("Large") {
            @Image(source: "my-kind-systemLarge", alt: "My widget, Large")
          }
        }
        """)
  }

  @Test func aLongFrameIsDescribedInPart() throws {
    let shot = try #require(try entry(Array(repeating: "twenty letters, or so", count: 30)).cover)
    #expect(shot.alt.count < 280)
    #expect(shot.alt.hasSuffix("so…"))
  }

  @Test(arguments: [
    ("NextTrip", "NextTrip"), ("a.b c~d", "a-b-c-d"), ("天气", "天气"), ("<i>", "_3Ci_3E"),
    ("../x", "--_2Fx"), ("", "_"), ("\u{0}", "_0"), ("@2x", "_402x"),
  ])
  func docCNamesAreNames(name: String, expected: String) {
    #expect(DocsAddresses.doccName(name) == expected)
  }

  @Test func aLongNameEndsInItsDigest() {
    let long = DocsAddresses.doccName(String(repeating: "w", count: 300))
    #expect(long.utf8.count == 48)
    #expect(long != DocsAddresses.doccName(String(repeating: "w", count: 301)))
  }
}
