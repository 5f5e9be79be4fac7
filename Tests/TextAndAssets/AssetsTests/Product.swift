import Foundation

@testable import Assets

/// A product's resources in a folder of their own, gone when the tests end.
struct Product {
  let folder: URL
  let library: AssetLibrary

  init(_ files: [String: String] = [:], images: [String: String] = [:]) throws {
    folder = Self.root.appendingPathComponent(UUID().uuidString, isDirectory: true)
    for (path, text) in files { try Self.write(Data(text.utf8), to: path, in: folder) }
    for (path, base64) in images {
      try Self.write(Data(base64Encoded: base64) ?? Data(), to: path, in: folder)
    }
    library = AssetLibrary(folders: [folder])
  }

  private static let root: URL = {
    atexit { try? FileManager.default.removeItem(at: Product.root) }
    return FileManager.default.temporaryDirectory
      .appendingPathComponent("vitrine-assets-\(UUID().uuidString)", isDirectory: true)
  }()

  private static func write(_ data: Data, to path: String, in folder: URL) throws {
    let file = folder.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file)
  }
}

/// Small pictures, written by Pillow 12.
enum Picture {
  static func bytes(_ base64: String) -> [UInt8] { [UInt8](Data(base64Encoded: base64) ?? Data()) }

  /// 2 × 1: opaque red, and (0, 128, 255) at an alpha of 128.
  static let redAndHalfBlue =
    "iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAYAAAD0In+KAAAAEUlEQVR4nGP4z8Dwn6HhfwMAEPoD/o3Nc3sA"
    + "AAAASUVORK5CYII="
  /// 3 × 3, one channel, 100 everywhere.
  static let gray =
    "iVBORw0KGgoAAAANSUhEUgAAAAMAAAADCAAAAABzQ+pjAAAAD0lEQVR4nGNMYWBgYoBgAAR8AGrPQy2mAAAA"
    + "AElFTkSuQmCC"
  /// 8 × 8, (200, 40, 40), JPEG.
  static let jpeg =
    "/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAMCAgMCAgMDAwMEAwMEBQgFBQQEBQoHBwYIDAoMDAsKCwsNDhIQ"
    + "DQ4RDgsLEBYQERMUFRUVDA8XGBYUGBIUFRT/2wBDAQMEBAUEBQkFBQkUDQsNFBQUFBQUFBQUFBQUFBQUFBQU"
    + "FBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBT/wAARCAAIAAgDAREAAhEBAxEB/8QAFAABAAAAAAAA"
    + "AAAAAAAAAAAAB//EABQQAQAAAAAAAAAAAAAAAAAAAAD/xAAVAQEBAAAAAAAAAAAAAAAAAAAHCP/EABQRAQAA"
    + "AAAAAAAAAAAAAAAAAAD/2gAMAwEAAhEDEQA/ABQbrVf/2Q=="
}
