import Foundation
import WidgetHost

/// Sets a project up: configuration, workflows, a test target.
enum InitVerb {
  /// - Parameters:
  ///   - folder: the package's.
  ///   - own: the product that is running, where that is a widget's executable.
  /// - Throws: ``UsageError``, where there is no package with widgets; ``HostError``, where it can't be
  ///   read.
  static func run(_ folder: String, own: String?, _ choices: Choices) throws -> Int32 {
    let package = URL(fileURLWithPath: folder, isDirectory: true).standardizedFileURL
      .resolvingSymlinksInPath().path
    guard FileManager.default.isReadableFile(atPath: "\(package)/Package.swift") else {
      throw UsageError(
        "There is no Package.swift in \(folder). Run init in a package's folder, or name the folder: "
          + "vitrine init DIR.")
    }
    let dump = try PackageManifest.dumped(in: package)
    let manifest: PackageManifest
    do {
      manifest = try PackageManifest(dump: dump)
    } catch {
      throw HostError(
        "What swift package dump-package says of \(package) isn't understood: \(error)")
    }
    let repository = repository(around: package)
    let setup = try setup(manifest, package, repository, own: own, choices)
    var lines: [String] = []
    for file in files(of: setup, package, repository) {
      lines.append(try write(file, choices))
    }
    let (line, additions) = try edit(manifest, dump, setup, package, choices)
    lines += [line].compactMap { $0 }
    for line in lines { print(line) }
    for note in additions + notes(setup, package) { print("\n" + note) }
    return 0
  }

  // MARK: What is set up

  private static func setup(
    _ manifest: PackageManifest, _ package: String, _ repository: String, own: String?,
    _ choices: Choices
  ) throws -> Setup {
    let products = manifest.widgetProducts
    guard let first = products.first else {
      throw UsageError(
        "No executable target in \(package)/Package.swift depends on the product WidgetKit, so there "
          + "are no widgets to verify. Give one the dependency "
          + ".product(name: \"WidgetKit\", package: \"vitrine\").")
    }
    let names = products.map(\.product)
    let wanted = choices.product ?? (names.contains(own ?? "") ? own : nil)
    if let wanted, !names.contains(wanted) {
      throw UsageError.unknown("product with widgets", wanted, among: names)
    }
    guard wanted != nil || names.count == 1 else {
      throw UsageError(
        "There are several products with widgets: \(names.joined(separator: ", ")). Say which is "
          + "meant: --product \(names[0]).")
    }
    let (product, target) = products.first { $0.product == wanted } ?? first
    guard let vitrine = manifest.vitrine(of: target) else {
      throw UsageError(
        "\(package)/Package.swift names no package that WidgetKit comes from. Init sets up packages "
          + "that depend on Vitrine.")
    }
    let folders = choices.goldens.split(separator: "/", omittingEmptySubsequences: false)
    guard !choices.goldens.hasPrefix("/"), !folders.contains(".."), !folders.contains("") else {
      throw UsageError(
        "--goldens: goldens have to lie in the package, to be committed: give a folder below it, not "
          + "“\(Progress.line(choices.goldens))”.")
    }
    let sources = target.path ?? "Sources/\(target.name)"
    let place = VitrinePlace(vitrine.place, package: package, repository: repository)
    let inner = package == repository ? "" : String(package.dropFirst(repository.count + 1))
    for name in [product, target.name, inner, place.path, choices.goldens] {
      guard !name.contains(where: { $0.isNewline || "'$`\\".contains($0) }) else {
        throw UsageError(
          "“\(Progress.line(name))” can't stand in a workflow: it holds a quote, a dollar sign, a "
            + "backslash or a line break.")
      }
    }
    return Setup(
      product: product, target: target.name,
      bundle: BundleName.find(in: "\(package)/\(sources)"), package: vitrine.name,
      vitrine: place, subfolder: inner,
      sources: sources.hasPrefix("Sources/") ? ["Sources"] : ["Sources", sources],
      goldens: choices.goldens, isOfDigests: choices.isOfDigests, shards: choices.shards)
  }

  /// The folder of the repository around a package; the package's own where there is none.
  private static func repository(around package: String) -> String {
    var folder = URL(fileURLWithPath: package, isDirectory: true)
    while folder.path != "/" {
      if FileManager.default.fileExists(atPath: folder.path + "/.git") { return folder.path }
      folder = folder.deletingLastPathComponent()
    }
    return package
  }

