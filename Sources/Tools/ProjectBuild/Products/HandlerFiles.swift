import Foundation
import XcodeImport
import XcodeProject

/// The source of an Intents extension, whose handler offers the values of a widget's parameters. On a device it runs in
/// a process of its own; here it is compiled with the widget's files.
enum HandlerFiles {
  /// - Returns: the files of the extension that handles the target's intents, without those that the target has itself;
  ///   none where the target has a handler.
  static func of(_ target: XcodeTarget, among extensions: [XcodeTarget]) -> [String] {
    let definitions = definitions(of: target)
    guard !definitions.isEmpty, target.swiftFiles.allSatisfy({ classes(in: $0).isEmpty })
    else { return [] }
    let own = Set(target.swiftFiles)
    for found in extensions where !definitions.isDisjoint(with: Self.definitions(of: found)) {
      let files = found.swiftFiles.filter { !own.contains($0) }
      if files.contains(where: { !classes(in: $0).isEmpty }) { return files }
    }
    return []
  }

  /// The classes in a file that inherit `INExtension`.
  static func classes(in file: String) -> [String] {
    HandlerSearch.classes(
      in: String(decoding: FileManager.default.contents(atPath: file) ?? Data(), as: UTF8.self))
  }

  private static func definitions(of target: XcodeTarget) -> Set<String> {
    Set((target.sources + target.resources).filter { $0.kind == .intentDefinition }.map(\.path))
  }
}
