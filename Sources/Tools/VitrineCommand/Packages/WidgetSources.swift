import Foundation
import SwiftSource

/// The widgets, bundles and previews that a target's source declares, found by its text.
struct WidgetSources: Equatable {
  /// The names of types that are a `Widget` or a `ControlWidget`, and that other files can use.
  var widgets: [String] = []
  /// The names of types that are a `WidgetBundle`.
  var bundles: [String] = []
  var hasPreviews = false
  /// Whether a type is marked `@main`, or a file is called `main.swift`.
  var hasMain = false
  /// The position of the first bundle, else of the first widget, as `Sources/App/AppBundle.swift:4`.
  var place: String?

  var isEmpty: Bool { widgets.isEmpty && bundles.isEmpty && !hasPreviews }

  init() {}

  /// - Parameter folder: the target's, below which all files are read.
  init(in folder: String, shownAs name: String) {
    let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    for file in names.sorted() where file.hasSuffix(".swift") {
      if (file as NSString).lastPathComponent == "main.swift" { hasMain = true }
      guard let data = FileManager.default.contents(atPath: "\(folder)/\(file)") else { continue }
      add(String(decoding: data, as: UTF8.self), of: "\(name)/\(file)")
    }
  }

  private static let words = ["Widget", "#Preview", "PreviewProvider", "@main"]

  /// Adds what a file declares. Declarations in other types and private ones are left out.
  mutating func add(_ source: String, of file: String) {
    guard Self.words.contains(where: source.contains) else { return }
    let code = SourcePart.blanked(source)
    if code.contains(/@main\b/) { hasMain = true }
    if code.contains(/#Preview\b|:\s*(?:SwiftUI\.)?PreviewProvider\b/) { hasPreviews = true }
    let pattern =
      /((?:\b(?:private|fileprivate)\s+)?)\b(?:struct|enum|final\s+class|class)\s+(\w+)\s*:\s*([^{}]*?)\{/
    for match in code.matches(of: pattern) {
      let before = code[..<match.range.lowerBound]
      guard before.count(where: { $0 == "{" }) == before.count(where: { $0 == "}" }),
        match.1.isEmpty
      else { continue }
      let inherited = match.3.split(separator: ",").compactMap {
        $0.split(whereSeparator: { $0.isWhitespace || $0 == "." }).last.map(String.init)
      }
      let isBundle = inherited.contains("WidgetBundle")
      guard isBundle || inherited.contains("Widget") || inherited.contains("ControlWidget") else {
        continue
      }
      let line = before.count(where: \.isNewline) + 1
      if isBundle {
        if bundles.isEmpty { place = "\(file):\(line)" }
        bundles.append(String(match.2))
      } else {
        if place == nil { place = "\(file):\(line)" }
        widgets.append(String(match.2))
      }
    }
  }
}
