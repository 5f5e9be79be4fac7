import DisplayList
import Foundation
import Rendering
import Testing

@testable import VitrineCommand

@Suite struct TerminalViewTests {
  private let folder: ScratchFolder
  private let frame = DrawnFrame(
    id: "K/systemSmall/snapshot@2x", digest: "",
    files: ["png": "snapshot@2x.png", "json": "snapshot@2x.json"])

  init() throws {
    folder = try ScratchFolder("terminal")
    // 16 × 8 points, all red.
    let list = DisplayList(
      size: CGSize(width: 16, height: 8),
      commands: [
        .fill(.rect(CGRect(x: 0, y: 0, width: 16, height: 8)), .nonZero, .color(RGBA(1, 0, 0)))
      ])
    let png = PNGEncoder().encode(Rasterizer().render(list, scale: 2))
    try Data(png).write(to: URL(fileURLWithPath: folder.path + "/snapshot@2x.png"))
    try folder.write(
      """
      {"view": "VStack", "frame": [0, 0, 16, 8], "children": [
       {"view": "Text", "frame": [1, 2.333, 10, 5], "text": "Hi\\u001b[2J", "font": "17 semibold", "color": "#FFFFFF", "link": "a://b"},
       {"view": "Image", "frame": [0, 0, 4, 4], "label": "star"}
      ]}

      """, to: "snapshot@2x.json")
  }

  private func shown(
    _ mode: TerminalMode, _ screen: TerminalView.Screen = .init(columns: 80, pixels: 640),
    _ frames: [DrawnFrame]? = nil
  ) -> String {
    var text = ""
    TerminalView(mode: mode, folder: folder.path, screen: screen, write: { text += $0 })
      .show(frames ?? [frame])
    return text
  }

  @Test func wordsAreTheLayout() {
    #expect(
      shown(.text) == """
        K/systemSmall/snapshot@2x
          VStack 16×8 at 0,0
            Text 10×5 at 1,2.3 “Hi\u{FFFD}[2J” 17 semibold #FFFFFF → a://b
            Image 4×4 at 0,0 “star”


        """)
  }

  @Test func severalViewsAtTheTopAreRead() {
    #expect(
      LayoutOutline.lines(
        Data(#"[{"view": "A", "frame": [0, 0, 1, 1]}, {"view": "B", "frame": []}]"#.utf8))
        == ["  A 1×1 at 0,0", "  B"])
    #expect(LayoutOutline.lines(Data("{}".utf8)) == nil)
  }

  @Test func blocksAreFourPointsWide() {
    #expect(
      shown(.blocks(.direct))
        == "K/systemSmall/snapshot@2x\n\u{1B}[0;38;2;255;0;0;48;2;255;0;0m▀▀▀▀\u{1B}[0m\n\n")
    // Narrower where there is no room.
    #expect(
      shown(.blocks(.indexed), .init(columns: 2))
        == "K/systemSmall/snapshot@2x\n\u{1B}[0;38;5;196m▀▀\u{1B}[0m\n\n")
  }

  @Test func sixelsAreAsLargeAsPoints() {
    #expect(shown(.sixel).contains("\u{1B}P0;1;0q\"1;1;16;8#0;2;100;0;0"))
    // Cells of 16 pixels: twice as many, no more than the file has.
    #expect(shown(.sixel, .init(columns: 80, pixels: 1280)).contains("\"1;1;32;16"))
    #expect(shown(.sixel, .init(columns: 80, pixels: 2560)).contains("\"1;1;32;16"))
  }

  @Test func kittyGetsTheFileAndItsColumns() throws {
    let file = try #require(FileManager.default.contents(atPath: folder.path + "/snapshot@2x.png"))
    #expect(
      shown(.kitty)
        == "K/systemSmall/snapshot@2x\n\u{1B}_Ga=T,f=100,q=2,c=2,m=0;\(file.base64EncodedString())"
        + "\u{1B}\\\n\n")
  }

  @Test func whatIsNotThereIsReported() {
    let bare = DrawnFrame(id: "\u{1B}[31mK", digest: "", files: [:])
    #expect(
      shown(.text, .init(), [bare])
        == "\u{FFFD}[31mK\n  Its layout wasn't written: add json to --format.\n\n")
    #expect(shown(.sixel, .init(), [bare]).contains("add png to --format"))
    #expect(
      shown(.text, .init(), Array(repeating: bare, count: 30)).hasSuffix(
        "… and 6 more; --kind, --family and --appearance choose.\n"))
  }
}
