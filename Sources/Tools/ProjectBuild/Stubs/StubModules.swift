import Failures
import Foundation
import SwiftSource
import XcodeProject

/// The stub modules of a target: one for each module that isn't there, all of them with the same declarations, which
/// are inferred from how the code uses them.
final class StubModules {
  let target: XcodeTarget
  let folder: String
  let library: VitrineLibrary
  private let cache: String
  private let source: SwiftSource
  private var model = StubModel()
  private var imports: [String] = []
  /// The Swift of the modules that were made.
  private var exported: [String: String] = [:]
  private var known: [[String]: [String: [String]]] = [:]
  /// The modules that are replaced by stubs, in order.
  private(set) var modules: [String] = []
  /// Those of them whose source is there and can't be compiled, which has a problem of its own.
  var refused: Set<String> = []
  /// Whether stubs declare names that Apple's modules have and Vitrine's lack.
  private(set) var hasApples = false
  /// The classes and protocols in Objective-C that Swift sees without an import, with their headers.
  private var implicit: [String: String] = [:]
  /// Whether nothing is declared for them, as nothing is used.
  var isEmpty: Bool { model == StubModel() }

  /// The files that the repository doesn't hold, and that may declare what isn't found.
  var hiddenFiles: [String] { HiddenFiles(of: target).names }

  /// The module that the others export.
  static let name = "VitrineStubs"

  /// Whether the code imports them.
  var isImported: Bool { !modules.isEmpty || !implicit.isEmpty || hasApples }

  /// The file that says that names of Apple's were missing.
  private var applesFile: String { "\(folder)/apples" }

  /// The file with the edition of Vitrine for which the folder's stubs were made.
  private var editionFile: String { "\(folder)/edition" }

  /// Names of Apple's, as `UIView.safeAreaLayoutGuide`, that are declared by stubs.
  var appleNames: [String] {
    let hidden = Set(hiddenNames)
    return AppleName.all(in: model, besidesModules: !modules.isEmpty).filter {
      !hidden.contains($0)
    }
  }

  /// The words by which code sees the stubs without an import.
  var implicitOptions: [String] {
    ["-Xfrontend", "-import-module", "-Xfrontend", Self.name]
  }

  /// The names of the headers whose Objective-C declarations are replaced by stubs.
  var headers: [String] {
    Set(implicit.filter { model.types[$0.key] != nil }.values).map {
      ($0 as NSString).lastPathComponent
    }.sorted()
  }

  var importFolder: String { "\(folder)/modules" }
  var objects: [String] {
    !isImported ? [] : ["\(folder)/\(Self.name).o"]
  }

  init(
    target: XcodeTarget, folder: String, library: VitrineLibrary, cache: String, source: SwiftSource
  ) {
    self.target = target
    self.folder = folder
    self.library = library
    self.cache = cache
    self.source = source
    guard FileManager.default.contents(atPath: editionFile) == Data(library.edition.utf8) else {
      // Another edition may have what was missing, and a stub's module would hide its own.
      try? FileManager.default.removeItem(atPath: folder)
      return
    }
    guard let data = FileManager.default.contents(atPath: "\(folder)/model.json"),
      let model = try? JSONDecoder().decode(StubModel.self, from: data)
    else { return }
    self.model = model
    imports = keptImports()
    hasApples = FileManager.default.fileExists(atPath: applesFile)
  }

  /// Makes modules that can be imported.
  ///
  /// - Parameter files: the files that import them.
  func add(_ new: [String], for files: [String]) throws(Failure) {
    guard !new.isEmpty else { return }
    modules = Array(Set(modules + new)).sorted()
    try make(for: files)
  }

  /// Lets the code see stubs of what is declared in Objective-C, where it uses that.
  func addImplicit(_ names: [String: String], for files: [String]) throws(Failure) {
    implicit.merge(names) { old, _ in old }
    try make(for: files)
  }

  /// Lets the code see stubs of names that Apple's modules have and Vitrine's lack, where it uses such.
  ///
  /// - Parameter messages: the compiler's, of the code without them.
  /// - Returns: whether there are such names.
  func addApples(_ messages: [CompilerMessage], for files: [String]) throws(Failure) -> Bool {
    let own = Set(try ownTypes(in: files).keys)
    let facts = messages.lazy.filter { $0.level == .error && !AppleName.isMisspelt($0.text) }
      .compactMap { StubFact($0.text) }
    guard facts.contains(where: { AppleName.isOfApples($0, besides: own) }) else { return false }
    hasApples = true
    try make(for: files)
    return true
  }

