import Assets
import Foundation
import Goldens
import LayoutDiff

/// The colors and pictures of asset catalogs that were edited since the goldens were, by git's comparison. A change of a
/// frame that shows one of them is named as that asset.
struct EditedAssets {
  /// A color set with its colors before and now, for the appearances in which they differ.
  struct Color: Equatable {
    /// `“Brand” in Assets.xcassets`.
    var name: String
    /// `#FF0000 → #0080FF`, as sentences have it.
    var changes: Set<String>
  }

  var colors: [Color] = []
  /// The edited lines of the sets' files, by ``signature(_:)``; the first lines where others of their files were edited.
  private(set) var files: [String: DeclarationLocation] = [:]
  /// Image sets by the names of their images, as `“Hero” in Assets.xcassets`. A name that two catalogs have is left out.
  var images: [String: String] = [:]

  /// The signature of the changes that are an asset's, by which the report has its file.
  private static func signature(_ name: String) -> String { "asset \(name)" }

  /// Names the assets in the changes of the report. A color that two edited sets could have given stays as it is.
  func name(in report: inout VerifyReport) {
    guard !colors.isEmpty || !images.isEmpty else { return }
    for entry in report.entries.indices where !report.entries[entry].status.passes {
      for index in report.entries[entry].changes.indices {
        name(&report.entries[entry].changes[index])
      }
    }
  }

  private func name(_ change: inout Change) {
    guard change.cause == nil else { return }
    if change.kind == .image, change.sentence.hasPrefix("The picture of ") {
      guard let image = images.first(where: { change.view == "Image “\($0.key)”" }) else { return }
      change.sentence = "The picture \(image.value) changed (\(change.view))."
      change.heading = "The picture \(image.value) changed"
      change.signature = Self.signature(image.value)
      change.values = nil
      return
    }
    guard let values = change.values, values.count == 1, let value = values.first else { return }
    let found = colors.filter { $0.changes.contains(value) }
    guard found.count == 1, let color = found.first else { return }
    change.heading = "The color \(color.name) changed"
    change.sentence = "The color \(color.name) changed: \(value) (\(change.view))."
    change.signature = Self.signature(color.name)
  }

  // MARK: In a project

  init() {}

  /// - Parameters:
  ///   - base: the revision that the goldens are of.
  ///   - folder: the project's.
  init(since base: String, in folder: GitFolder) {
    let listed = folder.changedFiles(from: base, in: ["*.colorset/*", "*.imageset/*"])
    let sets = Set(listed.map { ($0 as NSString).deletingLastPathComponent })
    let comparison =
      sets.isEmpty
      ? nil
      : folder.differences(
        from: base, in: ["*.colorset/Contents.json", "*.imageset/Contents.json"])
    let edited = EditedLines(of: comparison ?? "")
    var named: [String: [String]] = [:]
    for set in sets.sorted() {
      let parts = set.split(separator: "/")
      guard let last = parts.last, let catalog = parts.last(where: { $0.hasSuffix(".xcassets") })
      else { continue }
      let asset = (String(last) as NSString).deletingPathExtension
      let name = "“\(asset)” in \(catalog)"
      let file = "\(set)/Contents.json"
      files[Self.signature(name)] = DeclarationLocation(
        file: file, line: edited.lines[file]?.first ?? 1)
      if last.hasSuffix(".imageset") {
        named[asset, default: []].append(name)
      } else if let before = folder.text(of: file, in: base) {
        let changes = Self.changes(of: "\(folder.path)/\(set)", before: before)
        if !changes.isEmpty { colors.append(Color(name: name, changes: changes)) }
      }
    }
    images = named.compactMapValues { $0.count == 1 ? $0.first : nil }
  }

  /// - Parameters:
  ///   - set: the color set's folder as it is now.
  ///   - before: what its file was.
  private static func changes(of set: String, before: String) -> Set<String> {
    let now = ColorSet(folder: URL(fileURLWithPath: set, isDirectory: true))
    let old = ColorSet(contents: Data(before.utf8))
    guard let now, let old else { return [] }
    var changes: Set<String> = []
    for isDark in [false, true] {
      for isHighContrast in [false, true] {
        let appearance = AssetAppearance(isDark: isDark, isHighContrast: isHighContrast)
        guard case .fixed(let from)? = old.color(appearance: appearance),
          case .fixed(let to)? = now.color(appearance: appearance), from.hex != to.hex
        else { continue }
        changes.insert("\(from.hex) → \(to.hex)")
      }
    }
    return changes
  }
}
