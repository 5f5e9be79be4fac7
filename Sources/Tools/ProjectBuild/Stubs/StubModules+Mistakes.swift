import Failures
import Foundation

/// The distinction of mistakes in the code, which stay errors, from what Vitrine or a stub causes.
extension StubModules {
  /// Whether files are Swift by their form.
  func areParsed(_ paths: [String]) throws(Failure) -> Bool {
    let files = Set(paths).filter { FileManager.default.fileExists(atPath: $0) }.sorted()
    return try Compiler.run(["swiftc", "-parse"] + files, in: folder).status == 0
  }

  /// Whether the target was compiled with this edition of Vitrine.
  var isCompiledBefore: Bool {
    FileManager.default.contents(atPath: compiledFile) == Data(library.edition.utf8)
  }

  /// Notes that the target is compiled.
  func noteCompiled() throws(Failure) {
    try BuiltFile.write(library.edition, to: compiledFile)
  }

  private var compiledFile: String { "\(folder)/compiled" }
}
