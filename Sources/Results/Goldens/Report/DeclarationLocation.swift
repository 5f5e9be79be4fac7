import Foundation
import LayoutDiff

/// The position in source at which a view is declared, or of the one line of its code that was edited.
package struct DeclarationLocation: Hashable, Sendable, Codable {
  /// Relative to the folder in which the command ran.
  package var file: String
  /// The line, from 1.
  package var line: Int

  package init(file: String, line: Int) {
    self.file = file
    self.line = line
  }

  /// `Sources/Steps/Price.swift:12`, as terminals and editors make a link of it.
  package var text: String { "\(file):\(line)" }
}

extension VerifyReport {
  /// The names of the developer's own views that have edits.
  package var namesOfChangedViews: Set<String> {
    Set(entries.lazy.flatMap(\.causes).flatMap(\.names))
  }

  /// The file of a group's asset, or the declaration of the view of its edit: of the innermost view around it that the
  /// project declares; nil where none is known.
  package func declaration(of group: ReportGroup) -> DeclarationLocation? {
    guard case .change(let kind) = group.subject, let declarations else { return nil }
    for place in group.places {
      for cause in entries[place].causes
      where cause.kind == kind && cause.signature == group.signature {
        let found =
          declarations[cause.signature]
          ?? cause.names.reversed().lazy.compactMap { declarations[$0] }.first
        if let found { return found }
      }
    }
    return nil
  }
}

extension Change {
  /// The names of the developer's own views, from the outermost one to this one.
  fileprivate var names: [String] {
    let path = path.split(separator: "›").map { $0.trimmingCharacters(in: .whitespaces) }
    return (path + [view]).filter(ViewKinds.isOwn)
  }
}
