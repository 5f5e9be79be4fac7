import Failures
import Foundation
import XcodeProject

/// A search for a module, by its name, in the packages on this machine.
struct PackageSearch: Sendable {
  let reader: ManifestReader
  /// The folders of packages, in order of precedence.
  let folders: [String]

  init(reader: ManifestReader, folders: [String]) {
    self.reader = reader
    self.folders = folders
  }

  /// - Parameters:
  ///   - given: folders that the user names: packages, or folders with packages in them.
  ///   - found: packages that lie in the project's repository.
  init(for project: XcodeProject, given: [String], found: [String], reader: ManifestReader) {
    let beside = [project.folder, project.root.path].flatMap { folder in
      Self.checkouts.map { "\(folder)/\($0)" }
    }
    let own = (project.localPackages + beside.flatMap(Self.packages) + found).filter {
      project.root.contains($0)
    }
    var seen: Set<String> = []
    self.init(
      reader: reader,
      folders: (given.flatMap(Self.packages) + own).filter { seen.insert($0).inserted })
  }

  /// The folders in which Xcode, the package manager and Carthage put sources.
  private static let checkouts = [
    "SourcePackages", "build/SourcePackages", "DerivedData/SourcePackages", ".build",
    "Carthage/Checkouts",
  ]

  /// A folder that is a package, or those in it and in its `checkouts`.
  static func packages(in folder: String) -> [String] {
    let manager = FileManager.default
    if manager.fileExists(atPath: "\(folder)/Package.swift") { return [folder] }
    return [folder, "\(folder)/checkouts", "\(folder)/SourcePackages/checkouts"].flatMap { top in
      ((try? manager.contentsOfDirectory(atPath: top)) ?? []).sorted().map { "\(top)/\($0)" }
        .filter { manager.fileExists(atPath: "\($0)/Package.swift") }
    }
  }

  /// The target of a package with that module.
  ///
  /// - Throws: a ``Failure`` where a manifest that may hold it can't be read and no other holds it.
  func target(module: String, platform: ApplePlatform) throws(Failure) -> PackageTarget? {
    var failure: Failure?
    for folder in folders where mayHold(module, folder) {
      do {
        let manifest = try reader.manifest(in: folder)
        let found = manifest.targets.first {
          $0.name == module || PackageTarget.module($0.name) == module
        }
        guard let found, ["regular", "executable"].contains(found.type),
          let target = try PackageTarget(found, of: manifest, in: folder, platform: platform)
        else { continue }
        return target
      } catch {
        failure = failure ?? error
      }
    }
    if let failure { throw failure }
    return nil
  }

  /// Whether a manifest or the name of a folder contains the name; evaluating every manifest would take seconds.
  private func mayHold(_ module: String, _ folder: String) -> Bool {
    let text = String(
      decoding: FileManager.default.contents(atPath: "\(folder)/Package.swift") ?? Data(),
      as: UTF8.self)
    let dashed = module.replacing("_", with: "-")
    return text.contains("\"\(module)\"") || text.contains("\"\(dashed)\"")
      // A name that the manifest computes.
      || text.contains(/\.(?:target|executableTarget|library)\(\s*name:\s*[^"\s]/)
      || FileManager.default.fileExists(atPath: "\(folder)/Sources/\(module)")
  }
}
