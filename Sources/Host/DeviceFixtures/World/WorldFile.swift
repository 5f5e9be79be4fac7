import DeviceWorld
import Failures
import Foundation

/// A file of `--world`: a JSON object with a section for each of the device's frameworks.
package struct WorldFile: Sendable {
  package let path: String
  package let world: DeviceWorld

  /// - Throws: a `Failure`, with the line and the key of the first mistake.
  package init(contentsOf path: String) throws {
    let data: Data
    do {
      data = try Data(contentsOf: URL(fileURLWithPath: path))
    } catch {
      throw Failure.usage("The world file \(path) can't be read.", remedy: "Is the path right?")
    }
    try self.init(data, path: path)
  }

  package init(_ data: Data, path: String) throws {
    self.path = path
    let json = try LocatedJSONParser.parse(data, file: path)
    world = try FixtureDecoder.decode(
      DeviceWorld.self, from: json, at: FixturePlace(file: path))
    try checkPictures()
  }

  /// The pictures' paths start from the file's folder.
  private func checkPictures() throws {
    for file in pictures where !FileManager.default.fileExists(atPath: file) {
      throw Failure.usage(
        "There is no file \(file).", at: path,
        remedy: "Name pictures by their paths from the folder of the world file.")
    }
  }

  private func picture(_ file: String) -> String {
    let folder = (path as NSString).deletingLastPathComponent
    return file.hasPrefix("/") || folder.isEmpty ? file : "\(folder)/\(file)"
  }

  /// The files besides itself that the device's frameworks read.
  package var pictures: [String] {
    var files = (world.photos?.photos ?? []).map(\.file)
    files += (world.contacts?.people ?? []).compactMap(\.image)
    files += ((world.media?.library ?? []) + [world.media?.nowPlaying].compactMap { $0 })
      .compactMap(\.artwork)
    return files.map(picture)
  }
}
