import Failures
import Foundation

/// Names of pictures that others refer to, and whether each is one picture's alone.
enum DocsAddresses {
  /// The longest part of a DocC name, in characters; file systems allow 255 bytes for the whole.
  private static let longest = 48

  /// A picture's name for DocC: letters, digits, `-` and `_`. Dots would begin an extension, and
  /// `~` and `@` mark appearance and scale.
  static func doccName(_ name: String) -> String {
    var out = ""
    for scalar in name.unicodeScalars {
      if scalar == "-" || scalar == "_" || scalar.properties.isAlphabetic
        || ("0"..."9").contains(scalar)
      {
        out.unicodeScalars.append(scalar)
      } else if scalar == "." || scalar == " " || scalar == "~" {
        out += "-"
      } else {
        out += "_" + String(scalar.value, radix: 16, uppercase: true)
      }
    }
    guard out.utf8.count > longest else { return out.isEmpty ? "_" : out }
    while out.utf8.count > longest - 17 { out.unicodeScalars.removeLast() }
    return "\(out)-\(PageName.hash(name))"
  }

  /// - Throws: a ``Failure``, where two widgets or pictures have one address, or two that differ in
  ///   case alone: on some file systems and hosts that is one.
  static func check(_ entries: [DocsCatalogue.Entry]) throws {
    var folders: [String: DocsCatalogue.Entry] = [:]
    for entry in entries {
      if let other = folders.updateValue(entry, forKey: entry.folder.lowercased()) {
        throw Failure(
          "the pages of the widgets “\(other.widget.kind)” and “\(entry.widget.kind)” would have one "
            + "address, as their kinds differ in case alone or not at all; rename one, or leave it "
            + "out by --kind")
      }
    }
    var paths: [String: String] = [:]
    var names: [String: String] = [:]
    for picture in entries.flatMap(\.pictures).flatMap({ [$0.light, $0.dark].compactMap { $0 } }) {
      if let other = paths.updateValue(picture.source, forKey: picture.path.lowercased()) {
        throw Failure(
          "\(other) and \(picture.source) would have the address \(picture.path) on the site; give "
            + "their families, states or configurations names that differ in more than case")
      }
      if let other = names.updateValue(picture.source, forKey: picture.doccName.lowercased()) {
        throw Failure(
          "\(other) and \(picture.source) would both be called \(picture.doccName) in a DocC "
            + "catalogue; give their kinds, states or configurations names that differ in letters "
            + "or digits")
      }
    }
  }
}
