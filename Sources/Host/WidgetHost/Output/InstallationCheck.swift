import Assets
import InstalledFiles
import Symbols
import Typesetting

/// The fonts, icons and image libraries that pictures are made with.
package enum InstallationCheck {
  /// The fonts and icons that are missing or damaged, each with what to do; empty where all are there.
  ///
  /// - Parameter thorough: compares every byte with what is pinned, which takes a second or so, and looks for the
  ///   libraries of images.
  package static func problems(thorough: Bool) -> [String] {
    let fonts = FontLibrary.check(hashes: thorough)
    var problems: [String] = []
    // One message for all, not twenty.
    let missing = fonts.filter { $0.kind == .missing }
    if missing.count > 3 {
      let names = missing.map(\.font).joined(separator: ", ")
      problems.append(
        "\(missing.count) fonts are missing (\(names)), the first at \(missing[0].path); texts that "
          + "need them are drawn in others or not at all. \(InstalledFiles.fontRepair)")
      problems += fonts.filter { $0.kind != .missing }.map(\.description)
    } else {
      problems += fonts.map(\.description)
    }
    problems += SymbolLibrary.shared.check()
    // Opening each library takes longer than the start of most runs: that is the doctor's.
    return thorough ? problems + ImageLibrary.problems : problems
  }
}

extension InstallationCheck {
  /// The libraries that decode images, with their versions: `libpng 1.6.39, libwebp 1.2.4`.
  package static var imageLibraries: String {
    ImageLibrary.allCases.map { "\($0.name) \($0.version ?? "missing")" }.joined(separator: ", ")
  }
}
