import DataModels
import Failures
import Foundation
import XcodeImport
import XcodeProject

/// Swift that Xcode would make of a target's files: classes of intents, symbols of assets.
struct GeneratedSources {
  let target: XcodeTarget
  /// The folder that it is written to.
  let folder: String
  /// Files of the Intents extension that are compiled with the target's own.
  var handlerFiles: [String] = []

  /// - Returns: the files, and what no source could be made of.
  func write() throws(Failure) -> (files: [String], problems: [ProjectProblem]) {
    var files: [String] = []
    var problems: [ProjectProblem] = []
    let sources =
      intents(&problems) + managedClasses(&problems) + symbols(&problems) + strings(&problems)
      + providers(&problems)
    for (name, text) in sources {
      let path = "\(folder)/\(name)"
      try BuiltFile.write(text, to: path)
      files.append(path)
    }
    return (files, problems)
  }

  // MARK: Intents

  private func intents(_ problems: inout [ProjectProblem]) -> [(String, String)] {
    let definitions = target.sources.filter { $0.kind == .intentDefinition && $0.hasGeneratedCode }
      .map(\.path)
    guard !definitions.isEmpty else { return [] }
    let handlers = (target.swiftFiles + handlerFiles).flatMap(HandlerFiles.classes)
    return definitions.compactMap { path in
      var compiler = IntentDefinitionCompiler()
      compiler.handlers = handlers
      compiler.settings.classPrefix = target.settings["INTENTS_CODEGEN_CLASS_PREFIX"] ?? ""
      let name = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
      do {
        for file in strings(of: name) { try compiler.strings.add(file: file) }
        let others = definitions.filter { $0 != path }
        return (
          "\(BuildFolder.component(name))+Intents.swift",
          try compiler.source(of: path, others: others)
        )
      } catch {
        problems.append(ProjectProblem(.unreadable, "\(error)", at: path))
        return nil
      }
    }
  }

  /// The translations of a definition, among the target's files.
  private func strings(of definition: String) -> [String] {
    (target.sources + target.resources).filter { file in
      [.strings, .stringCatalog].contains(file.kind)
        && (file.name as NSString).deletingPathExtension == definition
    }.map(\.path)
  }

  // MARK: Providers

  private func providers(_ problems: inout [ProjectProblem]) -> [(String, String)] {
    var text = ""
    for file in target.swiftFiles {
      let source = String(
        decoding: FileManager.default.contents(atPath: file) ?? Data(), as: UTF8.self)
      for provider in BetaProvider.all(in: source) {
        text += "\n" + provider.source
        problems.append(
          ProjectProblem(
            .unsupported,
            "\(provider.type) has the methods of WidgetKit's first betas; they are called in place of getSnapshot and getTimeline.",
            at: file, remedy: "Rename them: Xcode 12 and later don't know their old names."))
      }
    }
    guard !text.isEmpty else { return [] }
    return [("BetaProviders.swift", "import Intents\nimport SwiftUI\nimport WidgetKit\n" + text)]
  }

  // MARK: Data models

  private func managedClasses(_ problems: inout [ProjectProblem]) -> [(String, String)] {
    (target.sources + target.resources).filter { $0.kind == .dataModel }.compactMap { file in
      do throws(DataModelProblem) {
        return managedClasses(try ManagedClassCompiler(contentsOf: file.path), of: file)
      } catch {
        problems.append(
          ProjectProblem(
            .unreadable, error.message, at: error.file + (error.line.map { ":\($0)" } ?? "")))
        // What doesn't ask the store is drawn nevertheless; who asks it is told of the model again.
        return DataModelReader.newestVersion(of: file.path)
          .flatMap { try? ManagedClassCompiler(contentsOf: $0) }
          .flatMap { managedClasses($0, of: file) }
      }
    }
  }

  private func managedClasses(
    _ compiler: ManagedClassCompiler, of file: ProjectFile
  ) -> (String, String)? {
    let source = compiler.source
    guard !source.isEmpty else { return nil }
    let name = (file.name as NSString).deletingPathExtension
    return ("\(BuildFolder.component(name))+CoreDataClasses.swift", source)
  }

  // MARK: Assets

  private func symbols(_ problems: inout [ProjectProblem]) -> [(String, String)] {
    let catalogs = target.resources.filter { $0.kind == .assetCatalog }
    let isOff = target.settings["ASSETCATALOG_COMPILER_GENERATE_ASSET_SYMBOLS"] == "NO"
    guard !catalogs.isEmpty, !isOff else { return [] }
    var compiler = AssetSymbolCompiler(
      catalogs: catalogs.map { URL(fileURLWithPath: $0.path) }, framework: .swiftUI)
    // Off where the project doesn't say: Xcode 15 writes it into those that it makes or goes over.
    compiler.hasExtensions =
      target.settings["ASSETCATALOG_COMPILER_GENERATE_SWIFT_ASSET_SYMBOL_EXTENSIONS"] == "YES"
    problems += compiler.projectProblems
    return [("GeneratedAssetSymbols.swift", compiler.source), ("Bundle+Module.swift", Self.bundle)]
  }

  // MARK: Strings

  /// Symbols of string catalogues, of which Xcode makes them.
  private func strings(_ problems: inout [ProjectProblem]) -> [(String, String)] {
    guard target.settings["STRING_CATALOG_GENERATE_SYMBOLS"] == "YES" else { return [] }
    return target.resources.filter { $0.kind == .stringCatalog }.compactMap { file in
      let name = (file.name as NSString).deletingPathExtension
      let data = FileManager.default.contents(atPath: file.path) ?? Data()
      guard let compiler = StringSymbolCompiler(data, named: name) else {
        problems.append(
          ProjectProblem(
            .unreadable, "It isn't a string catalogue, so it gets no symbols.", at: file.path,
            remedy: "Mend it there."))
        return nil
      }
      problems += compiler.problems.map { ProjectProblem(.unsupported, $0, at: file.path) }
      return ("GeneratedStringSymbols_\(BuildFolder.component(name)).swift", compiler.source)
    }
  }

  /// The bundle of an extension is the main one.
  private static let bundle = """
    import Foundation

    extension Foundation.Bundle {
      static var module: Foundation.Bundle { Foundation.Bundle.main }
    }

    """
}
