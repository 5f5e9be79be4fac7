import Foundation
import Rendering

/// `make fidelity`: lays out what Apple's SwiftUI was seen to lay out and compares the figures, then
/// draws what it was seen to draw and compares the pictures.
///
/// - `--pictures FOLDER`: the folder of Apple's, `../shared/data/apple-reference` by default.
/// - `--only PREFIX`: compares pictures whose names begin so, and neither layouts nor figures.
/// - `--layouts`: prints every layout and figure that is known, what differs and its sources, and nothing else; the exit
///   status is that of the layouts, without the figures.
/// - `--boxes`: prints the distances of each box.
/// - `--strict`: prints what the strict comparison finds in each picture.
/// - `--measurements FILE`: writes what it measured of each text.
/// - `--typefaces FILE`: writes a page of every typeface as a PNG, to look at, and does nothing else.
/// - `--mutations COUNT`: changes COUNT things of each kind in each picture and counts those it refuses.
///
/// The folders, from the bottom up: `Measuring` lays a view out and `Cases` has the views with Apple's figures, `Layouts`
/// everyday layouts with known results; `Reference` describes a picture of Apple's, `Pictures` has the views that should
/// give it, and `Comparing` finds the distances; `Mutating` makes differences to try the strict comparison of
/// `InkComparison`; `Reports` has the results in text, `Page` as a page, `Sheets` what is only to be looked at.

func option(_ name: String) -> String? {
  let arguments = CommandLine.arguments
  guard let i = arguments.firstIndex(of: name), i + 1 < arguments.count else { return nil }
  return arguments[i + 1]
}

func stop(_ message: String) -> Never {
  FileHandle.standardError.write(Data("fidelity: \(message)\n".utf8))
  exit(3)
}

MainActor.assumeIsolated {
  if let file = option("--typefaces") {
    guard let sheet = TypefaceSheet() else { stop("the page of typefaces could not be drawn") }
    do {
      try Data(PNGEncoder().encode(Bitmap(sheet.image))).write(to: URL(fileURLWithPath: file))
    } catch {
      stop("\(file) could not be written: \(error)")
    }
    exit(0)
  }
  if CommandLine.arguments.contains("--layouts") {
    let layouts = LayoutReport()
    for line in layouts.lines { print(line) }
    do {
      let facts = try FactReport()
      print("Figures read off pictures (\(facts.counted))")
      for (line, source) in zip(facts.lines, facts.sources) {
        print("  \(line)\n           \(source)")
      }
      print(facts.summary)
    } catch {
      stop("the file of figures in Resources could not be read: \(error)")
    }
    print(layouts.summary)
    exit(layouts.isMet ? 0 : 1)
  }
  var summary: [String] = []
  var isMet = true
  if option("--only") == nil {
    do {
      let facts = try FactReport()
      print(facts.lines.joined(separator: "\n"))
      let layouts = LayoutReport()
      for line in layouts.missed { print(line) }
      summary += [facts.summary, layouts.summary]
      let widths = try WidthReport()
      for line in widths.lines { print(line) }
      summary.append(widths.summary)
      isMet = facts.isMet && layouts.isMet && widths.isMet
    } catch {
      stop("a file of figures in Resources could not be read: \(error)")
    }
  }
  let folder = URL(
    fileURLWithPath: option("--pictures") ?? "../shared/data/apple-reference", isDirectory: true)
  do {
    let pictures = try PictureReport(folder: folder, prefix: option("--only") ?? "")
    for (line, result) in zip(pictures.lines, pictures.results) {
      print(line)
      if CommandLine.arguments.contains("--boxes") {
        for detail in result.details { print("          \(detail)") }
      }
    }
    for skipped in pictures.skipped { print("skipped \(skipped)") }
    if !pictures.results.isEmpty {
      summary.append(pictures.summary)
      let strict = StrictReport(pictures.results)
      if CommandLine.arguments.contains("--strict") { print(strict.lines.joined(separator: "\n")) }
      summary += strict.summary
      var measurements = strict.measurements
      if let most = option("--mutations").flatMap({ Int($0) }) {
        let mutations = MutationReport(pictures.results, strict.comparisons, most: most)
        for line in mutations.lines where line.hasPrefix("NOT") { print(line) }
        measurements += mutations.lines
        summary.append(mutations.summary)
      }
      if let file = option("--measurements") {
        try measurements.joined(separator: "\n").write(
          toFile: file, atomically: true, encoding: .utf8)
      }
      let page = FidelityPage(
        folder: URL(fileURLWithPath: "output/fidelity", isDirectory: true),
        results: pictures.results, summary: summary)
      try page.write()
      isMet = isMet && pictures.results.allSatisfy(\.isMet)
    }
  } catch {
    stop("the pictures could not be compared: \(error)")
  }
  for line in summary { print(line) }
  exit(isMet ? 0 : 1)
}
