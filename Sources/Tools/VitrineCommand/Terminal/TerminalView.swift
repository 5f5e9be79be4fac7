import DisplayList
import Failures
import Foundation
import Rendering

#if canImport(Glibc)
  import Glibc
#endif

/// The frames of a run, shown in the terminal.
struct TerminalView {
  /// The size of a terminal in cells and pixels.
  struct Screen: Equatable {
    var columns = 80
    /// 0 where the terminal doesn't report it.
    var pixels = 0

    /// The terminal of standard output; 80 columns where it is none.
    static func current() -> Screen {
      var size = winsize()
      guard ioctl(1, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return Screen() }
      return Screen(columns: Int(size.ws_col), pixels: Int(size.ws_xpixel))
    }
  }

  let mode: TerminalMode
  /// The folder that frames' paths are relative to.
  let folder: String
  var screen = Screen.current()
  var write: (String) -> Void = { FileHandle.standardOutput.write(Data($0.utf8)) }

  /// The largest number of frames that are shown.
  static let most = 24
  /// The width of a cell in points of a widget, where cells are the pixels.
  private static let pointsPerCell = 4.0

  func show(_ frames: [DrawnFrame]) {
    for frame in frames.prefix(Self.most) {
      write(PlainText.line(frame.id) + "\n" + text(of: frame) + "\n")
    }
    if frames.count > Self.most {
      write("… and \(frames.count - Self.most) more; --kind, --family and --appearance choose.\n")
    }
  }

  private func text(of frame: DrawnFrame) -> String {
    if mode == .text {
      guard let json = contents(frame.files["json"]) else {
        return "  Its layout wasn't written: add json to --format.\n"
      }
      return (LayoutOutline.lines(json) ?? ["  Its layout can't be read."])
        .joined(separator: "\n") + "\n"
    }
    guard let file = contents(frame.files["png"]) else {
      return "  Its picture wasn't written: add png to --format.\n"
    }
    guard let bitmap = try? PNGDecoder.decode(Array(file)) else {
      return "  Its picture can't be read.\n"
    }
    return picture(bitmap, Array(file), scale: Self.scale(frame.files["png"] ?? ""))
  }

  private func picture(_ bitmap: Bitmap, _ file: [UInt8], scale: Double) -> String {
    let points = Double(bitmap.width) / scale
    let cell = screen.pixels > 0 ? Double(screen.pixels) / Double(screen.columns) : 8
    switch mode {
    case .text: return ""
    case .kitty:
      // Cells are about 8 points wide, whatever pixels the screen has for them.
      let columns = Int(clamping: (points / 8).rounded(), to: 1...max(screen.columns, 1))
      return KittyEncoder.encode(png: file, columns: columns) + "\n"
    case .sixel:
      let wanted = points * max((cell / 8).rounded(), 1)
      let factor =
        min(wanted, cell * Double(screen.columns), Double(bitmap.width))
        / Double(bitmap.width)
      return SixelEncoder.encode(scaled(bitmap, factor)) + "\n"
    case .blocks(let colors):
      let columns = min(points / Self.pointsPerCell, Double(screen.columns))
      return BlockEncoder.encode(scaled(bitmap, columns / Double(bitmap.width)), colors: colors)
        .map { $0 + "\n" }.joined()
    }
  }

  private func scaled(_ bitmap: Bitmap, _ factor: Double) -> Bitmap {
    bitmap.scaled(
      width: Int(clamping: (Double(bitmap.width) * factor).rounded()),
      height: Int(clamping: (Double(bitmap.height) * factor).rounded()))
  }

  private func contents(_ path: String?) -> Data? {
    path.flatMap { FileManager.default.contents(atPath: "\(folder)/\($0)") }
  }

  /// The scale in a file's name, in pixels per point: `snapshot~dark@3x.png`.
  static func scale(_ path: String) -> Double {
    guard let at = path.lastIndex(of: "@"), path.hasSuffix("x.png") else { return 1 }
    let scale = Double(path[path.index(after: at)...].dropLast(5)) ?? 1
    return scale > 0 ? scale : 1
  }
}