  // MARK: Files

  struct File: Hashable {
    /// Absolute.
    var path: String
    /// As messages name it.
    var name: String
    var text: String
  }

  static func files(of setup: Setup, _ package: String, _ repository: String) -> [File] {
    func file(_ name: String, _ text: String, in folder: String) -> File {
      File(
        path: "\(folder)/\(name)", name: VitrinePlace.relative("\(folder)/\(name)", to: package),
        text: text)
    }
    var files = [
      file(ProjectFile.name, ConfigurationFile(setup: setup).text, in: package),
      file(VerifyWorkflow.path, VerifyWorkflow(setup: setup).text, in: repository),
      file(ApproveWorkflow.path, ApproveWorkflow(setup: setup).text, in: repository),
    ]
    if let bundle = setup.bundle {
      let test = SnapshotTest(setup: setup, bundle: bundle)
      files.append(file(test.path, test.text, in: package))
    }
    return files
  }

  private static func write(_ file: File, _ choices: Choices) throws -> String {
    let there = FileManager.default.contents(atPath: file.path)
    if let there, there.elementsEqual(file.text.utf8) { return "as it was  \(file.name)" }
    if there != nil, !choices.replaces {
      return "left       \(file.name): it is there (--force replaces it)"
    }
    let word = there == nil ? "wrote" : "replaced"
    if choices.onlyLists { return "would \(there == nil ? "write" : "replace")  \(file.name)" }
    do {
      try OutputWriter.write(Array(file.text.utf8), to: file.path)
    } catch let error as HostError {
      throw UsageError(error.description.replacing(" Choose another by --out.", with: ""))
    }
    return word.padding(toLength: 11, withPad: " ", startingAt: 0) + file.name
  }

  // MARK: Package.swift

  /// - Returns: what to print of it, and what is left to be done by hand.
  private static func edit(
    _ manifest: PackageManifest, _ dump: Data, _ setup: Setup, _ package: String,
    _ choices: Choices
  ) throws -> (String?, [String]) {
    guard setup.bundle != nil else {
      return (
        nil,
        [
          "No type marked @main was found in \(setup.target), so there is no test target. "
            + "See docs/testing.md for what one looks like."
        ]
      )
    }
    let edit = ManifestEdit(
      target: setup.testTarget, tested: setup.target, package: setup.package)
    switch edit.outcome(manifest, dump: dump, in: package) {
    case .isThere: return ("as it was  Package.swift", [])
    case .text(let text):
      if choices.onlyLists {
        return ("would edit  Package.swift: test target \(setup.testTarget)", [])
      }
      try OutputWriter.write(Array(text.utf8), to: "\(package)/Package.swift")
      return ("edited     Package.swift: test target \(setup.testTarget)", [])
    case .unsafe:
      let lines = edit.lines.map { "    \($0)" }.joined(separator: "\n")
      return (nil, ["Add to the targets in Package.swift:\n\n\(lines),"])
    }
  }

  // MARK: What is left to do

  private static func notes(_ setup: Setup, _ package: String) -> [String] {
    var notes: [String] = []
    let ignored =
      FileManager.default.contents(atPath: "\(package)/.gitignore")
      .map { String(decoding: $0, as: UTF8.self).split(whereSeparator: \.isNewline) } ?? []
    let plain = ignored.map { $0.trimmingCharacters(in: CharacterSet(charactersIn: " /*")) }
    let missing = [".build", "output"].filter { !plain.contains($0) }
    if !missing.isEmpty {
      notes.append("Add to .gitignore: " + missing.map { "/\($0)/" }.joined(separator: ", "))
    }
    if case .beside(let address, _) = setup.vitrine.source {
      notes.append(
        "Vitrine is \(setup.vitrine.path), outside of the repository. "
          + (address.map { "The workflows fetch it from \($0), at the commit that is there now." }
            ?? "Say where the workflows fetch it from: the variable VITRINE_URL of the repository "
            + "on GitHub."))
    }
    notes.append(
      "Next: swift run \(setup.product) record, look at the pictures in \(setup.goldens), commit them."
    )
    return notes
  }
}
