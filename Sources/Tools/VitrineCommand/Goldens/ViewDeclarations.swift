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
  ///   - names: what is looked for; those that no type can have are passed over.
  ///   - folder: absolute; files are named relative to it. Hidden folders are left out, and a copy of
  ///     this package among the project's own.
  static func places(of names: Set<String>, in folder: String) -> [String: DeclarationPlace] {
    let names = names.filter { $0.utf8.allSatisfy(isOfWord) }
    guard !names.isEmpty else { return [:] }
    var found: [String: [Declaration]] = [:]
    for file in files(in: folder) {
      guard let data = FileManager.default.contents(atPath: "\(folder)/\(file)"),
        data.count <= sizeLimit
      else { continue }
      for declared in declarations(of: names, in: data) {
        found[declared.name, default: []].append(
          Declaration(
            place: DeclarationPlace(file: file, line: declared.line), isView: declared.isView))
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

  private static let newline = UInt8(ascii: "\n")
  private static let keywords = ["struct ", "enum ", "class "].map { Data($0.utf8) }
  /// What attributes and modifiers before the keyword are written with, beside letters.
  private static let before = Set(" \t@(),*.".utf8)

  /// Letters, digits and `_`; what isn't ASCII counts as letters.
  private static func isOfWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }

  /// The types among `names` that lines begin to declare, and whether their lines call them views.
  private static func declarations(
    of names: Set<String>, in data: Data
  ) -> [(name: String, line: Int, isView: Bool)] {
    var found: [(name: String, line: Int, isView: Bool)] = []
    for keyword in keywords {
      var place = data.startIndex
      while let match = data.range(of: keyword, in: place..<data.endIndex) {
        place = match.upperBound
        let word = data[place...].prefix { isOfWord($0) }
        let name = String(decoding: word, as: UTF8.self)
        guard names.contains(name) else { continue }
        let start = data[..<match.lowerBound].lastIndex(of: newline).map { $0 + 1 } ?? 0
        guard
          data[start..<match.lowerBound].allSatisfy({ isOfWord($0) || before.contains($0) })
        else { continue }
        let rest = data[word.endIndex...].prefix { $0 != newline }.split { !isOfWord($0) }
        found.append(
          (
            name, data[..<start].count { $0 == newline } + 1,
            rest.contains { $0.elementsEqual("View".utf8) }
          ))
      }
    }
    return found
  }

  /// Swift source beneath a folder, relative to it, in order.
  private static func files(in folder: String) -> [String] {
    var found: [String] = []
    var waiting = [""]
    var visited = 0
    while let place = waiting.popLast(), found.count < fileLimit, visited < fileLimit * 10 {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: "\(folder)/\(place)")) ?? []
      if !place.isEmpty, names.contains("Package.swift"), isThisPackage("\(folder)/\(place)") {
        continue
      }
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

  private static func isThisPackage(_ folder: String) -> Bool {
    FileManager.default.contents(atPath: folder + "/Package.swift")
      .map { $0.range(of: Data(#"name: "Vitrine""#.utf8)) != nil } ?? false
  }

  /// A link isn't followed: it may lead round.
  private static func isFolder(_ path: String) -> Bool {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    return attributes?[.type] as? FileAttributeType == .typeDirectory
  }
}
