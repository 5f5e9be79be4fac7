import Foundation
import Goldens
import LayoutDiff

/// The texts of string catalogs and tables that were edited since the goldens were, by git's comparison. A change of a text
/// that is one of them has its line there, and not that of the view which shows it.
struct EditedTexts {
  /// A text before and now, and its line.
  struct Edit: Equatable {
    var before: String
    var after: String
    var place: DeclarationLocation
  }

  private(set) var edits: [Edit] = []
  /// The places of changes in a report, by their signatures.
  private(set) var places: [String: DeclarationLocation] = [:]

  /// - Parameter comparison: what `git diff -U0 --no-prefix` prints of string catalogs and tables.
  init(of comparison: String = "") {
    for part in EditedLines.parts(of: comparison) {
      for (offset, (old, new)) in zip(part.removed, part.added).enumerated() {
        guard let before = Self.text(in: old), let after = Self.text(in: new), before != after
        else { continue }
        edits.append(
          Edit(
            before: before, after: after,
            place: DeclarationLocation(file: part.file, line: part.line + offset)))
      }
    }
  }

  /// - Parameters:
  ///   - base: the revision that the goldens are of.
  ///   - folder: the project's.
  init(since base: String, in folder: GitFolder) {
    self.init(of: folder.differences(from: base, in: ["*.xcstrings", "*.strings"]) ?? "")
  }

  /// The text of a line as `"value" : "Guten Morgen"` or `"greeting" = "Guten Morgen";`; nil for other lines.
  private static func text(in line: String) -> String? {
    let catalog = #/^\s*"value"\s*:\s*(?<text>"(?:[^"\\]|\\.)*")\s*,?\s*$/#
    let table = #/^\s*(?:"(?:[^"\\]|\\.)*"|\w+)\s*=\s*(?<text>"(?:[^"\\]|\\.)*")\s*;\s*$/#
    let found =
      line.firstMatch(of: catalog)?.output.text ?? line.firstMatch(of: table)?.output.text
    return found.flatMap { try? JSONDecoder().decode(String.self, from: Data($0.utf8)) }
  }

  /// Gives changes of the report the places of their texts. A text that two lines could have given stays as it is.
  mutating func name(in report: inout VerifyReport) {
    guard !edits.isEmpty else { return }
    for entry in report.entries.indices where !report.entries[entry].status.passes {
      for index in report.entries[entry].changes.indices {
        let change = report.entries[entry].changes[index]
        guard change.cause == nil, change.kind == .text, let values = change.values,
          values.count == 1
        else { continue }
        let found = edits.filter { values == ["“\($0.before)” → “\($0.after)”"] }
        guard found.count == 1, let edit = found.first else { continue }
        let signature = "text \(edit.place.text)"
        report.entries[entry].changes[index].signature = signature
        places[signature] = edit.place
      }
    }
  }
}