  /// Lets all files of a module see the stubs, where one that imports no missing module uses a name that Apple's modules
  /// have and Vitrine's lack.
  func addApples(
    _ messages: [CompilerMessage], outsideImportersIn module: ModuleSource
  ) throws(Failure) -> Bool {
    let importers = try importing(module)
    return try addApples(
      messages.filter { message in
        guard !importers.contains(message.path) else { return false }
        switch StubFact(message.text) {
        case .type, .exported, .value, .member: return true
        default: return false
        }
      }, for: module.files)
  }

  /// Lets the code see stubs of what files declare that the repository doesn't hold.
  ///
  /// - Parameter messages: the compiler's, of the code without them.
  /// - Returns: whether there may be such names.
  func addHidden(_ messages: [CompilerMessage], for files: [String]) throws(Failure) -> Bool {
    guard !hiddenFiles.isEmpty else { return false }
    let own = Set(try ownTypes(in: files).keys)
    let names = messages.filter { $0.level == .error && !AppleName.isMisspelt($0.text) }
      .compactMap { message in
        StubFact(message.text)?.called(in: message.sourceLines()[...])?.hiddenName(besides: own)
      }
    guard !names.isEmpty else { return false }
    model.hidden.formUnion(names)
    hasApples = true
    try make(for: files)
    return true
  }

  /// The names that files declare which aren't there, and for which there are stubs.
  var hiddenNames: [String] { model.hiddenNames }

  /// Writes down that the code needs stubs of Apple's names; the next build begins with them.
  func keepApples() throws(Failure) {
    try BuiltFile.write("", to: applesFile)
  }

  private func make(for files: [String]) throws(Failure) {
    let imported = try source.imports(
      of: files, platform: target.platform.rawValue, conditions: target.swift.conditions)
    imports = Array(Set(imports + imported.flatMap(\.needed))).filter {
      library.has($0) && !modules.contains($0)
    }.sorted()
    if try !compile() {
      // What was inferred of older code doesn't fit.
      model = StubModel()
      guard try compile() else {
        throw Failure(
          "The stubs of \(modules.joined(separator: ", ")) can't be compiled.",
          at: "\(folder)/\(Self.name).swift", remedy: "Give these modules by --stub MODULE=FILE.")
      }
    }
    for module in modules where exported[module] == nil { try export(module) }
  }

  /// The types that files declare, read once a build: every round of the inference asks for them.
  private func ownTypes(in files: [String]) throws(Failure) -> [String: [String]] {
    if let known = known[files] { return known }
    let own = try source.ownTypes(in: files)
    known[files] = own
    return own
  }

  // MARK: Inference

  /// The limit on checking one expression while names are missing from it, in seconds.
  private static let expressionLimit = 5

  /// Compiles a module with stubs of what the compiler's messages say is missing, and without the code that stubs can't
  /// satisfy.
  ///
  /// Code with other errors is left out in the end, too, with the compiler's words: one that Vitrine or a stub causes in
  /// a way that isn't known would leave nothing to see. Where nothing is missing, every error stays one; in the target, too,
  /// what isn't Swift at all, and all errors once it was compiled: those are of what was changed since.
  ///
  /// - Parameter isTarget: whether it is the target's own module, which may take longer.
  /// - Returns: the compilation, with the errors that remain.
  func complete(
    _ module: inout ModuleSource, isTarget: Bool
  ) throws(Failure) -> ModuleBuild.Outcome {
    var cost = StubCost()
    // What was inferred of older code may be in the way of newer code.
    var isFresh = model == StubModel()
    while true {
      try leaveOut(of: &module)
      let build = build(module)
      let isFirst = cost.rounds == 0
      if isFirst, build.isUpToDate { return try build.run() }
      cost.rounds += 1
      var outcome = try build.check(limit: Self.expressionLimit)
      if outcome.errors.allSatisfy(\.isOfTime) { outcome = try build.run() }
      if outcome.isSuccess { return outcome.objects.isEmpty ? try build.run() : outcome }
      if cost.reaches(isTarget ? .target : .part) {
        limits.insert(
          "\(Self.limit(module.name)): \(cost.description), which is the limit."
        )
        return outcome
      }
      let errors = outcome.errors.filter { !$0.isOfTime }
      if cost.isWithin(.learning),
        try learn(from: outcome.messages.filter { !$0.isOfTime }, files: module.files)
      {
        continue
      }
      let names = StubNames(model, modules: modules)
      let importing = try importing(module)
      if !isFresh, isFirst, try isOfStubs(errors, names, importing) {
        isFresh = true
        let hidden = model.hidden
        model = StubModel()
        model.hidden = hidden
        leftOut[module.name]?.clear()
        guard try compile() else { return outcome }
        continue
      }
      if try leftOut[module.name, default: newLeftOut(module)].leaveOut(
        outcome.errors, importing: importing, names: names)
      {
        continue
      }
      if isTarget {
        guard !isCompiledBefore, !modules.isEmpty || hasApples else { return outcome }
        guard try areParsed(errors.map(\.path)) else { return outcome }
      }
      guard try leftOut[module.name, default: newLeftOut(module)].leaveOut(outcome.errors)
      else { return outcome }
    }
  }

