internal import CHermetic
import DisplayList
import Foundation
import FoundationExtras
import Rendering

/// Notes on what code asked of App Groups and found nothing for: on a device the app has written it.
enum AppGroupNotes {
  /// Begins to note, in a worker.
  static func watch() { MissingDefaults.watch() }

  /// The notes since the last call, by the names of the groups: on stores, and one a group on the rest.
  static func take() -> [Diagnostic] {
    let keys = MissingDefaults.take(), files = missingFiles()
    return Set(keys.keys).union(files.keys).sorted().flatMap { group in
      let files = (files[group] ?? []).sorted()
      let stores = files.filter(isStore), others = files.filter { !isStore($0) }
      let keys = (keys[group] ?? []).sorted()
      return stores.map { storeNote(group, $0) }
        + (keys.isEmpty && others.isEmpty ? [] : [note(group, keys: keys, files: others)])
    }
  }

  // MARK: Files

  /// The paths below each group's folder. A file that was made meanwhile isn't the app's to write.
  private static func missingFiles() -> [String: Set<String>] {
    var files: [String: Set<String>] = [:]
    var index = 0
    var paths: [String] = []
    while let path = machine_missing(Int32(clamping: index)) {
      paths.append(String(cString: path))
      index += 1
    }
    for path in paths where !FileManager.default.fileExists(atPath: path) {
      guard let folder = path.range(of: "/Library/Group Containers/") else { continue }
      let parts = path[folder.upperBound...].split(separator: "/", maxSplits: 1).map(String.init)
      guard parts.count == 2, !isSQLites(parts[1]) else { continue }
      files[parts[0], default: []].insert(parts[1])
    }
    machine_forget_missing()
    return files
  }

  /// Whether a file is one that SQLite looks for beside a database, which the app's code hasn't named.
  static func isSQLites(_ file: String) -> Bool {
    ["-journal", "-wal", "-shm"].contains(where: file.hasSuffix)
  }

  /// Whether a file is a store of Core Data's or SwiftData's, by the ending of its name.
  static func isStore(_ file: String) -> Bool {
    [".sqlite", ".sqlite3", ".store", ".db"].contains(where: file.hasSuffix)
  }

  // MARK: Words

  static func storeNote(_ group: String, _ file: String) -> Diagnostic {
    Diagnostic(
      code: "store-empty",
      message:
        "The App Group \(group) has no store “\(file)”, which the code looks for before it opens it; on a device the app "
        + "writes it. Give its objects by --store FILE: {\"ENTITY\": [{…}]}.")
  }

  static func note(_ group: String, keys: [String], files: [String]) -> Diagnostic {
    var what: [String] = []
    if !keys.isEmpty { what.append("\(keys.count == 1 ? "the key" : "the keys") \(list(keys))") }
    if !files.isEmpty {
      what.append("\(files.count == 1 ? "the file" : "the files") \(list(files))")
    }
    return Diagnostic(
      code: "app-group-empty",
      message:
        "The App Group \(group) has nothing for \(what.joined(separator: " and ")), which the code asked for; "
        + "on a device the app writes it. Give it by --app-group: \(example(group, keys, files))")
  }

  private static let shown = 12

  private static func list(_ names: [String]) -> String {
    let rest = names.count > shown ? " and \(names.count - shown) more" : ""
    return names.prefix(shown).map { "“\($0)”" }.joined(separator: ", ") + rest
  }

  /// A file of `--app-group` with the first of the names.
  private static func example(_ group: String, _ keys: [String], _ files: [String]) -> String {
    let defaults = keys.first.map { "\"defaults\": {\(JSONText.quoted($0)): …}" }
    let contents = files.first.map { "\"files\": {\(JSONText.quoted($0)): …}" }
    let parts = [defaults, contents].compactMap { $0 }.joined(separator: ", ")
    return "{\(JSONText.quoted(group)): {\(parts)}}"
  }
}
