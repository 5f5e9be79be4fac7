import Failures
import Foundation
import SwiftSource
import XcodeProject

/// The modules that a target imports and that aren't Apple's: each is built where its source lies on this machine,
/// those that it imports first; for the others stub modules are made.
final class DependencyBuild {
  private let target: XcodeTarget
  private let folder: BuildFolder
  private let library: VitrineLibrary
  private let report: (String) -> Void
  private let finder: ModuleFinder
  private let source: SwiftSource
  private let stubs: StubModules
  private var seen: Set<String>
  /// Where the source of a module is; nil for one that was looked for in vain.
  private var sources: [String: FoundModule?] = [:]
  /// The files that the target needs of modules in source.
  private var reached: ReachedFiles?
  /// Modules that were looked for, and of which no source could be compiled.
  private var absent: Set<String> = []
  private(set) var result = Result()

  /// The inputs that dependencies add to the compilation and the link of the target.
  struct Result {
    var importFolders: [String] = []
    /// Words for Swift's compiler that find modules in C.
    var importOptions: [String] = []
    /// The headers that these modules consist of.
    var headers: [String] = []
    var objects: [String] = []
    var bundles: [PackageBundle] = []
    /// Frameworks of the project with resources of their own.
    var frameworks: [XcodeTarget] = []
    var problems: [ProjectProblem] = []
    var wasUpToDate = true
  }

  init(
    for target: XcodeTarget, in project: XcodeProject, folder: BuildFolder,
    library: VitrineLibrary, options: BuildOptions, report: @escaping (String) -> Void
  ) {
    self.target = target
    self.folder = folder
    self.library = library
    self.report = report
    source = folder.source
    finder = ModuleFinder(for: target, in: project, options: options, cache: folder.manifests)
    stubs = StubModules(
      target: target, folder: "\(folder.target(target.name))/stubs", library: library,
      cache: folder.moduleCache, source: source)
    seen = [target.moduleName]
  }

  // MARK: The target

  /// Builds what the target's files import, then compiles them.
  ///
  /// - Parameter learns: whether stubs are made of what is missing.
  func compile(
    _ module: ModuleSource, learns: Bool = true
  ) throws(Failure) -> ModuleBuild.Outcome {
    try reach(from: module)
    let missing = try build(importsOf: module.files, swift: module.swift)
    let bridged = try BridgedCode(
      of: target, in: "\(folder.target(target.name))/bridging", headers: finder.headers)
    result.objects += bridged.objects
    result.problems += bridged.problems
    var module = module
    module.options += bridged.options
    if let header = bridged.header { module.headers.append(header) }
    if !bridged.objectiveC.isEmpty {
      try stubs.addImplicit(bridged.objectiveC, for: module.files)
      module.options += stubs.implicitOptions
    } else if stubs.hasApples {
      try stubs.addImplicit([:], for: module.files)
      module.options += stubs.implicitOptions
    }
    let outcome = try compile(module, missing, learns: learns)
    result.problems += finder.problems + stubs.problems
    if outcome.isSuccess {
      result.objects += stubs.objects
      if stubs.isImported { try stubs.noteCompiled() }
    }
    return outcome
  }

  /// The modules that are replaced by stubs, where code uses anything of them.
  var stubModules: [String] {
    stubs.isEmpty ? [] : stubs.modules + stubs.headers + stubs.appleNames + stubs.hiddenNames
  }

