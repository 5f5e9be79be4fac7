import CoreImage
import DeviceWorld
import Foundation
import Testing
import UIKit

extension FrameworkTests {
  /// The first three components of a pixel, from the upper left corner.
  private func pixel(_ image: CGImage?, _ x: Int, _ y: Int) -> [UInt8] {
    guard let image, let data = image.dataProvider?.data as Data? else { return [] }
    let start = (y * image.width + x) * 4
    return [UInt8](data[start..<start + 3])
  }

  /// Plain pixels, the first at the upper left.
  private func image(_ rows: [[[UInt8]]]) throws -> CIImage {
    let bytes: [UInt8] = rows.joined().flatMap { color -> [UInt8] in color + [255] }
    let provider = try #require(CGDataProvider(data: Data(bytes) as CFData))
    let image = try #require(
      CGImage(
        width: rows[0].count, height: rows.count, bitsPerComponent: 8, bitsPerPixel: 32,
        bytesPerRow: rows[0].count * 4, space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.last.rawValue), provider: provider,
        decode: nil, shouldInterpolate: false, intent: .defaultIntent))
    return CIImage(cgImage: image)
  }

  private func modules(_ text: String, _ level: String) -> [String] {
    let filter = CIFilter.qrCodeGenerator()
    filter.message = Data(text.utf8)
    filter.correctionLevel = level
    guard let output = filter.outputImage,
      let image = CIContext().createCGImage(output, from: output.extent)
    else { return [] }
    return (0..<image.height).map { y in
      (0..<image.width).map { pixel(image, $0, y) == [0, 0, 0] ? "#" : "." }.joined()
    }
  }

  /// Independent source: segno 1.6 for Python, `make("HELLO WORLD", error="q", version=1, mask=0)`.
  @Test func aQRCodeOfLettersIsTheStandards() {
    let code = [
      "#######.##....#######",
      "#.....#.#..#..#.....#",
      "#.###.#.#..##.#.###.#",
      "#.###.#.#.....#.###.#",
      "#.###.#.#.#...#.###.#",
      "#.....#...#...#.....#",
      "#######.#.#.#.#######",
      "........#............",
      ".##.#.##....#.#.#####",
      ".#......####....#...#",
      "..##.###.##...#.##...",
      ".##.##.#..##.#.#.###.",
      "#...#.#.#.###.###.#.#",
      "........##.#..#...#.#",
      "#######.#.#....#.##..",
      "#.....#..#.##.##.#...",
      "#.###.#.#.#...#######",
      "#.###.#..#.#.#.#...#.",
      "#.###.#.#..#.###.#..#",
      "#.....#.#.####...#.##",
      "#######....#.###....#",
    ]
    let line = String(repeating: ".", count: 23)
    #expect(modules("HELLO WORLD", "Q") == [line] + code.map { ".\($0)." } + [line])
  }

  /// Independent source: qrcode for Python, version 2, correction M, mode of bytes, mask 1.
  @Test func aQRCodeOfBytesIsTheStandards() {
    let code = [
      "#######.###.#.#...#######",
      "#.....#..##..##.#.#.....#",
      "#.###.#.##.#.#..#.#.###.#",
      "#.###.#..##.###...#.###.#",
      "#.###.#...#.#.#...#.###.#",
      "#.....#.##....#...#.....#",
      "#######.#.#.#.#.#.#######",
      "...........#..###........",
      "#.#...##.#..#.#.#..#..#.#",
      "#..#....##.###.#.###.#.##",
      "###.#.#..#.#...#.#..###.#",
      ".#.##....##...#.#..#.#...",
      "..##.##..#..#..##.##....#",
      ".#####.#..#.#..##.##...##",
      "#####.##..#.#######..##.#",
      "..#....###.##.#.##.###...",
      "##....#..#..#.#.#####..#.",
      "........###..##.#...#...#",
      "#######.####....#.#.#...#",
      "#.....#...#...###...#..#.",
      "#.###.#..###...######..#.",
      "#.###.#..###.....#..#.##.",
      "#.###.#.#..#..####.###.##",
      "#.....#..#..#..######....",
      "#######.###...#.#.#..#..#",
    ]
    let line = String(repeating: ".", count: 27)
    #expect(
      modules("https://example.com/a?b=1", "M").dropFirst().dropLast().map {
        String($0.dropFirst().dropLast())
      } == code)
    #expect(modules("https://example.com/a?b=1", "M").first == line)
  }

  @Test func aCodeMadeLargerKeepsItsSquares() throws {
    let filter = try #require(CIFilter(name: "CIQRCodeGenerator"))
    filter.setValue(Data("HELLO WORLD".utf8), forKey: "inputMessage")
    let large = try #require(filter.outputImage)
      .transformed(by: CGAffineTransform(scaleX: 10, y: 10))
    #expect(large.extent == CGRect(x: 0, y: 0, width: 230, height: 230))
    let picture = try #require(CIContext().createCGImage(large, from: large.extent))
    // The upper left finder's ring is one module thick.
    #expect(pixel(picture, 10, 10) == [0, 0, 0])
    #expect(pixel(picture, 19, 19) == [0, 0, 0])
    #expect(pixel(picture, 20, 20) == [255, 255, 255])
    #expect(UIImage(ciImage: large).size == CGSize(width: 230, height: 230))
  }

  @Test func aMessageThatIsTooLongHasNoCode() throws {
    let filter = CIFilter.qrCodeGenerator()
    filter.message = Data(repeating: 200, count: 2954)
    filter.correctionLevel = "L"
    #expect(filter.outputImage == nil)
    filter.message = Data(repeating: 200, count: 2953)
    #expect(filter.outputImage?.extent.width == 179)
    #expect(CIFilter(name: "CINothing") == nil)
  }

  @Test func invertedColoursAreTheDifferencesToWhite() throws {
    let source = try image([[[255, 0, 0], [100, 150, 200]]])
    let filter = CIFilter.colorInvert()
    filter.inputImage = source
    let output = try #require(filter.outputImage)
    let picture = CIContext().createCGImage(output, from: output.extent)
    #expect(pixel(picture, 0, 0) == [0, 255, 255])
    #expect(pixel(picture, 1, 0) == [155, 105, 55])
  }

  /// The documented formulas, in values that aren't made linear: (c − 0.5) × contrast + 0.5 and the luminance of
  /// 0.2125, 0.7154 and 0.0721.
  @Test func colourControlsAreTheDocumentedFormulas() throws {
    let context = CIContext(options: [.workingColorSpace: NSNull()])
    let source = try image([[[255, 0, 0], [128, 128, 128]]])
    func output(_ key: String, _ value: Double) throws -> CGImage? {
      let image = source.applyingFilter("CIColorControls", parameters: [key: value])
      return context.createCGImage(image, from: image.extent)
    }
    // 0.2125 × 255 = 54.2
    #expect(pixel(try output(kCIInputSaturationKey, 0), 0, 0) == [54, 54, 54])
    // (128 − 127.5) × 2 + 127.5 = 128.5
    #expect(pixel(try output(kCIInputContrastKey, 2), 0, 0) == [255, 0, 0])
    // 128 + 0.2 × 255 = 179
    #expect(pixel(try output(kCIInputBrightnessKey, 0.2), 1, 0) == [179, 179, 179])
  }

  @Test func theAverageOfAnAreaIsOnePixel() throws {
    let source = try image([[[255, 0, 0], [0, 0, 255]], [[255, 0, 0], [0, 0, 255]]])
    let filter = try #require(
      CIFilter(
        name: "CIAreaAverage",
        parameters: [
          kCIInputImageKey: source,
          kCIInputExtentKey: CIVector(x: 0, y: 0, z: source.extent.width, w: source.extent.height),
        ]))
    var bitmap = [UInt8](repeating: 0, count: 4)
    CIContext(options: [.workingColorSpace: NSNull()]).render(
      try #require(filter.outputImage), toBitmap: &bitmap, rowBytes: 4,
      bounds: CGRect(x: 0, y: 0, width: 1, height: 1), format: .RGBA8, colorSpace: nil)
    #expect(bitmap == [128, 0, 128, 255])
  }

  @Test func aBlurKeepsTheSumAndGrowsTheImage() {
    let white = CIImage(color: .white).cropped(to: CGRect(x: 0, y: 0, width: 40, height: 40))
    let blurred = white.applyingGaussianBlur(sigma: 2)
    #expect(blurred.extent == CGRect(x: -6, y: -6, width: 52, height: 52))
    let picture = CIContext().createCGImage(blurred, from: white.extent)
    #expect(pixel(picture, 20, 20) == [255, 255, 255])
    let edge = white.clampedToExtent().applyingGaussianBlur(sigma: 2).cropped(to: white.extent)
    #expect(pixel(CIContext().createCGImage(edge, from: white.extent), 0, 0) == [255, 255, 255])
  }

  @Test func anImageTurnsAsItsOrientationSays() throws {
    let source = try image([[[255, 0, 0], [0, 255, 0]]])
    let turned = source.oriented(.right)
    #expect(turned.extent == CGRect(x: 0, y: 0, width: 1, height: 2))
    let picture = CIContext().createCGImage(turned, from: turned.extent)
    #expect(pixel(picture, 0, 0) == [255, 0, 0])
    #expect(pixel(picture, 0, 1) == [0, 255, 0])
  }

  @Test func aFilterThatIsNotComputedPassesItsImageOnAndSaysSo() throws {
    try Self.enter()
    let source = try image([[[1, 2, 3]]])
    let output = source.applyingFilter("CIComicEffect")
    #expect(pixel(CIContext().createCGImage(output, from: output.extent), 0, 0) == [1, 2, 3])
    #expect(Self.codes() == ["device-rests"])
  }
}
