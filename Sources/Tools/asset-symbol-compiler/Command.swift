import Foundation
import XcodeImport

/// Makes Swift of asset catalogues; the build-tool plug-in calls it.
@main
enum Command {
  static let usage = """
    usage: asset-symbol-compiler FOLDER.xcassets… --output FILE.swift --framework SwiftUI|UIKit
    """

  static func main() {
    do {
      try run(CommandLine.arguments.dropFirst())
    } catch {
      FileHandle.standardError.write(Data("error: \(error)\n".utf8))
      exit(1)
    }
  }

  struct UsageError: Error, CustomStringConvertible {
    let description: String
    init(_ message: String) { description = "\(message)\n\(Command.usage)" }
  }

  static func run(_ arguments: ArraySlice<String>) throws {
    var catalogs: [URL] = []
    var output: String?
    var framework: AssetSymbolCompiler.Framework?
    var rest = arguments
    while let argument = rest.popFirst() {
      switch argument {
      case "--output": output = rest.popFirst()
      case "--framework": framework = rest.popFirst().flatMap(AssetSymbolCompiler.Framework.init)
      case _ where argument.hasPrefix("--"): throw UsageError("\(argument) is no option.")
      default: catalogs.append(URL(fileURLWithPath: argument))
      }
    }
    guard let output, let framework, !catalogs.isEmpty else {
      throw UsageError("a catalogue, --output and --framework are needed.")
    }
    let compiler = AssetSymbolCompiler(catalogs: catalogs, framework: framework)
    for problem in compiler.problems {
      let line = problem.line.map { ":\($0)" } ?? ""
      print("\(problem.file.path)\(line): warning: \(problem.message)")
    }
    let source = Data(compiler.source.utf8)
    // A file that stays as it was needn't be compiled again.
    if FileManager.default.contents(atPath: output) == source { return }
    do {
      try source.write(to: URL(fileURLWithPath: output), options: .atomic)
    } catch {
      throw UsageError("\(output) can't be written (\(error.localizedDescription)).")
    }
  }
}
