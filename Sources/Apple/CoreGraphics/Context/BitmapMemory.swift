import DisplayList
import Foundation
import Rendering

/// The memory of a context's pixels, which the code can read and write.
final class BitmapMemory {
  let start: UnsafeMutableRawPointer
  private let width: Int, height: Int
  private let bytesPerRow: Int
  private let form: PixelBytes
  private let isOwn: Bool

  init(
    _ start: UnsafeMutableRawPointer, _ width: Int, _ height: Int, _ bytesPerRow: Int,
    _ form: PixelBytes
  ) {
    self.start = start
    (self.width, self.height, self.bytesPerRow, self.form) = (width, height, bytesPerRow, form)
    isOwn = false
  }

  /// Memory of its own, all zero.
  init(_ width: Int, _ height: Int, _ bytesPerRow: Int, _ form: PixelBytes) {
    start = UnsafeMutableRawPointer.allocate(byteCount: bytesPerRow * height, alignment: 16)
    start.initializeMemory(as: UInt8.self, repeating: 0, count: bytesPerRow * height)
    (self.width, self.height, self.bytesPerRow, self.form) = (width, height, bytesPerRow, form)
    isOwn = true
  }

  deinit { if isOwn { start.deallocate() } }

  private var bytes: UnsafeMutableRawBufferPointer {
    UnsafeMutableRawBufferPointer(
      start: start, count: bytesPerRow * (height - 1) + width * form.count)
  }

  /// The pixels as red, green, blue and alpha, colours multiplied by it.
  var pixels: ImagePixels {
    var result: [UInt8] = []
    result.reserveCapacity(width * height * 4)
    let bytes = UnsafeRawBufferPointer(self.bytes)
    for row in 0..<height {
      for column in 0..<width {
        form.append(bytes, at: row * bytesPerRow + column * form.count, to: &result)
      }
    }
    return ImagePixels(width: width, height: height, pixels: result)
  }

  /// Draws commands over the pixels.
  func draw(_ commands: some Collection<Command>) {
    guard !commands.isEmpty else { return }
    let rect = CGRect(x: 0, y: 0, width: width, height: height)
    let before = Command.image(ImageDraw(pixels, in: rect, interpolation: .none))
    let drawn = Self.render([before] + commands, width, height)
    let bytes = bytes
    for row in 0..<height {
      for column in 0..<width {
        let first = (row * width + column) * 4
        form.write(
          drawn.pixels[first..<(first + 4)], at: row * bytesPerRow + column * form.count, to: bytes)
      }
    }
  }

  static func render(_ commands: [Command], _ width: Int, _ height: Int) -> ImagePixels {
    Rasterizer().render(
      DisplayList(size: CGSize(width: width, height: height), commands: commands), scale: 1
    ).image
  }
}
