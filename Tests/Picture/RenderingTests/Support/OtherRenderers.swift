import BrowserDriver
import Foundation
@_exported import TestSupport

@testable import Rendering

/// Programs that draw our SVG and HTML their own way.
enum OtherRenderers {
  struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  /// - Parameters:
  ///   - page: HTML.
  ///   - size: points; the picture has `scale` times as many pixels.
  static func chromium(_ page: String, size: CGSize, scale: Int) throws -> Bitmap {
    try inFolder { folder in
      let source = folder + "/page.html", target = folder + "/page.png"
      try Data(page.utf8).write(to: URL(fileURLWithPath: source))
      var open = Browser.open(URL(fileURLWithPath: source), width: Int(size.width))
      open["height"] = Int(size.height)
      open["scale"] = scale
      _ = try Browser.visit([open, ["shoot": target]])
      return try decode(target)
    }
  }

  static func librsvg(_ svg: String, scale: Int) throws -> Bitmap {
    try inFolder { folder in
      let source = folder + "/picture.svg", target = folder + "/picture.png"
      try Data(svg.utf8).write(to: URL(fileURLWithPath: source))
      try run(InstalledProgram.rsvgConvert ?? "", ["-z", "\(scale)", source, "-o", target])
      return try decode(target)
    }
  }

  private static func decode(_ path: String) throws -> Bitmap {
    try PNGDecoder.decode([UInt8](Data(contentsOf: URL(fileURLWithPath: path))))
  }

  private static func inFolder<T>(_ body: (String) throws -> T) throws -> T {
    let folder = try ScratchFolder("renderer")
    return try body(folder.path)
  }

  static func run(_ program: String, _ arguments: [String]) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw Failure(description: "\(program) ended with \(process.terminationStatus)")
    }
  }
}