  /// - Returns: whether there was anything new in the messages.
  private func learn(
    from messages: [CompilerMessage], files: [String]
  ) throws(Failure) -> Bool {
    let before = model
    try note(messages, files: files)
    if model == before { return false }
    if try compile() { return model != before }
    model = before
    _ = try compile()
    return false
  }

  // MARK: Code that is left out

  /// The code of each module that is left out.
  private var leftOut: [String: LeftOutCode] = [:]
  /// The files of each module that import missing modules.
  private var importers: [String: Set<String>] = [:]
  /// Messages on modules at which the inference ended early.
  private(set) var limits: Set<String> = []

  /// The places whose code isn't compiled, in order.
  var leftOutPlaces: [LeftOutPlace] {
    leftOut.sorted { $0.key < $1.key }.flatMap(\.value.places).sorted {
      ($0.file, $0.line, $0.name) < ($1.file, $1.line, $1.name)
    }
  }

  /// Forgets what was left out of a module that is replaced by a stub after all.
  func keepWhole(_ module: ModuleSource) {
    leftOut[module.name] = nil
    limits = limits.filter { !$0.hasPrefix(Self.limit(module.name)) }
  }

  private static func limit(_ module: String) -> String {
    "The stubs of the module \(module) aren't finished"
  }

  private func newLeftOut(_ module: ModuleSource) -> LeftOutCode {
    LeftOutCode(
      folder: "\(folder)/code/\(BuildFolder.component(module.name))", edition: library.edition,
      source: source)
  }

  /// Lets a module be compiled without what is left out of it.
  func leaveOut(of module: inout ModuleSource) throws(Failure) {
    var code = leftOut[module.name] ?? newLeftOut(module)
    module.shadows = try code.write(for: module.files)
    leftOut[module.name] = code
    let words = ["-Xfrontend", "-import-module", "-Xfrontend", "StubSupport"]
    if !module.shadows.isEmpty, !module.options.contains("StubSupport") { module.options += words }
  }

  private func build(_ module: ModuleSource) -> ModuleBuild {
    ModuleBuild(source: module, library: library, cache: cache)
  }

  private func importing(_ module: ModuleSource) throws(Failure) -> Set<String> {
    if let known = importers[module.name] { return known }
    let all = try source.imports(
      of: module.files, platform: target.platform.rawValue, conditions: module.swift.conditions)
    let found = all.filter { !Set($0.needed + $0.optional).isDisjoint(with: modules) }.map(\.file)
    importers[module.name] = Set(found)
    return Set(found)
  }

  /// Whether stubs are the cause of any of the errors.
  private func isOfStubs(
    _ errors: [CompilerMessage], _ names: StubNames, _ importing: Set<String>
  ) throws(Failure) -> Bool {
    errors.contains { error in
      names.areCause(
        of: error.text, in: String(error.sourceLines().last ?? ""),
        imports: importing.contains(error.path))
    }
  }

  private func note(_ messages: [CompilerMessage], files: [String]) throws(Failure) {
    let own = try ownTypes(in: files)
    let types = Set(own.keys)
    var findings = StubFinding.facts(of: messages).compactMap { fact, error -> StubFinding? in
      if modules.isEmpty, hasApples, AppleName.isMisspelt(error.text) { return nil }
      return fact.called(in: error.sourceLines()[...]).map {
        StubFinding(fact: $0, file: error.path, line: error.line)
      }
    }
    .filter {
      !modules.isEmpty || isOfImplicit($0) || isHidden($0, besides: types)
        || hasApples && AppleName.isOfApples($0.fact, besides: types)
    }
    if !modules.isEmpty { findings = model.export(findings, has: library.has) }
    let names = StubModel.names(findings)
    let uses = try source.uses(of: names, in: files)
    model.learn(findings, uses: uses, own: own, modules: Set(modules))
  }

  /// Whether a name may be one of Objective-C's: others that are missing aren't made up.
  private func isOfImplicit(_ finding: StubFinding) -> Bool {
    switch finding.fact {
    case .type(let name), .exported(let name, _), .value(let name), .attribute(let name):
      implicit[name] != nil || model.hidden.contains(name)
    case .member(_, let owner, _): model.resolved(owner) != nil
    case .initializer, .label: false
    default: true
    }
  }

  /// Whether a file that isn't there may declare a member or an initialiser that is missing, which is written down.
  private func isHidden(_ finding: StubFinding, besides own: Set<String>) -> Bool {
    guard !model.hidden.isEmpty, let name = finding.fact.hiddenName(besides: own) else {
      return false
    }
    switch finding.fact {
    case .member, .initializer:
      model.hidden.insert(name)
      return true
    default: return false
    }
  }

