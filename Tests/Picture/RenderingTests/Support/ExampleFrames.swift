import Foundation

@testable import Rendering

/// The snapshots of the example widgets, rendered by their own executables.
struct ExampleFrames {
  struct Frame {
    var name: String
    var png: Bitmap
    var svg: String
    var html: String
    /// Points.
    var width: Int { png.width / ExampleFrames.scale }
    var height: Int { png.height / ExampleFrames.scale }
  }

  static let scale = 3
  static let names = ["CarControl", "ThemedList", "TripsCalendar", "DayPhases", "Watchlist"]

  /// The folder that the tests' own executable lies in, which holds the examples' too.
  static let executables: String? = {
    let beside = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent().path
    return [beside, SetText.project("/.build/debug")].first { folder in
      names.allSatisfy { FileManager.default.isExecutableFile(atPath: "\(folder)/\($0)") }
    }
  }()

  /// Rendered once for all tests.
  static func all() throws -> [Frame] { try rendered.get() }
  private static let rendered = Result { try render() }

  private static func render() throws -> [Frame] {
    let folder = try ScratchFolder("examples"), output = folder.path
    var frames: [Frame] = []
    for name in names {
      try OtherRenderers.run(
        "\(executables ?? "")/\(name)",
        [
          "render", "--phase", "snapshot", "--scale", "\(scale)", "--format", "png,svg,html",
          "--out", "\(output)/\(name)", "--quiet",
        ])
      let root = "\(output)/\(name)/frames"
      let paths = FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? []
      for path in paths.sorted() where path.hasSuffix(".png") {
        let stem = "\(root)/\(path.dropLast(4))"
        frames.append(
          Frame(
            name: "\(name)/\(path)",
            png: try PNGDecoder.decode(
              [UInt8](Data(contentsOf: URL(fileURLWithPath: stem + ".png")))),
            svg: try String(contentsOfFile: stem + ".svg", encoding: .utf8),
            html: try String(contentsOfFile: stem + ".html", encoding: .utf8)))
      }
    }
    return frames
  }
}

extension Bitmap {
  func part(x: Int, y: Int, width: Int, height: Int) -> Bitmap? {
    guard x + width <= self.width, y + height <= self.height else { return nil }
    let result = Bitmap(width: width, height: height)
    for row in 0..<height {
      memcpy(result.words + row * width, words + (y + row) * self.width + x, width * 4)
    }
    return result
  }
}
