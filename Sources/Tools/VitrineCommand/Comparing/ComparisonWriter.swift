import AppleComparison
import Foundation
import Site
import WidgetHost

/// The files of a comparison: `compare/` in the output folder.
struct ComparisonWriter {
  /// The output folder as given.
  let out: String
  private var files: Set<String> = []
  private var count = 0

  init(out: String) { self.out = out }

  private static let folder = "compare"

  /// The options of a run: its frames lie below the comparison's folder, by their scale.
  func options(of made: PictureRuns.Run, _ run: RunOptions) -> RunOptions {
    var options = run
    let scale = Int(exactly: made.scale).map(String.init) ?? "\(made.scale)"
    options.out = "\(out)/\(Self.folder)/\(scale)x"
    return options
  }

  /// The entry with the paths of its pictures, which are kept to be written.
  mutating func add(_ compared: PictureComparer.Compared) -> ComparisonReport.Entry {
    count += 1
    let number = String(repeating: "0", count: max(0, 3 - "\(count)".count)) + "\(count)"
    var entry = compared.entry
    let theirs = "pictures/\(number)-theirs.png", ours = "pictures/\(number)-ours.png"
    do {
      try OutputWriter.write(compared.theirs, to: "\(out)/\(Self.folder)/\(theirs)")
      try OutputWriter.write(compared.ours, to: "\(out)/\(Self.folder)/\(ours)")
      entry.theirs = theirs
      entry.ours = ours
      files.formUnion([theirs, ours].map { "\(Self.folder)/\($0)" })
    } catch {
      entry.reason += " (its pictures can't be written: \(error))"
    }
    return entry
  }

  /// Writes the JSON and the page, and removes pictures of an earlier comparison.
  ///
  /// - Returns: the path of the page.
  func finish(_ report: ComparisonReport, owner: String, templates: URL?) throws -> String {
    let folder = try OutputFolder(out)
    try OutputWriter.write(try report.encoded(), to: "\(folder.path)/\(Self.folder)/compare.json")
    try Site.write(
      report, to: URL(fileURLWithPath: "\(folder.path)/\(Self.folder)", isDirectory: true),
      templates: templates)
    try folder.claim(files, of: owner, below: Self.folder) { _ in true }
    return "\(out)/\(Self.folder)/index.html"
  }
}