  /// - Parameter missing: the modules that it imports and that aren't there.
  private func compile(
    _ module: ModuleSource, _ missing: [String], learns: Bool
  ) throws(Failure) -> ModuleBuild.Outcome {
    var module = module
    module.importFolders = result.importFolders
    module.options += result.importOptions
    module.headers += result.headers
    try stubs.add(missing, for: module.files)
    if stubs.isImported {
      module.importFolders.append(stubs.importFolder)
      try stubs.leaveOut(of: &module)
    }
    // Without stubs of what is missing it can't be compiled.
    let isNew = learns && !missing.isEmpty && stubs.isEmpty
    var build = ModuleBuild(source: module, library: library, cache: folder.moduleCache)
    var outcome = try isNew ? build.check() : build.run()
    if !outcome.isSuccess, !learns { return outcome }
    var missing = missing
    // Imports in `#if canImport(…)` count as optional; the compiler says which of them the code can't do without.
    while !outcome.isSuccess {
      let more = Self.unfoundModules(outcome.messages).filter { !missing.contains($0) }
      guard !more.isEmpty else { break }
      missing += more
      try stubs.add(more, for: module.files)
      if stubs.isImported, !module.importFolders.contains(stubs.importFolder) {
        module.importFolders.append(stubs.importFolder)
      }
      build = ModuleBuild(source: module, library: library, cache: folder.moduleCache)
      outcome = try build.run()
    }
    if outcome.isSuccess { return isNew && outcome.objects.isEmpty ? try build.run() : outcome }
    if !missing.isEmpty || module.options.contains(StubModules.name) {
      if !module.options.contains(StubModules.name),
        try stubs.addApples(outcome.messages, outsideImportersIn: module)
      {
        module.options += stubs.implicitOptions
      }
      let completed = try stubs.complete(
        &module, isTarget: module.name == target.moduleName)
      if completed.isSuccess, stubs.hasApples { try stubs.keepApples() }
      return completed
    }
    guard module.name == target.moduleName else { return outcome }
    let hasHidden = try stubs.addHidden(outcome.messages, for: module.files)
    let hasApples = try stubs.addApples(outcome.messages, for: module.files)
    let hasOverrides = outcome.errors.contains { StubNames.needsObjectiveC($0.text) }
    guard hasHidden || hasApples || hasOverrides else { return outcome }
    if hasHidden || hasApples {
      module.options += stubs.implicitOptions
      module.importFolders.append(stubs.importFolder)
    }
    let completed = try stubs.complete(&module, isTarget: true)
    if completed.isSuccess, stubs.hasApples { try stubs.keepApples() }
    return completed
  }

  /// Compiles another module than the target's with stubs of names that Apple's modules have and Vitrine's lack, and
  /// without the code that the compiler refuses for another reason, as an override of a method in Objective-C: a stub of
  /// the whole module would leave all of its views out.
  private func completePart(
    of module: ModuleSource, after outcome: ModuleBuild.Outcome
  ) throws(Failure) -> ModuleBuild.Outcome {
    var module = module
    module.importFolders = result.importFolders
    module.options += result.importOptions
    module.headers += result.headers
    // A module that it imports may be compiled against stubs.
    if stubs.isImported { module.importFolders.append(stubs.importFolder) }
    // What took many rounds in vain isn't tried again before something changes.
    let vain = "\(module.folder)/vain"
    let stamp = Data(
      ModuleBuild(source: module, library: library, cache: folder.moduleCache).stamp.utf8)
    guard FileManager.default.contents(atPath: vain) != stamp else { return outcome }
    if try stubs.addApples(outcome.messages, for: module.files) {
      if !module.importFolders.contains(stubs.importFolder) {
        module.importFolders.append(stubs.importFolder)
      }
      module.options += stubs.implicitOptions
    }
    let completed = try stubs.complete(&module, isTarget: false)
    if completed.isSuccess {
      if stubs.hasApples { try stubs.keepApples() }
    } else {
      stubs.keepWhole(module)
      try BuiltFile.write(stamp, to: vain)
    }
    return completed
  }

