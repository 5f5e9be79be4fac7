import AppleComparison
import Assets
import Failures
import Foundation

/// The pictures in a folder and below it, in the order of their paths.
struct PictureFolder {
  let path: String
  private(set) var pictures: [GivenPicture] = []
  /// The files that are no pictures, with the end of a sentence that begins with the file.
  private(set) var unreadable: [(path: String, reason: String)] = []

  /// More are refused: each is held in memory, and compared with frames.
  private static let most = 2000
  private static let extensions: Set = ["png", "jpg", "jpeg", "heic", "heif"]

  /// - Throws: a ``Failure`` of usage, where there is no picture, or there are too many.
  init(_ path: String) throws {
    self.path = path
    let folder = URL(fileURLWithPath: path, isDirectory: true)
    let names = (FileManager.default.enumerator(atPath: folder.path)?.allObjects as? [String]) ?? []
    let files = names.filter { name in
      let isHidden = name.split(separator: "/").contains { $0.hasPrefix(".") }
      return !isHidden && Self.extensions.contains((name as NSString).pathExtension.lowercased())
    }.sorted()
    guard !files.isEmpty else {
      throw Failure.usage(
        "There is no picture in \(path).",
        remedy:
          "Give a folder with PNG files: swift-snapshot-testing's __Snapshots__, exported previews or screenshots."
      )
    }
    guard files.count <= Self.most else {
      throw Failure.usage(
        "\(path) has \(files.count) pictures, and at most \(Self.most) are compared at once.",
        remedy: "Give a folder in it.")
    }
    for file in files { take(file, in: folder) }
    guard !pictures.isEmpty else {
      let first = unreadable.first.map { " The first, \($0.path), \($0.reason)." } ?? ""
      throw Failure.usage("None of the \(files.count) pictures in \(path) can be read.\(first)")
    }
  }

  private mutating func take(_ file: String, in folder: URL) {
    guard let data = try? Data(contentsOf: folder.appendingPathComponent(file)) else {
      unreadable.append((file, "can't be opened: check its permissions"))
      return
    }
    let bytes = [UInt8](data)
    if bytes.starts(with: "version https://git-lfs".utf8) {
      unreadable.append((file, "is kept by Git LFS and not here: run git lfs pull"))
      return
    }
    do {
      _ = try ImageDecoder.read(bytes)
      guard let pixels = ImageDecoder.decode(bytes) else { return }
      let notes = (folder.appendingPathComponent(file).path as NSString).deletingPathExtension
      let elements = FileManager.default.contents(atPath: notes + ".json").flatMap {
        RecordedElement.read($0)
      }
      pictures.append(
        GivenPicture(name: PictureName(file), pixels: pixels, elements: elements ?? []))
    } catch {
      unreadable.append((file, error.predicate))
    }
  }
}
