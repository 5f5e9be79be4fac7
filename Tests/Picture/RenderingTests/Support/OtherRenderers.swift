import Foundation

@testable import Rendering

/// Programs that draw our SVG and HTML their own way.
enum OtherRenderers {
  static let chromium = find(["chromium", "chromium-browser", "google-chrome"])
  static let librsvg = find(["rsvg-convert"])

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
      try run(
        chromium ?? "",
        [
          "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars",
          "--user-data-dir=" + folder + "/profile", "--screenshot=" + target,
          "--force-device-scale-factor=\(scale)",
          "--window-size=\(Int(size.width)),\(Int(size.height))", "file://" + source,
        ])
      return try decode(target)
    }
  }

  static func librsvg(_ svg: String, scale: Int) throws -> Bitmap {
    try inFolder { folder in
      let source = folder + "/picture.svg", target = folder + "/picture.png"
      try Data(svg.utf8).write(to: URL(fileURLWithPath: source))
      try run(librsvg ?? "", ["-z", "\(scale)", source, "-o", target])
      return try decode(target)
    }
  }

  private static func find(_ names: [String]) -> String? {
    let folders = ["/usr/bin", "/usr/local/bin", "/bin"]
    return names.lazy.flatMap { name in folders.map { $0 + "/" + name } }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  private static func decode(_ path: String) throws -> Bitmap {
    try PNGDecoder.decode([UInt8](Data(contentsOf: URL(fileURLWithPath: path))))
  }

  private static func inFolder<T>(_ body: (String) throws -> T) throws -> T {
    let folder = NSTemporaryDirectory() + "vitrine-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    return try body(folder)
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
