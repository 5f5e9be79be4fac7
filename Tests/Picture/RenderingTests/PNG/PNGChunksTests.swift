import Foundation
import Testing

@testable import Rendering

@Suite struct PNGChunksTests {
  /// A picture of one pixel by another program.
  private let dot = [UInt8](
    Data(
      base64Encoded:
        "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=="
    ) ?? Data())

  private func problem(_ file: [UInt8]) -> PNGChunks.Problem? {
    do throws(PNGChunks.Problem) {
      _ = try PNGChunks(file)
      return nil
    } catch {
      return error
    }
  }

  @Test func aWholeFileHasItsChunksAndItsSize() throws {
    let chunks = try PNGChunks(dot)
    #expect(chunks.chunks.map(\.name) == ["IHDR", "IDAT", "IEND"])
    // As pngcheck and every PNG file have it.
    #expect(chunks.chunks.last?.checksum == 0xAE42_6082)
    #expect(chunks.width == 1 && chunks.height == 1)
  }

  @Test func everyShorterFileEndsEarly() {
    #expect(problem([]) == .noPNG)
    for count in 1..<dot.count {
      #expect(problem(Array(dot.prefix(count))) == .endsEarly, "\(count) bytes")
    }
  }

  @Test func everyChangedByteIsFound() {
    for place in dot.indices {
      var file = dot
      file[place] ^= 0x04
      #expect(problem(file) != nil, "byte \(place)")
    }
    #expect(problem(dot + [0]) == .damaged("IEND"))
    #expect(problem(dot + dot) == .damaged("IEND"))
    #expect(problem(Array("GIF89a".utf8)) == .noPNG)
  }

  @Test func aTextIsAddedBeforeThePixels() throws {
    let file = PNGChunks.adding(.init("key", "value"), to: dot)
    #expect(try PNGChunks(file).chunks.map(\.name) == ["IHDR", "tEXt", "IDAT", "IEND"])
    #expect(PNGDecoder.text(in: file) == [.init("key", "value")])
    let bitmap = Bitmap(width: 3, height: 2)
    #expect(
      PNGChunks.adding(.init("key", "value"), to: PNGEncoder().encode(bitmap))
        == PNGEncoder().encode(bitmap, text: [.init("key", "value")]))
  }

  /// A header that promises pixels which its data can't hold takes no memory.
  @Test func aPictureBombEndsBeforeItsPixels() {
    var file: [UInt8] = PNGChunks.signature
    var header: [UInt8] = []
    header.append(bigEndian: 16_000)
    header.append(bigEndian: 16_000)
    file.append(chunk: "IHDR", header + [8, 6, 0, 0, 0])
    file.append(chunk: "IDAT", Array(repeating: 0, count: 20_000))
    file.append(chunk: "IEND", [])
    #expect(problem(file) == nil)
    #expect(throws: PNGError.self) { try PNGDecoder.decode(file) }
    do {
      _ = try PNGDecoder.decode(file)
    } catch {
      #expect("\(error)" == "a damaged PNG: its data can't hold 16000 × 16000 pixels")
    }
  }
}
