import DisplayList
import Foundation
import Testing

@testable import Rendering

/// Pictures of many kinds, from a generator that is the same everywhere.
private func samples() -> [Bitmap] {
  var state: UInt64 = 1
  func random() -> UInt32 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return UInt32(state >> 33)
  }
  var bitmaps: [Bitmap] = []
  for (width, height) in [(1, 1), (1, 9), (7, 3), (64, 64), (129, 65), (700, 40), (9000, 3)] {
    for kind in 0..<6 {
      let bitmap = Bitmap(width: width, height: height)
      for y in 0..<height {
        for x in 0..<width {
          let word: UInt32
          switch kind {
          case 0: word = 0
          case 1: word = 0xFF33_6699
          case 2: word = 0xFF00_0000 | UInt32(y * 255 / height) << 8
          case 3: word = 0xFF00_0000 | random() & 0xFFFFFF
          case 4: word = (x / 5 + y / 7) % 2 == 0 ? 0xFFFF_FFFF : RGBA(0.2, 0.5, 0.9, 0.4).word
          default:
            let alpha = Double(random() % 256) / 255
            word = RGBA(Double(random() % 256) / 255, 0.5, Double(x % 9) / 8, alpha).word
          }
          bitmap.words[y * width + x] = word
        }
      }
      bitmaps.append(bitmap)
    }
  }
  return bitmaps
}

@Suite struct PNGTests {
  @Test(arguments: [0, 1, 6]) func libpngReadsWhatWeWrite(level: Int) throws {
    let encoder = PNGEncoder()
    for bitmap in samples() {
      let decoded = try PNGDecoder.decodeThroughLibpng(encoder.encode(bitmap, level: level))
      #expect(Bitmap.hasEqualPixels(decoded, bitmap), "\(bitmap.width) × \(bitmap.height)")
    }
  }

  /// libdeflate refuses some streams of level 0, such as that of 1 × 9 transparent pixels: libpng reads them.
  @Test func readingGivesThePixelsAtOurOwnLevel() throws {
    for bitmap in samples() {
      let decoded = try PNGDecoder.decode(PNGEncoder().encode(bitmap))
      #expect(Bitmap.hasEqualPixels(decoded, bitmap), "\(bitmap.width) × \(bitmap.height)")
    }
  }

  @Test(arguments: [1, 7]) func ourReaderReadsWhatLibpngDoes(level: Int) throws {
    let encoder = PNGEncoder()
    for bitmap in samples() {
      let decoded = try #require(PlainPNG.decode(encoder.encode(bitmap, level: level)))
      #expect(Bitmap.hasEqualPixels(decoded, bitmap), "\(bitmap.width) × \(bitmap.height)")
    }
  }

  @Test func ourReaderLeavesOtherKindsToLibpng() throws {
    let file = PNGEncoder().encode(samples()[4], level: 1)
    let chunks = try PNGChunks(file).chunks
    func changed(_ change: (PNGChunks.Chunk, inout [UInt8]) -> Void) -> [UInt8] {
      var changed = PNGChunks.signature
      for chunk in chunks {
        var contents = Array(file[chunk.contents])
        change(chunk, &contents)
        changed.append(chunk: chunk.name, contents)
      }
      return changed
    }
    let same = changed { _, _ in }
    #expect(same == file)
    // Another depth, another kind, interlacing, an ending that lacks bytes.
    for (at, value) in [(8, 16), (9, 2), (12, 1)] as [(Int, UInt8)] {
      #expect(PlainPNG.decode(changed { if $0.name == "IHDR" { $1[at] = value } }) == nil)
    }
    #expect(PlainPNG.decode(changed { if $0.name == "IDAT" { $1.removeLast(6) } }) == nil)
    // A chunk that states other colors than sRGB.
    var gamma = PNGChunks.signature
    for chunk in chunks {
      if chunk.name == "IDAT" { gamma.append(chunk: "gAMA", [0, 0, 0xB1, 0x8F]) }
      gamma.append(chunk: chunk.name, file[chunk.contents])
    }
    #expect(PlainPNG.decode(gamma) == nil)
    _ = try PNGDecoder.decode(gamma)
  }

  @Test func aUsedEncoderWritesWhatAFreshOneDoes() {
    let used = PNGEncoder()
    for bitmap in samples() {
      #expect(used.encode(bitmap) == PNGEncoder().encode(bitmap))
    }
  }

  @Test func theFileStatesSRGBAndCarriesText() throws {
    let file = PNGEncoder().encode(
      Bitmap(width: 3, height: 2), text: [.init("vitrine", "Trips/systemSmall é 日")])
    #expect(PNGDecoder.text(in: file) == [.init("vitrine", "Trips/systemSmall é ?")])
    #expect(Data(file).range(of: Data("sRGB".utf8)) != nil)
    _ = try PNGDecoder.decode(file)
  }

  @Test func damagedFilesAreErrors() {
    let good = PNGEncoder().encode(Bitmap(width: 30, height: 20))
    #expect(throws: PNGError.self) { try PNGDecoder.decode([]) }
    #expect(throws: PNGError.self) { try PNGDecoder.decode(Array(good.prefix(40))) }
    #expect(throws: PNGError.self) { try PNGDecoder.decode([UInt8](repeating: 7, count: 500)) }
    #expect(PNGDecoder.text(in: [1, 2, 3]).isEmpty)
  }

  @Test func imageAndBitmapConvertBothWays() {
    let image = ImagePixels(width: 2, height: 1, pixels: [10, 20, 30, 40, 250, 100, 5, 255])
    let bitmap = Bitmap(image)
    #expect(bitmap[0, 0] == (10, 20, 30, 40))
    #expect(bitmap.image == image)
    #expect(bitmap.digest != Bitmap(width: 2, height: 1).digest)
  }
}
