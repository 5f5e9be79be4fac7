import DisplayList
import Foundation
import Rendering
import SwiftUI

/// `make docs`: draws the example of each view and modifier, light and dark, into a folder, with a
/// list of them in `pictures.json`. `Examples` has the examples, a file for each chapter.

let arguments = CommandLine.arguments
guard arguments.count == 2 else {
  FileHandle.standardError.write(Data("usage: catalogue FOLDER\n".utf8))
  exit(2)
}
let folder = URL(fileURLWithPath: arguments[1], isDirectory: true)

let chapters: [Chapter] = [
  stacks, grids, frames, texts, images, shapes, styles, effects, controls, containers, appViews,
  appNavigation, appControls, charts, values,
]

struct Entry: Encodable {
  var chapter, name, file: String
  var line, width, height: Int
  var diagnostics: [String]
}

@MainActor
func render(_ example: Example, _ scheme: ColorScheme, to url: URL) throws -> DisplayList {
  var environment = EnvironmentValues()
  environment.displayScale = 2
  environment.colorScheme = scheme
  let view = example.view().padding(10).frame(minWidth: 80, minHeight: 44)
    .background(Color(uiColor: .systemBackground))
  let list = ViewRenderer().renderFitting(
    view, proposal: ProposedViewSize(width: 260, height: nil), environment: environment,
    displayDate: Date(timeIntervalSince1970: 1_767_951_660))
  let bitmap = Rasterizer().render(list, scale: 2, background: nil)
  try Data(PNGEncoder().encode(bitmap)).write(to: url, options: .atomic)
  return list
}

@MainActor
func drawAll() throws {
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  var entries: [Entry] = []
  for chapter in chapters {
    for example in chapter.examples {
      let light = try render(
        example, .light, to: folder.appendingPathComponent("\(example.name).png"))
      _ = try render(
        example, .dark, to: folder.appendingPathComponent("\(example.name)~dark.png"))
      entries.append(
        Entry(
          chapter: chapter.title, name: example.name, file: example.file, line: example.line,
          width: Int(light.size.width.rounded()), height: Int(light.size.height.rounded()),
          diagnostics: light.diagnostics.map(\.message)))
    }
  }
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
  try encoder.encode(entries).write(
    to: folder.appendingPathComponent("pictures.json"), options: .atomic)
  print("catalogue: \(entries.count) examples in \(folder.path)")
}

do {
  try MainActor.assumeIsolated { try drawAll() }
} catch {
  FileHandle.standardError.write(Data("catalogue: error: \(error.localizedDescription)\n".utf8))
  exit(3)
}
