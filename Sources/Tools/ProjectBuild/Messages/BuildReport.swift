import Failures
import Foundation
import XcodeProject

/// The report of a compilation that failed: the compiler's messages, then what is known of them, grouped.
struct BuildReport {
  let lines: [String]
  /// `12 errors in 3 files`
  let summary: String
  let remedy: String?
  /// Messages that are shown with their lines of source.
  private static let shown = 10
  private static let groupsShown = 30

  init(target: XcodeTarget, _ messages: [CompilerMessage], output: String) {
    let diagnosis = BuildDiagnosis(messages)
    let files = Set(diagnosis.errors.map(\.path)).count
    let count = diagnosis.errors.count
    summary =
      count == 0
      ? "the compiler ended early"
      : "\(count) \(count == 1 ? "error" : "errors") in \(files) \(files == 1 ? "file" : "files")"
    var lines: [String] = []
    if count == 0 {
      lines += output.split(whereSeparator: \.isNewline).suffix(20).map {
        PlainText.line(String($0))
      }
    }
    for error in diagnosis.errors.prefix(Self.shown) {
      lines.append(PlainText.line(error.description))
      lines += (diagnosis.notes[error] ?? []).map { PlainText.line("  \($0.description)") }
    }
    if count > Self.shown { lines.append("… and \(count - Self.shown) more errors") }
    if !diagnosis.groups.isEmpty {
      lines += ["", "Names that aren't there, of \(count) errors:"]
      lines += diagnosis.groups.prefix(Self.groupsShown).map { Self.line($0, target) }
      if diagnosis.groups.count > Self.groupsShown {
        lines.append("  … and \(diagnosis.groups.count - Self.groupsShown) more names")
      }
      if diagnosis.otherErrors > 0 {
        let other = diagnosis.otherErrors
        lines.append("  \(other) \(other == 1 ? "error of another kind" : "errors of other kinds")")
      }
    }
    lines += Self.missingFiles(target, diagnosis)
    self.lines = lines
    remedy = Self.remedy(target, diagnosis)
  }

  private static func line(_ group: BuildDiagnosis.Group, _ target: XcodeTarget) -> String {
    let missing = group.missing
    let name: String
    switch missing.kind {
    case .module: name = "module \(missing.name)"
    case .type: name = "type \(missing.name)\(origin(missing.name))"
    case .value: name = missing.name + origin(missing.name)
    case .member:
      name = "\(missing.owner ?? "").\(missing.name)\(origin(missing.owner ?? ""))"
    }
    let count = group.places.count
    let place = group.places[0].replacing(target.root.path + "/", with: "")
    return PlainText.line(
      "  \(name)  used in \(count) \(count == 1 ? "place" : "places"), first \(place)")
  }

  /// `, Apple's of MapKit`, where the name of a type shows it.
  private static func origin(_ type: String) -> String {
    let name = String(type.prefix { $0 != "<" && $0 != "?" }).replacing("some ", with: "")
    return AppleModules.module(ofType: name).map { ", Apple's of \($0)," } ?? ""
  }

  /// Files that aren't in the repository often hold what isn't found.
  private static func missingFiles(_ target: XcodeTarget, _ diagnosis: BuildDiagnosis) -> [String] {
    let files = target.missing.filter { $0.kind == .swift }
    guard !files.isEmpty, !diagnosis.groups.isEmpty else { return [] }
    return ["", "Swift files that the target names and that aren't there:"]
      + files.map { PlainText.line("  \($0.path.replacing(target.root.path + "/", with: ""))") }
  }

  private static func remedy(_ target: XcodeTarget, _ diagnosis: BuildDiagnosis) -> String? {
    let hasMissing = target.missing.contains { $0.kind == .swift }
    if hasMissing, diagnosis.groups.contains(where: { $0.missing.kind != .module }) {
      return "Give what the missing files declare by --stub FILE."
    }
    let modules = diagnosis.groups.filter { $0.missing.kind == .module }.map(\.missing.name)
    if !modules.isEmpty {
      return
        "Declare what is used of \(modules.joined(separator: ", ")) by --stub MODULE=FILE."
    }
    return nil
  }
}
