import Foundation
import Testing

@testable import Rendering

@Suite struct KittyEncoderTests {
  @Test func aShortFileIsOnePart() {
    #expect(
      KittyEncoder.encode(png: Array("hi!".utf8), columns: 20)
        == "\u{1B}_Ga=T,f=100,q=2,c=20,m=0;aGkh\u{1B}\\")
  }

  @Test func aPictureComesBackFromItsParts() throws {
    let bitmap = Bitmap(width: 300, height: 200)
    for place in 0..<60000 {
      bitmap.words[place] = 0xFF00_0000 | UInt32(truncatingIfNeeded: place &* 2_654_435_761) >> 8
    }
    let png = PNGEncoder().encode(bitmap)
    let text = KittyEncoder.encode(png: png, columns: 7)
    let parts = text.components(separatedBy: "\u{1B}\\").dropLast()
    #expect(parts.count > 10)
    var payload = ""
    for (place, part) in parts.enumerated() {
      let halves = part.split(separator: ";", maxSplits: 1)
      let more = place + 1 < parts.count ? 1 : 0
      #expect(
        halves[0] == (place == 0 ? "\u{1B}_Ga=T,f=100,q=2,c=7,m=\(more)" : "\u{1B}_Gm=\(more)"))
      #expect(halves[1].utf8.count <= 4096)
      if more == 1 { #expect(halves[1].utf8.count % 4 == 0) }
      payload += halves[1]
    }
    let read = try PNGDecoder.decode(Array(try #require(Data(base64Encoded: payload))))
    #expect(Bitmap.hasEqualPixels(read, bitmap))
  }
}
