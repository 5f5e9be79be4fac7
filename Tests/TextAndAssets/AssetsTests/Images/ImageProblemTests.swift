import Foundation
import TestSupport
import Testing

@testable import Assets

struct ImageProblemTests {
  private func predicate(_ file: [UInt8]) -> String? {
    do throws(ImageProblem) {
      _ = try ImageDecoder.read(file)
      return nil
    } catch {
      return error.predicate
    }
  }

  /// A PNG's header with another size and the check sum that belongs to it, in `ImageFile.png`.
  private func png(side: UInt32) -> [UInt8] {
    var file = Picture.bytes(ImageFile.png)
    let number = withUnsafeBytes(of: side.bigEndian, Array.init)
    file.replaceSubrange(16..<24, with: number + number)
    var sum = ~UInt32(0)
    for byte in file[12..<29] {
      sum ^= UInt32(byte)
      for _ in 0..<8 { sum = sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
    }
    file.replaceSubrange(29..<33, with: withUnsafeBytes(of: (~sum).bigEndian, Array.init))
    return file
  }

  @Test func aPictureThatIsTooLargeIsRefused() {
    #expect(
      predicate(png(side: 60_000))
        == "is a PNG that states 60000 × 60000 pixels, more than the 100 million that are decoded: scale it "
        + "down to the pixels that the widget shows")
  }

  @Test func aPictureThatItsBytesCantHoldIsRefused() {
    #expect(
      predicate(png(side: 9_000))
        == "is a PNG that states 9000 × 9000 pixels, which its 81 bytes can't hold: it is cut off or damaged; "
        + "export or fetch it again")
  }

  @Test func aGIFThatLiesAboutItsSizeIsRefused() {
    var file = Picture.bytes(ImageFile.gif)
    file.replaceSubrange(6..<10, with: [0xFF, 0xFF, 0xFF, 0xFF])
    #expect(
      predicate(file)?.hasPrefix("is a GIF that states 65535 × 65535 pixels, more than") == true)
    file.replaceSubrange(6..<10, with: [0x10, 0x27, 0xE8, 0x03])
    #expect(predicate(file)?.hasPrefix("is a GIF that states 10000 × 1000 pixels, which") == true)
  }

  @Test(
    arguments: [
      ImageFile.png, ImageFile.gif, ImageFile.bmp, ImageFile.lzwTIFF, ImageFile.alphaWebP,
      ImageFile.heic,
      ImageFile.avif,
    ].map(EncodedFile.init)) func aFileThatEndsTooEarlyIsNone(file: EncodedFile)
  {
    let whole = Picture.bytes(file.base64)
    for length in stride(from: whole.count - 20, to: 18, by: -7) {
      #expect(
        predicate(Array(whole.prefix(length)))?.hasSuffix("export or fetch it again") == true)
    }
  }

  @Test(
    arguments: [
      ImageFile.png, ImageFile.interlaced, ImageFile.palette, ImageFile.gif, ImageFile.bmp,
      ImageFile.lzwTIFF,
      ImageFile.turnedTIFF, ImageFile.alphaWebP, ImageFile.animatedWebP, ImageFile.grayProfile,
    ].map(EncodedFile.init)) func aWrongByteAnywhereIsAPictureOrAProblem(file: EncodedFile)
  {
    let whole = Picture.bytes(file.base64)
    let problems = whole.indices.compactMap { index in
      var wrong = whole
      wrong[index] ^= 0xFF
      return predicate(wrong)
    }
    // The first bytes name the format: without them it is no picture.
    #expect(!problems.isEmpty && problems.allSatisfy { $0.hasPrefix("is ") })
  }

  @Test func aJPEGThatEndsTooEarlyIsDrawnAndNoted() throws {
    let whole = Picture.bytes(ImageFile.turnedJPEG)
    let cut = try ImageDecoder.read(Array(whole.dropLast(24)))
    #expect(
      cut.note
        == "is a JPEG that is cut off or damaged, and drawn as far as it goes: export or fetch it again"
    )
    #expect(try ImageDecoder.read(whole).note == nil)
  }

  @Test func formatsThatArentReadAreNamed() {
    let name = { (start: [UInt8]) in predicate(start + [UInt8](repeating: 0, count: 40)) }
    let end =
      ", a format that isn't drawn here: give a PNG or JPEG, or in a catalogue an SVG or PDF"
    #expect(name([0xFF, 0x0A]) == "is a JPEG XL" + end)
    #expect(
      name(Array("%PDF-1.4".utf8))
        == "is a PDF, which is drawn from a catalogue's file of that extension alone: put it there, or give a PNG "
        + "or JPEG")
    #expect(
      name(Array("<svg/>".utf8))
        == "is an SVG, which is drawn from a catalogue's file of that extension alone: put it there, or give a PNG "
        + "or JPEG")
    #expect(name(Array("8BPS".utf8)) == "is a Photoshop file" + end)
    #expect(name([0, 0, 0, 12] + Array("jP  ".utf8)) == "is a JPEG 2000" + end)
  }

  @Test func aPageOfAServerIsQuoted() {
    #expect(
      predicate(Array("<!DOCTYPE html>".utf8))
        == "is in no image format that is known here (it begins with 3c 21 44 4f 43 54 59 50, “<!DOCTYP”): "
        + "give a PNG, JPEG, GIF, WebP, HEIC, AVIF, TIFF or BMP")
    #expect(predicate([]) == "is empty: give a PNG, JPEG or another image")
  }

  @Test func aLibrarysWordsAreOneLineOfPlainText() {
    let problem = ImageProblem(.damaged(detail: "bad\u{1B}[2J\ntag"), .tiff)
    #expect(problem.predicate == "is a damaged TIFF (bad.[2J.tag): export or fetch it again")
  }
}
