import Assets
import DisplayList
import Foundation

/// Notes on modules that are replaced by stubs in this product, as the build of an Xcode project wrote them down.
enum StubNotes {
  /// The file beside an executable with the names of modules, one a line.
  static func file(of executable: String) -> String { executable + ".stubs" }

  static let notes: [Diagnostic] = notes(
    of: AssetFolders.executable.flatMap { FileManager.default.contents(atPath: file(of: $0.path)) })

  static func notes(of list: Data?) -> [Diagnostic] {
    String(decoding: list ?? Data(), as: UTF8.self).split(separator: "\n").map { module in
      let what =
        if module.hasSuffix(".h") {
          "The Objective-C that \(module) declares isn't compiled"
        } else if module.contains(".") || module.starts(with: /k[A-Z]/) {
          "\(module) of Apple's isn't there"
        } else {
          "The module \(module) isn't there"
        }
      return Diagnostic(
        code: "stub-module",
        message:
          "\(what): what the code uses of it is a stub, which draws nothing and whose values are empty."
      )
    }
  }
}
