import Foundation
import Goldens

/// Where a project's source declares the types that a report names.
///
/// Source is read line by line, not compiled: a name that stands in two places is left out, since a
/// wrong place is worse than none.
struct ViewDeclarations {
  /// Of a folder; what is beyond isn't read, so that a command that runs in a home folder ends.
  static let fileLimit = 4000
  /// Bytes of one file.
  private static let sizeLimit = 1_000_000

  /// - Parameters:
  ///   - names: what is looked for.
  ///   - folder: absolute; files are named relative to it. Hidden folders are left out.
  static func places(of names: Set<String>, in folder: String) -> [String: DeclarationPlace] {
    guard !names.isEmpty else { return [:] }
    var found: [String: [Declaration]] = [:]
    for file in files(in: folder) {
      guard let data = FileManager.default.contents(atPath: "\(folder)/\(file)"),
        data.count <= sizeLimit
      else { continue }
      let lines = String(decoding: data, as: UTF8.self)
        .split(separator: "\n", omittingEmptySubsequences: false)
      for (index, line) in lines.enumerated() {
        guard let (name, isView) = declaration(in: line), names.contains(name) else { continue }
        found[name, default: []].append(
          Declaration(place: DeclarationPlace(file: file, line: index + 1), isView: isView))
      }
    }
    return found.compactMapValues { all in
      let views = all.filter(\.isView)
      let candidates = views.isEmpty ? all : views
      return candidates.count == 1 ? candidates[0].place : nil
    }
  }

  private struct Declaration {
    var place: DeclarationPlace
    /// It says so in its own line.
    var isView: Bool
  }

  /// The type that a line begins to declare, and whether the line calls it a view.
  private static func declaration(in line: Substring) -> (name: String, isView: Bool)? {
    guard line.utf8.count < 500,
      let found = line.firstMatch(
        of: #/^\s*(?:@?\w+(?:\([^)]*\))?\s+)*(?:struct|enum|class)\s+(\w+)\s*([:<{].*)?$/#),
      !line.trimmingPrefix(while: \.isWhitespace).hasPrefix("//")
    else { return nil }
    return (String(found.1), found.2?.contains(#/\bView\b/#) ?? false)
  }

  /// Swift source beneath a folder, relative to it, in order.
  private static func files(in folder: String) -> [String] {
    var found: [String] = []
    var waiting = [""]
    var visited = 0
    while let place = waiting.popLast(), found.count < fileLimit, visited < fileLimit * 10 {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: "\(folder)/\(place)")) ?? []
      var folders: [String] = []
      for name in names.sorted() where !name.hasPrefix(".") && name != "node_modules" {
        visited += 1
        let path = place.isEmpty ? name : "\(place)/\(name)"
        if name.hasSuffix(".swift") {
          found.append(path)
        } else if isFolder("\(folder)/\(path)") {
          folders.append(path)
        }
      }
      waiting += folders.reversed()
    }
    return Array(found.prefix(fileLimit))
  }

  /// A link isn't followed: it may lead round.
  private static func isFolder(_ path: String) -> Bool {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    return attributes?[.type] as? FileAttributeType == .typeDirectory
  }
}
