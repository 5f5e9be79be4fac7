import Foundation
import Goldens
import SwiftSource

/// The lines of source that were edited since the goldens were, by git's comparison and the language's own parser.
struct EditedLines {
  /// The lines at which parts of a file differ, by the file's path, from the top.
  let lines: [String: [Int]]

  /// A part of a comparison: the lines that a file had, and those in their place.
  struct Part {
    var file: String
    /// The first line now; after a removal the line before.
    var line: Int
    var removed: [String] = []
    var added: [String] = []
  }

  /// - Parameter comparison: what `git diff -U0 --no-prefix` prints.
  init(of comparison: String) {
    lines = Dictionary(grouping: Self.parts(of: comparison), by: \.file)
      .mapValues { $0.map(\.line) }
  }

  /// The parts of what `git diff -U0 --no-prefix` prints.
  static func parts(of comparison: String) -> [Part] {
    var found: [Part] = []
    var file: String?
    // The lines that are left of a part's contents, which may look like a file's heading.
    var left = 0
    for line in comparison.split(separator: "\n", omittingEmptySubsequences: false) {
      if left > 0, let last = found.indices.last {
        if line.first == "\\" { continue }
        left -= 1
        let text = String(line.dropFirst())
        if line.first == "-" {
          found[last].removed.append(text)
        } else {
          found[last].added.append(text)
        }
      } else if line.hasPrefix("+++ ") {
        file = line.dropFirst(4).trimmingCharacters(in: .whitespaces)
      } else if let file, let part = Self.part(line) {
        found.append(Part(file: file, line: max(1, part.line)))
        left = part.count
      }
    }
    return found
  }

  /// `@@ -12,2 +12,3 @@`: the first line now, and the number of lines of both sides.
  private static func part(_ line: Substring) -> (line: Int, count: Int)? {
    guard let match = line.prefixMatch(of: /@@ -\d+(?:,(\d+))? \+(\d+)(?:,(\d+))? @@/),
      let first = Int(match.2)
    else { return nil }
    func count(_ text: Substring?) -> Int { text.map { Int($0) ?? 0 } ?? 1 }
    let (removed, added) = (min(count(match.1), 1 << 30), min(count(match.3), 1 << 30))
    return (min(first, 1 << 30), removed + added)
  }

  /// The one line of a type's code that was edited; nil where there are more, since a wrong line is worse than none.
  ///
  /// - Parameter bodies: the code of the file.
  func line(of type: String, in file: String, _ bodies: [CodeBody]) -> Int? {
    let own = (lines[file] ?? []).filter { line in
      bodies.contains { body in
        body.startLine <= line && line <= body.endLine
          && body.name.split(separator: ".").dropLast().contains(Substring(type))
      }
    }
    return own.count == 1 ? own.first : nil
  }

  // MARK: In a project

  /// Moves declarations to the lines that were edited in them since the goldens were last committed. Without git, or
  /// where it doesn't know the goldens, nothing changes.
  ///
  /// - Parameters:
  ///   - revision: what the frames are compared with, if it isn't a folder of goldens.
  ///   - folder: what the files of the declarations are relative to.
  static func name(
    in declarations: inout [String: DeclarationLocation], goldens: String, revision: String?,
    folder: String
  ) {
    let files = Set(declarations.values.map(\.file)).sorted()
    guard !files.isEmpty,
      let base = base(goldens: goldens, revision: revision, folder: folder),
      let comparison = GitFolder(folder).differences(from: base, in: files)
    else { return }
    let edited = EditedLines(of: comparison)
    let changed = files.filter { edited.lines[$0] != nil }
    guard !changed.isEmpty,
      let bodies = try? SwiftSource().bodies(in: changed.map { "\(folder)/\($0)" })
    else { return }
    for (name, place) in declarations {
      let own = bodies.filter { $0.file == "\(folder)/\(place.file)" }
      guard let line = edited.line(of: name, in: place.file, own) else { continue }
      declarations[name]?.line = line
    }
  }

  /// The revision in which the goldens were last committed, or the one that frames are compared with; nil without git.
  static func base(goldens: String, revision: String?, folder: String) -> String? {
    let base = revision ?? GitFolder(folder).lastRevision(of: goldens)
    return base.flatMap { $0.isEmpty || $0.hasPrefix("-") ? nil : $0 }
  }
}
