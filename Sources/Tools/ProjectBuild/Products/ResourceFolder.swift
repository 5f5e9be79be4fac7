import Failures
import Foundation
import XcodeProject

#if canImport(Glibc)
  import Glibc
#endif

/// The resources of a target beside its executable, laid as the package manager lays a target's: links to the
/// project's files, and the Info.plist.
struct ResourceFolder {
  let target: XcodeTarget
  /// The path of the executable.
  let executable: String

  private var bundle: String {
    "\((executable as NSString).deletingLastPathComponent)/Xcode_\((executable as NSString).lastPathComponent).resources"
  }

  /// - Returns: what couldn't be laid there.
  func write() throws(Failure) -> [ProjectProblem] {
    let folder = "\(bundle)/Resources"
    try BuiltFile.makeFolder(folder)
    var problems: [ProjectProblem] = []
    var links: [String: String] = [:]
    for file in target.resources + target.sources.filter({ $0.kind == .dataModel }) {
      var name = file.region.map { "\($0).lproj/\(file.name)" } ?? file.name
      // Catalogues become one, as those of an app and its extension do.
      if file.kind == .assetCatalog { name = Self.free(name, for: file.path, in: links) }
      // Xcode refuses two files of one name; here the first one counts.
      if let other = links[name], other != file.path {
        problems.append(
          ProjectProblem(
            .contradiction, "Two resources are called \(name); the first one counts, \(other).",
            at: file.path, remedy: "Rename one of them."))
        continue
      }
      links[name] = file.path
    }
    removeOld(in: folder, keeping: Set(links.keys))
    for (name, path) in links.sorted(by: { $0.key < $1.key }) {
      try BuiltFile.link("\(folder)/\(name)", to: path)
    }
    if !target.infoPlist.isEmpty {
      // A package's product has the colour set AccentColor where no key says otherwise; that of a project has none.
      let noAccent = ["NSAccentColorName": PropertyList.string("")]
      let keys = target.infoPlist.merging(noAccent) { named, _ in named }
      let list = PropertyList.dictionary(keys).foundation
      if let data = try? PropertyListSerialization.data(
        fromPropertyList: list, format: .xml, options: 0)
      {
        try BuiltFile.write(data, to: "\(folder)/Info.plist")
      }
    }
    let files = LinkedFiles(Set(links.values.map { ProjectRoot($0).path }).sorted())
    try BuiltFile.write(files.text, to: "\(executable).files")
    return problems + files.problems
  }

  private static func free(
    _ name: String, for path: String, in links: [String: String]
  ) -> String {
    let base = (name as NSString).deletingPathExtension
    var free = name
    var number = 2
    while let other = links[free], other != path {
      // Behind the first one's name: of two assets with one name the first catalogue's counts.
      free = "\(base)~\(number).xcassets"
      number += 1
    }
    return free
  }

  /// Removes links to files that the target no longer has. Folders behind links are the project's.
  private func removeOld(in folder: String, keeping names: Set<String>, below prefix: String = "") {
    let manager = FileManager.default
    for item in (try? manager.contentsOfDirectory(atPath: "\(folder)/\(prefix)")) ?? [] {
      let name = prefix + item, path = "\(folder)/\(name)"
      if (try? manager.destinationOfSymbolicLink(atPath: path)) != nil {
        if !names.contains(name) { unlink(path) }
      } else if item.hasSuffix(".lproj"), prefix.isEmpty {
        removeOld(in: folder, keeping: names, below: name + "/")
      }
    }
  }
}
