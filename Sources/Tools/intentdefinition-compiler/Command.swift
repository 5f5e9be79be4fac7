import Foundation
import XcodeImport

/// Makes Swift of an `.intentdefinition` file; the build-tool plugin calls it.
@main
enum Command {
  static let usage = """
    usage: intentdefinition-compiler FILE.intentdefinition --output FILE.swift [options]
      --with FILE          another definition of the target, whose types this one may name
      --strings FILE       translations: fr.lproj/NAME.strings or mul.lproj/NAME.xcstrings
      --settings FILE      JSON: visibility, language, classPrefix, principalClass, files
      --info FILE          an Info.plist, for its NSExtensionPrincipalClass
      --source FILE        the target's Swift source, to find its INExtension
      --visibility NAME    public, private, project or none
      --language NAME      Automatic, Swift, Objective-C or None
      --class-prefix TEXT  the project's class prefix
    """

  static func main() {
    do {
      try run(Array(CommandLine.arguments.dropFirst()))
    } catch {
      FileHandle.standardError.write(Data("\(error)\n".utf8))
      exit(1)
    }
  }

  struct UsageError: Error, CustomStringConvertible {
    let description: String
    init(_ message: String) { description = "error: \(message)\n\(Command.usage)" }
  }

  static func run(_ arguments: [String]) throws {
    var inputs: [String] = []
    var options: [String: [String]] = [:]
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      guard argument.hasPrefix("--") else {
        inputs.append(argument)
        continue
      }
      guard known.contains(argument) else { throw UsageError("\(argument) is no option.") }
      guard let value = rest.popFirst() else { throw UsageError("\(argument) needs a value.") }
      options[argument, default: []].append(value)
    }
    guard inputs.count == 1, let output = options["--output"]?.last else {
      throw UsageError("one definition and --output are needed.")
    }
    let source = try compiler(inputs[0], options)
      .source(of: inputs[0], others: options["--with"] ?? [])
    // A file that stays as it was needn't be compiled again.
    if FileManager.default.contents(atPath: output) == Data(source.utf8) { return }
    do {
      try Data(source.utf8).write(to: URL(fileURLWithPath: output), options: .atomic)
    } catch {
      throw IntentDefinitionProblem(
        file: output, message: "it can't be written (\(error.localizedDescription)).")
    }
  }

  private static let known: Set<String> = [
    "--output", "--with", "--strings", "--settings", "--info", "--source", "--visibility",
    "--language", "--class-prefix",
  ]

  private static func compiler(
    _ input: String, _ options: [String: [String]]
  ) throws -> IntentDefinitionCompiler {
    var compiler = IntentDefinitionCompiler()
    for file in options["--info"] ?? [] {
      guard let data = FileManager.default.contents(atPath: file) else { continue }
      compiler.settings.principalClass = HandlerSearch.principalClass(infoPlist: data)
    }
    let name = URL(fileURLWithPath: input).deletingPathExtension().lastPathComponent
    for file in options["--settings"] ?? [] {
      try compiler.settings.apply(file: file, definition: name)
    }
    if let text = options["--visibility"]?.last {
      guard let visibility = CodegenSettings.Visibility(rawValue: text) else {
        throw UsageError("--visibility can't be \(text).")
      }
      compiler.settings.visibility = visibility
    }
    if let text = options["--language"]?.last {
      guard let language = CodegenSettings.Language(rawValue: text) else {
        throw UsageError("--language can't be \(text).")
      }
      compiler.settings.language = language
    }
    if let prefix = options["--class-prefix"]?.last { compiler.settings.classPrefix = prefix }
    for file in options["--strings"] ?? [] { try compiler.strings.add(file: file) }
    for file in options["--source"] ?? [] {
      guard let data = FileManager.default.contents(atPath: file) else { continue }
      compiler.handlers += HandlerSearch.classes(in: String(decoding: data, as: UTF8.self))
    }
    return compiler
  }
}
