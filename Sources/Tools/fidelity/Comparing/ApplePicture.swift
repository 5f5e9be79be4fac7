import Assets
import DisplayList
import Foundation

/// A picture that Apple's SwiftUI drew, read from the folder of references.
struct ApplePicture {
  let id: String
  let image: ImagePixels
  /// Pixels per point.
  let scale: CGFloat
  let isDark: Bool
  let platform: String
  /// The source: repository, commit, licence.
  let origin: String
  let file: URL

  enum Problem: Error { case unreadable(String) }

  /// - Throws: where the picture is there but can't be read.
  static func load(_ id: String, from folder: URL) throws -> ApplePicture? {
    let file = folder.appendingPathComponent(id + ".png")
    guard FileManager.default.fileExists(atPath: file.path) else { return nil }
    let notes = try JSONSerialization.jsonObject(
      with: Data(contentsOf: folder.appendingPathComponent(id + ".json")))
    guard let notes = notes as? [String: Any], let scale = notes["scale"] as? Double,
      let image = ImageDecoder.decode([UInt8](try Data(contentsOf: file)))
    else { throw Problem.unreadable(file.path) }
    let origin = ["repo", "commit", "licence"].compactMap { notes[$0] as? String }
    return ApplePicture(
      id: id, image: image, scale: scale, isDark: notes["color_scheme"] as? String == "dark",
      platform: notes["platform"] as? String ?? "", origin: origin.joined(separator: " · "),
      file: file)
  }

  /// The names of all pictures in a folder.
  static func names(in folder: URL) -> [String] {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return files.filter { $0.hasSuffix(".png") }.map { String($0.dropLast(4)) }.sorted()
  }
}
