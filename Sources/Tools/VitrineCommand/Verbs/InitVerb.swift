import Arguments
import Failures
import Foundation
import Goldens
import WidgetHost

/// `init`
struct InitVerb: CommandVerb {
  static let name = "init"
  static let summary = "sets a package up: configuration, CI workflows, a test target: init [DIR]"
  static let operands: Operands? = Operands("[DIR]", completion: .folder)

  /// The package's folder.
  var folder = FileManager.default.currentDirectoryPath
  /// The product's name; nil where there is only one, or the one that is running is meant.
  var product: String?
  var shards = 1
  var goldens = "Goldens"
  var format = GoldenFormat.png
  var service = CIService.github
  var archive = SDKArchive()
  /// The container image; nil for the default one.
  var image: String?
  var hasContainer = false
  var replaces = false
  var onlyLists = false

  static let options = OptionList<InitVerb>(
    .option(
      "product", "NAME",
      "the executable whose widgets are verified, where the package has several", \.product
    ) { try $0.last() },
    .choice("ci", "the service that runs what is written (github)", \.service),
    .option("shards", "N", "machines that verify at once (1)", \.shards) {
      try $0.wholeNumber(in: 1...256)
    },
    .option("sdk-url", "URL", "the archive of the SDK that machines install", \.archive.url) {
      try SetupValue.sdkURL(try $0.last())
    },
    .option("sdk-checksum", "SUM", "its SHA-256, 64 hexadecimal digits", \.archive.checksum) {
      try SetupValue.sdkChecksum(try $0.last())
    },
    .option("image", "NAME", "the container image of the jobs (swift:VERSION-bookworm)", \.image) {
      try SetupValue.imageName(try $0.last())
    },
    .flag("container", "write a container with the SDK and a dev container, too", \.hasContainer),
    .option("goldens", "DIR", "the folder for goldens (Goldens)", \.goldens, completion: .folder) {
      try $0.last()
    },
    .choice("goldens-format", "pictures, or digests and layouts alone (png)", \.format),
    .flag("force", "replace files that exist", \.replaces),
    .flag("dry-run", "report what would be written, and write nothing", \.onlyLists)
  ).section(.setup)

  var projectFolder: String? { folder }

  mutating func take(_ operands: [String]) throws {
    guard operands.count < 2 else { throw Failure.usage("init takes one folder: init [DIR].") }
    folder = operands.first ?? folder
  }

  /// - Throws: a ``Failure`` of usage, where there is no package with widgets; of the project, where it
  ///   can't be read.
  func run(in session: CommandSession) throws -> ExitStatus {
    let package = URL(fileURLWithPath: folder, isDirectory: true).standardizedFileURL
      .resolvingSymlinksInPath().path
    guard FileManager.default.isReadableFile(atPath: "\(package)/Package.swift") else {
      throw Failure.usage(
        "There is no Package.swift in \(folder).",
        remedy: "Run init in a package's folder, or name the folder: vitrine init DIR.")
    }
    let dump = try SetupManifest.dumped(in: package)
    let manifest: SetupManifest
    do {
      manifest = try SetupManifest(dump: dump)
    } catch {
      throw Failure(
        "The output of swift package dump-package in \(package) isn't understood: \(error)")
    }
    let repository = Self.repository(around: package)
    let setup = try setup(
      manifest, package, repository, own: session.isCommand ? nil : session.command.program)
    var lines: [String] = []
    let files = try SetupFile.all(
      of: setup, for: service, hasContainer: hasContainer, package, repository)
    for file in files {
      lines.append(try file.write(replacing: replaces, onlyLists: onlyLists))
    }
    let (line, additions) = try edit(manifest, dump, setup, package)
    lines += [line].compactMap { $0 }
    for line in lines { session.output.print(line) }
    for note in additions + Self.notes(setup, service, package) {
      session.output.print("\n" + note)
    }
    return .success
  }

  // MARK: What is set up

  /// - Parameter own: the product that is running, where that is a widget's executable.
  private func setup(
    _ manifest: SetupManifest, _ package: String, _ repository: String, own: String?
  ) throws -> Setup {
    let inner = package == repository ? "" : String(package.dropFirst(repository.count + 1))
    let widgets = WidgetTargets(manifest: manifest, folder: package)
    let usesSDK = manifest.widgetProducts.isEmpty && !widgets.haveModulesOfPackage
    let (product, target) = try chosen(
      usesSDK ? widgets.all : manifest.widgetProducts, own: own, in: package)
    try checkGoldens()
    let sources = target.path ?? "Sources/\(target.name)"
    let bundle = BundleName.find(in: "\(package)/\(sources)")
    var setup = Setup(
      product: product, target: target.name, bundle: bundle, package: nil,
      vitrine: VitrineLocation(path: "", source: .sdk(archive)), subfolder: inner,
      sources: sources.hasPrefix("Sources/") ? ["Sources"] : ["Sources", sources],
      goldens: goldens, isOfDigests: format == .digest, shards: shards,
      image: image ?? Setup.image(swift: "6.3"),
      hasTests: bundle != nil || manifest.targets.contains { $0.kind == "test" })
    if usesSDK {
      if shards > 1, target.kind != "executable" {
        throw Failure.usage(
          "\(target.name) is a library, and shards run an executable.", at: "--shards",
          remedy: "Leave --shards out.")
      }
      // The SDK is for one compiler alone.
      setup.image = try image ?? Setup.image(swift: Self.compilerVersion(in: package))
    } else {
      guard archive == SDKArchive(), !hasContainer else {
        throw Failure.usage(
          "\(package)/Package.swift depends on Vitrine, so its machines install no SDK.",
          remedy: "Leave --sdk-url, --sdk-checksum and --container out, or the dependency.")
      }
      guard let vitrine = manifest.vitrine(of: target) else {
        throw Failure.usage(
          "\(package)/Package.swift names no package that WidgetKit comes from.",
          remedy: "Name it among the dependencies, or build with the SDK, without a dependency.")
      }
      setup.package = vitrine.name
      setup.vitrine = VitrineLocation(vitrine.location, package: package, repository: repository)
    }
    try Self.checkNames(setup.names)
    if let refusal = service.refusal(of: setup) { throw refusal }
    return setup
  }

