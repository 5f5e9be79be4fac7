import DisplayList
import Failures
import Foundation
import Rendering
import Site

/// Frames as pages for readers show them: the corners cut as the device cuts them, on a background shape
/// where the frame has no background of its own.
enum DocsPictures {
  /// - Throws: a ``Failure``, where the frame's file can't be read.
  static func picture(_ picture: DocsSite.Picture, from file: URL) throws -> Data {
    guard let bytes = FileManager.default.contents(atPath: file.path) else {
      throw Failure("\(file.path) can't be read, though it was just written; run it once more")
    }
    if picture.cornerRadius == 0, picture.backgroundShape == nil { return bytes }
    let frame: Bitmap
    do {
      frame = try PNGDecoder.decode(Array(bytes))
    } catch {
      throw Failure("\(file.path) can't be read: \(error)")
    }
    let list = drawn(frame.image, as: picture)
    let cut = Rasterizer().render(list, scale: picture.scale)
    return Data(PNGEncoder().encode(cut, text: PNGDecoder.text(in: Array(bytes))))
  }

  private static func drawn(_ frame: ImagePixels, as picture: DocsSite.Picture) -> DisplayList {
    // The file's own pixels, so that each falls on one of the new picture.
    let size = CGSize(
      width: Double(frame.width) / picture.scale, height: Double(frame.height) / picture.scale)
    let margin = picture.backgroundShape == nil ? 0 : DocsSite.BackgroundShape.margin
    let whole = CGSize(width: size.width + 2 * margin, height: size.height + 2 * margin)
    var list = DisplayList(size: whole, commands: [])
    if let backgroundShape = picture.backgroundShape {
      let radius = min(DocsSite.BackgroundShape.cornerRadius, whole.height / 2, whole.width / 2)
      list.commands.append(
        .fill(
          .roundedRect(
            CGRect(origin: .zero, size: whole), cornerSize: CGSize(width: radius, height: radius),
            continuous: true), .nonZero, paint(backgroundShape, whole)))
    }
    let canvas = CGRect(origin: .zero, size: size)
    let radius = min(picture.cornerRadius, size.width / 2, size.height / 2)
    list.commands += [
      .beginGroup(
        CompositingGroup(
          transform: CGAffineTransform(translationX: margin, y: margin),
          clip: radius > 0
            ? .roundedRect(
              canvas, cornerSize: CGSize(width: radius, height: radius), continuous: true) : nil)),
      .image(ImageDraw(frame, in: canvas, interpolation: .none)),
      .endGroup,
    ]
    return list
  }

  private static func paint(_ backgroundShape: DocsSite.BackgroundShape, _ size: CGSize) -> Paint {
    let (from, to) = backgroundShape.colors
    guard from != to else { return .color(RGBA(hex: from)) }
    return .linear(
      [GradientStop(RGBA(hex: from), at: 0), GradientStop(RGBA(hex: to), at: 1)], start: .zero,
      end: CGPoint(x: size.width, y: size.height))
  }
}

extension RGBA {
  /// - Parameter hex: `#RRGGBB`.
  fileprivate init(hex: String) {
    let value = UInt32(hex.dropFirst(), radix: 16) ?? 0
    self.init(
      Double(value >> 16 & 255) / 255, Double(value >> 8 & 255) / 255, Double(value & 255) / 255)
  }
}