  /// The modules that an import names and the compiler didn't find.
  static func unfoundModules(_ messages: [CompilerMessage]) -> [String] {
    Set(
      messages.compactMap { message in
        guard message.level == .error else { return nil }
        return message.text.firstMatch(of: /^no such module '([^'.]+)/).map { String($0.1) }
      }
    ).sorted()
  }

  // MARK: Modules

  /// Finds the files that the target needs of modules in source, before any of them is built.
  private func reach(from module: ModuleSource) throws(Failure) {
    var reached = ReachedFiles(for: try source.outlines(of: module.files))
    var imported: [String: [String]] = [:]
    var seen: Set<String> = [module.name]
    var waiting = try imports(of: module.files, module.swift).values.flatMap { $0 }
    while !waiting.isEmpty {
      for name in Set(waiting).sorted() where seen.insert(name).inserted {
        guard let found = try source(of: name), !found.files.isEmpty else { continue }
        if case .given = found.origin { continue }
        seen.insert(found.name)
        reached.add(found.name, try source.outlines(of: found.files))
        imported.merge(try imports(of: found.files, found.swift)) { old, _ in old }
      }
      waiting = reached.advance().values.flatMap { $0 }.flatMap { imported[$0] ?? [] }
    }
    self.reached = reached
  }

  /// The modules that each of the files imports.
  private func imports(
    of files: [String], _ swift: SwiftSettings
  ) throws(Failure) -> [String: [String]] {
    let found = try source.imports(
      of: files, platform: target.platform.rawValue, conditions: swift.conditions)
    return Dictionary(found.map { ($0.file, $0.needed + $0.optional) }) { old, _ in old }
  }

  /// - Returns: the modules among them that aren't there.
  private func build(importsOf files: [String], swift: SwiftSettings) throws(Failure) -> [String] {
    let imports = try source.imports(
      of: files, platform: target.platform.rawValue, conditions: swift.conditions)
    let needed = Set(imports.flatMap(\.needed))
    let optional = Set(imports.flatMap(\.optional)).subtracting(needed)
    var missing: [String] = []
    for module in needed.sorted() {
      if try !isThere(module) { missing.append(module) }
    }
    for module in optional.sorted() { _ = try isThere(module) }
    return missing
  }

  /// Builds a module where its source is found.
  private func isThere(_ module: String) throws(Failure) -> Bool {
    if seen.insert(module).inserted, try !make(module) { absent.insert(module) }
    return !absent.contains(module)
  }

  private func make(_ module: String) throws(Failure) -> Bool {
    guard let found = try source(of: module) else { return isApples(module) }
    return try build(found)
  }

  /// Whether Vitrine has a module of Apple's. A package's product may have the name of one, as Charts has: the code
  /// means the package's.
  private func isApples(_ module: String) -> Bool {
    library.has(module) && !target.packageProducts.contains { $0.name == module }
  }

  /// - Returns: nil for Apple's modules, and for those whose source isn't there.
  private func source(of module: String) throws(Failure) -> FoundModule? {
    if let known = sources[module] { return known }
    var found = try find(finder.named, module)
    if found == nil, !isApples(module) { found = try find(finder.anywhere, module) }
    sources[module] = .some(found)
    return found
  }

  /// A package whose manifest can't be read is a problem, and its module isn't there.
  private func find(
    _ search: (String) throws(Failure) -> FoundModule?, _ module: String
  ) throws(Failure) -> FoundModule? {
    do {
      return try search(module)
    } catch  where error.status == .usage {
      throw error
    } catch {
      result.problems.append(ProjectProblem(.unreadable, error.cause, at: error.place))
      return nil
    }
  }

  /// - Returns: false where it can't be compiled; a stub replaces it then.
  private func build(_ found: FoundModule) throws(Failure) -> Bool {
    if case .package(let package) = found.origin {
      result.problems += package.problems
      if package.swiftFiles.isEmpty { return try buildC(package) }
    }
    guard let needed = reached?.modules[found.name]?.reached else {
      return try build(found, of: found.files)
    }
    return try build(found, of: found.files.filter(needed.contains))
  }

  /// - Parameter files: those of the module's files that the target needs.
  private func build(_ found: FoundModule, of files: [String]) throws(Failure) -> Bool {
    let isWhole = files.count == found.files.count
    let place = "\(folder.path)/modules/\(target.platform.rawValue)"
    let products = "\(place)/\(BuildFolder.component(found.name))"
    var generated = try generate(for: found, in: "\(products)/generated")
    if files.isEmpty, generated.isEmpty {
      // A module that code imports and needs nothing of.
      generated = ["\(products)/generated/Empty.swift"]
      try BuiltFile.write("", to: generated[0])
    }
    let missing = try build(importsOf: files, swift: found.swift)
    // What is compiled against a target's stubs is that target's.
    let own = "\(folder.target(target.name))/modules/\(found.name)"
    var module = ModuleSource(
      name: found.name, files: files + generated, swift: found.swift,
      platform: target.platform, folder: missing.isEmpty && isWhole ? products : own,
      isImported: true)
    if case .package(let package) = found.origin {
      // Declarations with the access level `package`.
      module.options += ["-package-name", package.package]
    }
    var outcome = try compile(module, missing, learns: true)
    if !outcome.isSuccess, missing.isEmpty {
      module.folder = own
      outcome = try completePart(of: module, after: outcome)
    }
    guard outcome.isSuccess else {
      if !isWhole, lacksOwnNames(outcome, found.name) {
        return try build(found, of: found.files)
      }
      note(failed: found, outcome)
      return false
    }
    result.importFolders.append(module.folder)
    result.objects += outcome.objects
    result.wasUpToDate = result.wasUpToDate && outcome.wasUpToDate
    switch found.origin {
    case .package(let package):
      if !package.resources.isEmpty { result.bundles.append(PackageBundle(target: package)) }
    case .target(let target): if target.hasBundle { result.frameworks.append(target) }
    case .given: break
    }
    return true
  }

  /// Whether the compiler misses what files of the module declare that were left out.
  private func lacksOwnNames(_ outcome: ModuleBuild.Outcome, _ module: String) -> Bool {
    let names = reached?.namesLeftOut(of: module) ?? []
    return outcome.errors.contains { !StubNames.words(in: $0.text).isDisjoint(with: names) }
  }

  private func buildC(_ package: PackageTarget) throws(Failure) -> Bool {
    guard FileManager.default.fileExists(atPath: package.headers) else { return false }
    let build = CModuleBuild(
      name: package.module, files: package.cFiles, headers: package.headers,
      options: package.cOptions,
      folder: "\(folder.path)/modules/C/\(BuildFolder.component(package.module))")
    do {
      let outcome = try build.run()
      result.importOptions += outcome.importOptions
      result.headers += build.headerFiles
      result.objects += outcome.objects
      result.wasUpToDate = result.wasUpToDate && outcome.wasUpToDate
      return true
    } catch {
      result.problems.append(ProjectProblem(.unsupported, error.cause, at: error.place))
      return false
    }
  }

  /// Swift that Xcode and the package manager would make.
  private func generate(for found: FoundModule, in folder: String) throws(Failure) -> [String] {
    switch found.origin {
    case .given: return []
    case .target(let target):
      let made = try GeneratedSources(target: target, folder: folder).write()
      result.problems += made.problems
      return made.files
    case .package(let package):
      guard !package.resources.isEmpty else { return [] }
      let bundle = PackageBundle(target: package)
      let made = bundle.sources
      result.problems += made.problems
      return try made.files.map { name, text throws(Failure) in
        try BuiltFile.write(text, to: "\(folder)/\(name)")
        return "\(folder)/\(name)"
      }
    }
  }

  /// The compiler's messages about a module in source, which doesn't stop the target's build.
  private func note(failed found: FoundModule, _ outcome: ModuleBuild.Outcome) {
    let text = BuildReport(target: target, outcome.messages, output: outcome.text)
    report(text.lines.joined(separator: "\n"))
    stubs.refused.insert(found.name)
    result.problems.append(
      ProjectProblem(
        .unsupported,
        "The module \(found.name) can't be compiled: \(text.summary); a stub of what is used of it replaces it.",
        at: found.place, remedy: text.remedy))
  }
}