  // MARK: Modules

  /// The attempts to write stubs that the compiler doesn't refuse.
  private static let refusals = 12

  private func compile() throws(Failure) -> Bool {
    let file = "\(folder)/\(Self.name).swift"
    for _ in 0..<Self.refusals {
      try BuiltFile.write(StubWriter(model: model, imports: imports).text, to: file)
      try BuiltFile.makeFolder(importFolder)
      let words = arguments([
        "-module-name", Self.name, "-parse-as-library", "-emit-module", "-emit-module-path",
        "\(importFolder)/\(Self.name).swiftmodule", "-c", "-o", "\(folder)/\(Self.name).o", "-wmo",
        file,
      ])
      let stamp = FileStamp.of([file], and: words + [library.edition])
      let stampFile = "\(folder)/built"
      if FileManager.default.contents(atPath: stampFile) == Data(stamp.utf8) {
        try exportAgain()
        return true
      }
      let run = try Compiler.run(words, in: folder)
      if run.status == 0 {
        try BuiltFile.write(stamp, to: stampFile)
        try save()
        try exportAgain()
        return true
      }
      guard refuse(CompilerMessage.parse(run.output + run.errors)) else { return false }
    }
    return false
  }

  /// Takes back what a stub can't be: an alias or a conformance that the compiler refuses.
  private func refuse(_ messages: [CompilerMessage]) -> Bool {
    let file = FileManager.default.contents(atPath: "\(folder)/\(Self.name).swift") ?? Data()
    let lines = String(decoding: file, as: UTF8.self).split(
      separator: "\n", omittingEmptySubsequences: false)
    var hasChanged = false
    for message in messages
    where message.level == .error && lines.indices.contains(message.line - 1) {
      let line = lines[message.line - 1]
      if let member = StubWriter.member(line) {
        hasChanged = model.refused.insert(member).inserted || hasChanged
        continue
      }
      guard let match = line.firstMatch(of: /(?:typealias|struct|class|protocol|extension) (\w+)/)
      else {
        continue
      }
      let name = String(match.1)
      if model.types[name]?.alias != nil {
        model.types[name]?.alias = nil
        hasChanged = true
      } else if model.extensions.removeValue(forKey: name) != nil {
        hasChanged = true
      } else if let type = model.types[name], !type.conformances.isEmpty {
        model.types[name]?.conformances = type.conformances.contains("View") ? ["View"] : []
        hasChanged = hasChanged || model.types[name] != type
      }
    }
    return hasChanged
  }

  /// Makes the modules whose own names are others now.
  private func exportAgain() throws(Failure) {
    for (module, text) in exported.sorted(by: { $0.key < $1.key })
    where text != model.text(of: module) {
      try export(module)
    }
  }

  /// A module with the missing one's name and all declarations.
  private func export(_ module: String) throws(Failure) {
    let file = "\(folder)/exports/\(module).swift"
    let product = "\(importFolder)/\(module).swiftmodule"
    let text = model.text(of: module)
    try BuiltFile.write(text, to: file)
    exported[module] = text
    let words = arguments([
      "-module-name", module, "-I", importFolder, "-emit-module", "-emit-module-path", product,
      "-parse-as-library", "-wmo", file,
    ])
    let stamp = FileStamp.of([file], and: words + [library.edition])
    let stampFile = "\(folder)/exports/\(module).stamp"
    if FileManager.default.contents(atPath: stampFile) == Data(stamp.utf8) { return }
    let run = try Compiler.run(words, in: folder)
    guard run.status == 0 else {
      throw Failure("A stub of \(module) can't be made: \(PlainText.short(run.errors, 500))")
    }
    try BuiltFile.write(stamp, to: stampFile)
  }

  private func arguments(_ words: [String]) -> [String] {
    [
      "swiftc", "-swift-version", "5", "-Onone", "-suppress-warnings", "-diagnostic-style", "llvm",
      "-module-cache-path", cache, "-D",
      "VITRINE_PLATFORM_\(target.platform.rawValue.uppercased())",
    ] + words + library.compileOptions
  }

  private func save() throws(Failure) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(model) else { return }
    try BuiltFile.write(data, to: "\(folder)/model.json")
    try BuiltFile.write(imports.map { "\($0)\n" }.joined(), to: importsFile)
    try BuiltFile.write(library.edition, to: editionFile)
  }

  /// The modules that the stubs import: all that a run comes by, from the start of the next one on, so that the stubs stay
  /// the same file.
  private var importsFile: String { "\(folder)/imports" }

  private func keptImports() -> [String] {
    let data = FileManager.default.contents(atPath: importsFile) ?? Data()
    return String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
      .filter(library.has)
  }
}
