import DeviceWorld
import Failures
import Foundation

/// A file of `--world`: a JSON object with a section for each of the device's frameworks. A section with a mistake in
/// it is left out, and the frames that ask for it say so.
package struct WorldFile: Sendable {
  package let path: String
  package let world: DeviceWorld
  /// The message on the first mistake in each section that is left out, by the section's key. The messages on keys that
  /// aren't known are under the empty key.
  package let faults: [String: String]

  /// - Throws: a `Failure` with the line, where it is no JSON object.
  package init(contentsOf path: String) throws {
    let data: Data
    do {
      data = try Data(contentsOf: URL(fileURLWithPath: path))
    } catch {
      let whole = URL(fileURLWithPath: path).path
      throw Failure.usage("The world file \(whole) can't be read.", remedy: "Is the path right?")
    }
    try self.init(data, path: path)
  }

  package init(_ data: Data, path: String) throws {
    self.path = path
    let json = try LocatedJSONParser.parse(data, file: path)
    let place = FixturePlace(file: path)
    guard case .object(let members) = json.value else {
      throw place.failure("It should be an object, and is \(json.kind)", json)
    }
    var used: [LocatedJSON.Member] = []
    var faults: [String: String] = [:]
    for member in members {
      let section = LocatedJSON(line: json.line, value: .object([member]))
      do {
        let world = try FixtureDecoder.decode(DeviceWorld.self, from: section, at: place)
        try Self.checkPictures(of: world, path)
        used.append(member)
      } catch let failure as Failure {
        let key = Self.sections.contains(member.key) ? member.key : ""
        faults[key] = [faults[key], failure.description].compactMap { $0 }.joined(separator: " ")
      }
    }
    self.faults = faults
    world = try FixtureDecoder.decode(
      DeviceWorld.self, from: LocatedJSON(line: json.line, value: .object(used)), at: place)
  }

  /// The keys of the sections.
  private static let sections = Set(Mirror(reflecting: DeviceWorld()).children.compactMap(\.label))

  /// The pictures' paths start from the file's folder.
  private static func checkPictures(of world: DeviceWorld, _ path: String) throws {
    for file in pictures(of: world, path) where !FileManager.default.fileExists(atPath: file) {
      throw Failure.usage(
        "There is no file \(file).", at: path,
        remedy: "Name pictures by their paths from the folder of the world file.")
    }
  }

  private static func pictures(of world: DeviceWorld, _ path: String) -> [String] {
    var files = (world.photos?.photos ?? []).map(\.file)
    files += (world.contacts?.people ?? []).compactMap(\.image)
    let media = world.media
    files +=
      ((media?.library ?? []) + (media?.catalog ?? []) + [media?.nowPlaying].compactMap { $0 })
      .compactMap(\.artwork)
    let folder = (path as NSString).deletingLastPathComponent
    return files.map { $0.hasPrefix("/") || folder.isEmpty ? $0 : "\(folder)/\($0)" }
  }

  /// The files besides itself that the device's frameworks read.
  package var pictures: [String] { Self.pictures(of: world, path) }
}
