import DisplayList
import Foundation
import TestSupport
import Testing

@testable import Assets

struct ImageFormatsTests {
  /// Red, green, blue; yellow, cyan, (40, 80, 120).
  private static let sixColors: [[UInt8]] = [
    [255, 0, 0, 255], [0, 255, 0, 255], [0, 0, 255, 255],
    [255, 255, 0, 255], [0, 255, 255, 255], [40, 80, 120, 255],
  ]

  private func read(_ base64: String) throws -> ImageDecoder.Decoded {
    try ImageDecoder.read(Picture.bytes(base64))
  }

  private func pixel(_ image: ImagePixels, _ x: Int, _ y: Int) -> [UInt8] {
    let start = (y * image.width + x) * 4
    return Array(image.pixels[start..<start + 4])
  }

  private func expect(
    _ found: [UInt8], near wanted: [UInt8], within most: Int = 4,
    at location: SourceLocation = #_sourceLocation
  ) {
    let isNear = zip(found, wanted).allSatisfy { abs(Int($0) - Int($1)) <= most }
    #expect(isNear, "\(found) instead of \(wanted)", sourceLocation: location)
  }

  @Test(
    arguments: [
      ImageFile.png, ImageFile.interlaced, ImageFile.palette, ImageFile.gif, ImageFile.bmp,
      ImageFile.tiff, ImageFile.lzwTIFF,
    ].map(EncodedFile.init)) func aFileWithoutLossGivesEachPixel(file: EncodedFile) throws
  {
    let image = try read(file.base64)
    #expect(image.pixels.width == 3 && image.pixels.height == 2 && image.orientation == .up)
    #expect(image.pixels.pixels == Self.sixColors.flatMap { $0 })
    #expect(image.note == nil)
  }

  @Test(arguments: [ImageFile.alphaWebP, ImageFile.alphaTIFF].map(EncodedFile.init))
  func alphaIsPremultiplied(file: EncodedFile) throws {
    let image = try read(file.base64).pixels
    // 255 × 128 / 255.
    #expect(pixel(image, 1, 0) == [0, 128, 0, 128])
    #expect(pixel(image, 2, 0) == [0, 0, 0, 0])
    #expect(pixel(image, 2, 1) == [40, 80, 120, 255])
  }

  @Test(
    arguments: [ImageFile.webP, ImageFile.jpeg, ImageFile.heic, ImageFile.avif].map(
      EncodedFile.init))
  func aFileWithLossIsNearItsColors(file: EncodedFile) throws {
    let image = try read(file.base64).pixels
    #expect(image.width == 32 && image.height == 16)
    expect(pixel(image, 4, 8), near: [200, 40, 40, 255])
    expect(pixel(image, 28, 8), near: [40, 80, 200, 255])
  }

  @Test(arguments: [ImageFile.animatedGIF, ImageFile.animatedWebP].map(EncodedFile.init))
  func anAnimationIsItsFirstFrame(file: EncodedFile) throws {
    let image = try read(file.base64).pixels
    #expect(image.width == 4 && image.height == 4)
    #expect(pixel(image, 3, 3) == [255, 0, 0, 255])
  }

  @Test func inksOfAdobeArentInverted() throws {
    let image = try read(ImageFile.cmykJPEG).pixels
    // Without a profile: (1 − ink) × (1 − black).
    expect(pixel(image, 2, 4), near: [255, 0, 0, 255], within: 2)
    expect(pixel(image, 13, 4), near: [0, 127, 127, 255], within: 2)
  }

  @Test func sixteenBitsAreRoundedToEight() throws {
    // A file of 16 bits without a gamma is sRGB as one of 8 is.
    let image = try read(ImageFile.gray16).pixels
    #expect(image.pixels == [128, 128, 128, 255, 64, 64, 64, 255])
  }

  @Test func grayHasAlphaToo() throws {
    let image = try read(ImageFile.grayAlpha).pixels
    // 200 × 128 / 255 is 100.4.
    #expect(image.pixels == [100, 100, 100, 255, 100, 100, 100, 128])
  }

  // MARK: Colors

  @Test(arguments: [ImageFile.p3PNG, ImageFile.p3WebP, ImageFile.p3TIFF].map(EncodedFile.init))
  func displayP3BecomesSRGB(file: EncodedFile) throws {
    let image = try read(file.base64).pixels
    // By the matrices of SMPTE EG 432-1 and IEC 61966-2-1: 214.90, 92.61, 30.95.
    expect(pixel(image, 0, 0), near: [215, 93, 31, 255], within: 1)
    expect(pixel(image, 1, 0), near: [128, 128, 128, 255], within: 1)
  }

  @Test(arguments: [ImageFile.p3HEIC, ImageFile.numberedP3].map(EncodedFile.init))
  func aPhotoInDisplayP3BecomesSRGB(file: EncodedFile) throws {
    expect(pixel(try read(file.base64).pixels, 8, 8), near: [215, 93, 31, 255], within: 2)
  }

  @Test func highDynamicRangeIsNoted() throws {
    let image = try read(ImageFile.highDynamicRange)
    #expect(
      image.note?.hasPrefix("is an HEIC of high dynamic range (PQ or HLG), which is drawn") == true)
  }

  @Test func aProfileOfSRGBChangesNothing() throws {
    #expect(try read(ImageFile.sRGBPNG).pixels.pixels == [200, 100, 50, 255, 128, 128, 128, 255])
  }

  @Test func aGrayProfileIsApplied() throws {
    // (128 / 255)^1.8 in sRGB's curve is 146.4.
    expect(try read(ImageFile.grayProfile).pixels.pixels, near: [146, 146, 146, 255], within: 1)
  }

  // MARK: Orientation

  /// The six colors by their letters as Pillow's `exif_transpose` shows them.
  @Test(arguments: [
    (1, 3, "RGBYCD"), (2, 3, "BGRDCY"), (3, 3, "DCYBGR"), (4, 3, "YCDRGB"),
    (5, 2, "RYGCBD"), (6, 2, "YRCGDB"), (7, 2, "DBCGYR"), (8, 2, "BDGCRY"),
  ]) func eachOrientationIsDrawnUpright(number: UInt8, width: Int, letters: String) throws {
    var file = Picture.bytes(ImageFile.turnedTIFF)
    // The entry of tag 274: one 16-bit number.
    let entry = try #require(
      file.indices.dropLast(12).first { Array(file[$0..<$0 + 8]) == [0x12, 1, 3, 0, 1, 0, 0, 0] })
    file[entry + 8] = number
    #expect(try ImageDecoder.read(file).orientation.rawValue == Int(number))
    let image = try ImageDecoder.decodeUpright(file).pixels
    #expect(image.width == width && image.height == 6 / width)
    let names = Dictionary(uniqueKeysWithValues: zip("RGBYCD", Self.sixColors))
    #expect(image.pixels == letters.flatMap { names[$0] ?? [] })
  }

  @Test(
    arguments: [ImageFile.turnedPNG, ImageFile.turnedWebP, ImageFile.turnedJPEG].map(
      EncodedFile.init))
  func everyFormatStatesItsOrientation(file: EncodedFile) throws {
    #expect(try read(file.base64).orientation == .right)
  }

  @Test func aTurnedPhotoIsUpright() throws {
    let image = try ImageDecoder.decodeUpright(Picture.bytes(ImageFile.turnedJPEG)).pixels
    // Turned clockwise, the left half comes to the top.
    #expect(image.width == 8 && image.height == 16)
    expect(pixel(image, 4, 3), near: [40, 200, 40, 255])
    expect(pixel(image, 4, 12), near: [40, 80, 200, 255])
  }
}
