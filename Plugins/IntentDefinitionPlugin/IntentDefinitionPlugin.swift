import Foundation
import PackagePlugin

/// Makes Swift of each `.intentdefinition` file of a target, as Xcode does when it builds one.
@main
struct IntentDefinitionPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let module = target.sourceModule else { return [] }
    // Its URL is there from version 6.1 of the package description on; its path is deprecated by then.
    let folder: any CustomStringConvertible = module.directory
    let files = Files(URL(fileURLWithPath: folder.description))
    let (definitions, doubles) = files.definitions
    for (name, paths) in doubles {
      Diagnostics.error("two definitions are called \(name) (\(paths)); rename one.")
    }
    guard !definitions.isEmpty, doubles.isEmpty else { return [] }
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

/// The files in the target's folder, in the order of their paths.
private struct Files {
  private let all: [URL]

  init(_ folder: URL) {
    let found = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    all = (found?.compactMap { $0 as? URL } ?? []).sorted { $0.path < $1.path }
  }

  func paths(withExtension ending: String) -> [URL] { all.filter { $0.pathExtension == ending } }

  func named(_ name: String) -> [URL] { all.filter { $0.lastPathComponent == name } }

  /// One definition for each name, and the names that several files have. If a file is in the folders of several
  /// languages, such as `Base.lproj` and `fr.lproj`, one is taken: that of Base, else English, else any.
  var definitions: (files: [URL], doubles: [(name: String, paths: String)]) {
    var files: [URL] = []
    var doubles: [(name: String, paths: String)] = []
    let all = Dictionary(grouping: paths(withExtension: "intentdefinition")) {
      $0.deletingPathExtension().lastPathComponent
    }
    for (name, group) in all.sorted(by: { $0.key < $1.key }) {
      let folders = group.map { $0.deletingLastPathComponent() }
      let isLocalized = folders.allSatisfy { $0.pathExtension == "lproj" }
      let parents = Set(folders.map { $0.deletingLastPathComponent().path })
      guard group.count == 1 || (isLocalized && parents.count == 1) else {
        doubles.append((name, group.map(\.path).joined(separator: ", ")))
        continue
      }
      let best = ["Base", "en"].lazy.compactMap { language in
        group.first { $0.deletingLastPathComponent().lastPathComponent == language + ".lproj" }
      }.first
      files.append(best ?? group[0])
    }
    return (files, doubles)
  }

  /// A definition's translations: `fr.lproj/NAME.strings`, `mul.lproj/NAME.xcstrings`.
  func tables(of name: String) -> [URL] {
    all.filter {
      ["strings", "xcstrings"].contains($0.pathExtension)
        && $0.deletingPathExtension().lastPathComponent == name
        && $0.deletingLastPathComponent().pathExtension == "lproj"
    }
  }
}
