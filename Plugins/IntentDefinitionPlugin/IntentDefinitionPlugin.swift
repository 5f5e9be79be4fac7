import Foundation
import PackagePlugin

/// Makes Swift of each `.intentdefinition` file of a target, as Xcode does when it builds one.
@main
struct IntentDefinitionPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let module = target.sourceModule else { return [] }
    let files = Files(URL(fileURLWithPath: module.directory.string))
    let definitions = files.paths(withExtension: "intentdefinition")
    guard !definitions.isEmpty else { return [] }
    let names = Dictionary(grouping: definitions) {
      $0.deletingPathExtension().lastPathComponent
    }
    for (name, files) in names.sorted(by: { $0.key < $1.key }) where files.count > 1 {
      let paths = files.map(\.path).joined(separator: ", ")
      Diagnostics.error("two definitions are called \(name) (\(paths)); rename one.")
      return []
    }
    let tool = try context.tool(named: "intentdefinition-compiler").url
    let sources = files.paths(withExtension: "swift").filter(Self.mentionsExtension)
    return definitions.map { definition in
      let name = definition.deletingPathExtension().lastPathComponent
      let output = context.pluginWorkDirectoryURL.appendingPathComponent("\(name)+Intents.swift")
      var arguments = [definition.path, "--output", output.path]
      var inputs = [definition]
      func add(_ option: String, _ files: [URL]) {
        for file in files {
          arguments += [option, file.path]
          inputs.append(file)
        }
      }
      add("--with", definitions.filter { $0 != definition })
      add("--strings", files.tables(of: name))
      add("--info", files.named("Info.plist"))
      add("--settings", files.named("intentdefinition.json"))
      add("--source", sources)
      return .buildCommand(
        displayName: "Making Swift of \(definition.lastPathComponent)", executable: tool,
        arguments: arguments, inputFiles: inputs, outputFiles: [output])
    }
  }

  private static func mentionsExtension(_ file: URL) -> Bool {
    (try? String(contentsOf: file, encoding: .utf8))?.contains("INExtension") ?? false
  }
}

/// What stands in the target's folder, in the order of the paths.
private struct Files {
  private let all: [URL]

  init(_ folder: URL) {
    let found = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    all = (found?.compactMap { $0 as? URL } ?? []).sorted { $0.path < $1.path }
  }

  func paths(withExtension ending: String) -> [URL] { all.filter { $0.pathExtension == ending } }

  func named(_ name: String) -> [URL] { all.filter { $0.lastPathComponent == name } }

  /// A definition's translations: `fr.lproj/NAME.strings`, `mul.lproj/NAME.xcstrings`.
  func tables(of name: String) -> [URL] {
    all.filter {
      ["strings", "xcstrings"].contains($0.pathExtension)
        && $0.deletingPathExtension().lastPathComponent == name
        && $0.deletingLastPathComponent().pathExtension == "lproj"
    }
  }
}