  private func chosen(
    _ products: [(product: String, target: SetupManifest.Target)], own: String?,
    in package: String
  ) throws -> (product: String, target: SetupManifest.Target) {
    guard let first = products.first else {
      throw Failure.usage(
        "No target in \(package)/Package.swift has widgets to verify: none imports WidgetKit of the SDK, "
          + "and no executable depends on the product WidgetKit.",
        remedy: "Write “import WidgetKit” in a target's source.")
    }
    let names = products.map(\.product)
    let wanted = product ?? (names.contains(own ?? "") ? own : nil)
    if let wanted, !names.contains(wanted) {
      throw Failure.unknown("product with widgets", wanted, among: names)
    }
    guard wanted != nil || names.count == 1 else {
      throw Failure.usage(
        "There are several products with widgets: \(names.joined(separator: ", ")).",
        remedy: "Choose one: --product \(names[0]).")
    }
    return products.first { $0.product == wanted } ?? first
  }

  /// The version of the compiler that builds here, as `6.3.1`.
  private static func compilerVersion(in folder: String) throws -> String {
    let run = try ProgramRun(["swift", "--version"], in: folder)
    let match = (run.output + run.errors).firstMatch(of: /Swift version (\d+(?:\.\d+)+)/)
    return match.map { String($0.1) } ?? "6.3"
  }

  /// Goldens outside the package can't be committed with it.
  private func checkGoldens() throws {
    let folders = goldens.split(separator: "/", omittingEmptySubsequences: false)
    guard goldens.hasPrefix("/") || folders.contains("..") || folders.contains("") else { return }
    throw Failure.usage(
      "goldens have to be in the package, to be committed.", at: "--goldens",
      remedy: "Give a folder below it, not “\(PlainText.line(goldens))”.")
  }

  /// A workflow holds any name but these: its lists of paths have one a line.
  private static func checkNames(_ names: [String]) throws {
    for name in names {
      let isNamed = !name.contains { $0.isNewline || $0 == "\u{FFFD}" || $0 == "\u{0}" }
      guard isNamed else {
        throw Failure.usage(
          "“\(PlainText.line(name))” can't be written to a workflow: it contains a line break, or isn't "
            + "UTF-8.", remedy: "Rename it.")
      }
    }
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

  // MARK: Package.swift

  /// - Returns: the line to print, and what is left to be done by hand.
  private func edit(
    _ manifest: SetupManifest, _ dump: Data, _ setup: Setup, _ package: String
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
      if onlyLists {
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

  private static func notes(
    _ setup: Setup, _ service: CIService, _ package: String
  ) -> [String] {
    var notes = service.notes
    let ignored =
      FileManager.default.contents(atPath: "\(package)/.gitignore")
      .map { String(decoding: $0, as: UTF8.self).split(whereSeparator: \.isNewline) } ?? []
    let plain = ignored.map { $0.trimmingCharacters(in: CharacterSet(charactersIn: " /*")) }
    if !plain.contains(".build") { notes.append("Add to .gitignore: /.build/") }
    if case .beside(let address, _) = setup.vitrine.source {
      notes.append(
        "Vitrine is \(setup.vitrine.path), outside of the repository. "
          + (address.map { "The workflows fetch it from \($0), at the commit that is there now." }
            ?? "Set the address that the workflows fetch it from: the variable VITRINE_URL of the "
            + "\(service.placeOfVariables)."))
    }
    if case .sdk(let archive) = setup.vitrine.source {
      let missing = [
        archive.url == nil ? "VITRINE_SDK_URL" : nil,
        archive.checksum == nil ? "VITRINE_SDK_CHECKSUM" : nil,
      ].compactMap { $0 }
      if !missing.isEmpty {
        notes.append(
          "The machines install the SDK from an address: give it with its checksum by --sdk-url and "
            + "--sdk-checksum, or set the project's variables \(missing.joined(separator: " and ")), "
            + "which forks' pull requests don't get.")
      }
    }
    let record =
      setup.package == nil
      ? "vitrine record" : "swift run \(ShellWord.quoted(setup.product)) record"
    notes.append("Next: \(record), look at the pictures in \(setup.goldens), commit them.")
    return notes
  }
}
