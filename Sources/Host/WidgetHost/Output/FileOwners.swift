import Foundation

/// The files of an output folder by the runs that own them, so that no run removes another's: `.owners.json`.
///
/// An owner is a program with its verb, as `MyWidgets gallery`: its next run takes the place of its last one.
struct FileOwners: Codable, Equatable {
  static let name = ".owners.json"

  private var version = 1
  /// The paths of each owner's files relative to the folder, sorted.
  private var files: [String: [String]] = [:]

  /// - Parameter folder: what can't be read there counts as nothing: then nothing is removed.
  init(in folder: String) {
    guard let data = FileManager.default.contents(atPath: "\(folder)/\(Self.name)"),
      let read = try? JSONDecoder().decode(FileOwners.self, from: data), read.version == version
    else { return }
    self = read
  }

  func files(of owner: String) -> Set<String> { Set(files[owner] ?? []) }

  func files(ofOthersThan owner: String) -> Set<String> {
    Set(files.filter { $0.key != owner }.flatMap(\.value))
  }

  mutating func set(_ files: Set<String>, of owner: String) {
    self.files[owner] = files.isEmpty ? nil : files.sorted()
  }

  func write(in folder: String) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    try OutputWriter.write(Array(try encoder.encode(self)) + [10], to: "\(folder)/\(Self.name)")
  }
}
