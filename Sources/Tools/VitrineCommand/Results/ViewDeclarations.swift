import Failures
import Foundation
import Goldens
import SwiftSource

/// The places where a project's source declares the types that a report names.
///
/// A name that is declared in two places is left out, since a wrong place is worse than none.
struct ViewDeclarations {
  /// The number of files that are read of a folder, so that a command that runs in a home folder ends.
  static let fileLimit = 4000

  /// Names the places in the report, or notes there why it can't: of a view in whose code one line was edited, that
  /// line.
  ///
  /// - Parameters:
  ///   - goldens: The folder of the goldens.
  ///   - revision: The revision that is compared with in place of a folder.
  ///   - folder: The folder that ``places(of:in:)`` searches.
  static func add(
    to report: inout VerifyReport, goldens: String, revision: String?, from folder: String
  ) {
    var assets = EditedAssets(), texts = EditedTexts()
    // Most runs change nothing, and need no git.
    if report.entries.contains(where: { !$0.changes.isEmpty }),
      let base = EditedLines.base(goldens: goldens, revision: revision, folder: folder)
    {
      assets = EditedAssets(since: base, in: GitFolder(folder))
      assets.name(in: &report)
      texts = EditedTexts(since: base, in: GitFolder(folder))
      texts.name(in: &report)
    }
    do {
      var found = try places(of: report.namesOfChangedViews, in: folder)
      EditedLines.name(in: &found, goldens: goldens, revision: revision, folder: folder)
      let named = Set(report.entries.lazy.flatMap(\.causes).map(\.signature))
      for (signature, place) in assets.files where named.contains(signature) {
        found[signature] = place
      }
      found.merge(texts.places) { _, place in place }
      report.declarations = found
    } catch {
      report.notes.append("The report doesn't say where views are declared: \(error)")
    }
  }

  /// - Parameters:
  ///   - names: The names of types; those that no type can have are left out.
  ///   - folder: The folder to search, an absolute path; files are named relative to it. Hidden
  ///     folders are left out, and a copy of this package among the project's own.
  static func places(
    of names: Set<String>, in folder: String
  ) throws(Failure) -> [String: DeclarationLocation] {
    let names = names.filter { $0.allSatisfy { $0 == "_" || $0.isLetter || $0.isNumber } }
    guard !names.isEmpty else { return [:] }
    let paths = files(in: folder).map { "\(folder)/\($0)" }
    let found = try SwiftSource().declarations(of: names, in: paths)
    return Dictionary(grouping: found, by: \.name).compactMapValues { all in
      let views = all.filter { $0.inherits.contains("View") }
      let candidates = views.isEmpty ? all : views
      guard candidates.count == 1 else { return nil }
      let file = String(candidates[0].file.dropFirst(folder.count + 1))
      return DeclarationLocation(file: file, line: candidates[0].line)
    }
  }

  /// The Swift files beneath a folder, relative to it, in order.
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

  /// A link isn't followed: it may lead back to a folder above.
  private static func isFolder(_ path: String) -> Bool {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    return attributes?[.type] as? FileAttributeType == .typeDirectory
  }
}
