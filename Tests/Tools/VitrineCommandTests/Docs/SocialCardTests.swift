import DisplayList
import Foundation
import Rendering
import Site
import Testing

@testable import VitrineCommand

@Suite struct SocialCardTests {
  private func picture(_ width: Int, _ height: Int) -> Data {
    let list = DisplayList(
      size: CGSize(width: width, height: height),
      commands: [
        .fill(
          .rect(CGRect(x: 0, y: 0, width: width, height: height)), .nonZero,
          .color(RGBA(1, 0, 0)))
      ])
    return Data(PNGEncoder().encode(Rasterizer().render(list, scale: 1)))
  }

  private func red(_ bitmap: Bitmap) -> (columns: ClosedRange<Int>, rows: ClosedRange<Int>)? {
    var (left, right, top, bottom) = (Int.max, -1, Int.max, -1)
    for y in 0..<bitmap.height {
      for x in 0..<bitmap.width where bitmap[x, y] == (255, 0, 0, 255) {
        (left, right, top, bottom) = (min(left, x), max(right, x), min(top, y), max(bottom, y))
      }
    }
    return right < 0 ? nil : (left...right, top...bottom)
  }

  @Test func thePictureIsAsLargeAsThereIsRoom() throws {
    let card = DocsSite.Card(kicker: "Trips", title: "Next Trip", text: "Counts the days.")
    let data = try SocialCard.png(card, pictures: [picture(500, 500)])
    #expect(try SocialCard.png(card, pictures: [picture(500, 500)]) == data)
    let bitmap = try PNGDecoder.decode(Array(data))
    #expect(bitmap.width == 1200 && bitmap.height == 630)
    let place = try #require(red(bitmap))
    #expect(place.columns.count == 486 && place.rows.count == 486)
    #expect(place.rows == 72...557)
    // To the right of the words.
    #expect(place.columns.lowerBound > 72 + 420)
  }

  @Test func hostileWordsAndNoPicturesMakeACardToo() throws {
    for words in ["", String(repeating: "long ", count: 200), "\u{202E}<b>\u{0}", "👩‍👧‍👦"] {
      let card = DocsSite.Card(kicker: words, title: words, text: words)
      let bitmap = try PNGDecoder.decode(Array(try SocialCard.png(card, pictures: [])))
      #expect(bitmap.width == 1200 && bitmap.height == 630)
    }
  }

  @Test func cornersAreCutAndBackgroundsLaidBeneath() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(
      "vitrine-card-\(UUID().uuidString).png")
    defer { try? FileManager.default.removeItem(at: file) }
    try picture(200, 100).write(to: file)
    func frame(_ family: String) -> Gallery {
      Gallery(
        generator: "",
        products: [
          .init(
            name: "P",
            widgets: [
              .init(
                kind: "K", displayName: "", description: "", families: [family],
                frames: [
                  .init(
                    id: "K", family: family, device: "iPhone 16", phase: "snapshot",
                    size: CGSize(width: 100, height: 50), scale: 2,
                    files: .init(png: "\(file.lastPathComponent)"), cornerRadius: 20)
                ])
            ])
        ])
    }
    for (family, margin) in [("systemSmall", 0), ("accessoryRectangular", 24)] {
      var made: Bitmap?
      let folder = file.deletingLastPathComponent()
      let site = try ScratchFolder("card")
      try DocsSite(frame(family)).write(
        from: folder, to: URL(fileURLWithPath: site.path),
        making: .init(
          picture: {
            let data = try DocsPictures.picture($0, from: $1)
            made = try PNGDecoder.decode(Array(data))
            return data
          }, card: { _, _ in Data() }))
      let bitmap = try #require(made)
      #expect(bitmap.width == 200 + 2 * margin && bitmap.height == 100 + 2 * margin)
      // The middle is the frame's own, pixel by pixel; its corner isn't.
      #expect(bitmap[margin + 100, margin + 50] == (255, 0, 0, 255))
      #expect(bitmap[margin + 100, margin] == (255, 0, 0, 255))
      #expect(bitmap[margin, margin] != (255, 0, 0, 255))
      #expect(bitmap[0, 0].alpha == 0)
      if margin > 0 { #expect(bitmap[margin + 100, 4].alpha == 255) }
    }
  }
}
