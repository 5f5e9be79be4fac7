import Failures
import Foundation
import InstalledFiles
import Planning
import WidgetHost

#if canImport(Glibc)
  import Glibc
#endif

/// The executables with widgets of the package in a folder, built when they are asked for.
struct PackageProducts {
  /// The name of Vitrine's SDK.
  static let sdk = "vitrine"

  let package: WidgetPackage
  /// Whether the manifest names macOS and no other platform.
  private let wantsMacOnly: Bool

  /// The nearest folder with a manifest, from one upwards.
  static func root(above folder: String) -> String? {
    var folder = URL(fileURLWithPath: folder, isDirectory: true).resolvingSymlinksInPath().path
    while true {
      if FileManager.default.fileExists(atPath: "\(folder)/Package.swift") { return folder }
      if folder == "/" { return nil }
      folder = (folder as NSString).deletingLastPathComponent
    }
  }

  /// The folder of the package around the current folder, whose widgets are built and drawn; nil where those of this
  /// program or of the examples beside it are.
  static var folder: String? {
    guard !GivenProducts.areGiven,
      let folder = root(above: FileManager.default.currentDirectoryPath),
      // In Vitrine's own package its examples are meant.
      folder != InstalledFiles.root.resolvingSymlinksInPath().path
    else { return nil }
    return folder
  }

  /// - Parameter folder: the package's.
  /// - Throws: a ``Failure``, where it can't be read or has no widgets.
  init(in folder: String) throws {
    let manifest = try ManifestCache(folder: folder).manifest()
    package = try WidgetPackage(manifest, in: folder)
    wantsMacOnly = manifest.platforms == ["macos"]
  }

  // MARK: Building

  /// The commands that build everything, in their order.
  var commands: [[String]] {
    var commands: [[String]] = package.executables.map {
      Self.command(in: package.folder, product: $0, usesSDK: package.usesSDK)
    }
    if !package.libraries.isEmpty {
      commands.append(
        Self.command(
          in: HostPackage(package: package).folder, product: nil, usesSDK: package.usesSDK))
    }
    return commands
  }

  /// - Parameter product: nil for all.
  static func command(in folder: String, product: String?, usesSDK: Bool) -> [String] {
    ["swift", "build", "--package-path", folder] + (usesSDK ? ["--swift-sdk", sdk] : [])
      + (product.map { ["--product", $0] } ?? [])
  }

  /// Builds the executables.
  ///
  /// - Throws: a ``Failure``, after the compiler's own messages were written to standard error.
  func build() throws -> [ProductExecutable] {
    for note in package.notes { Self.say("warning: \(note)") }
    let host = HostPackage(package: package)
    if !package.libraries.isEmpty {
      for (name, text) in host.files {
        try OutputWriter.write(Array(text.utf8), to: "\(host.folder)/\(name)")
      }
    }
    for command in commands { try run(command) }
    let own = package.executables.map { ($0, package.folder) }
    let hosted = package.libraries.map { (HostPackage.name(of: $0), host.folder) }
    return try (own + hosted).map { name, folder in
      let path = URL(fileURLWithPath: "\(folder)/.build/debug/\(name)").resolvingSymlinksInPath()
        .path
      guard FileManager.default.isExecutableFile(atPath: path) else {
        throw Failure("The build made no \(path).")
      }
      return ProductExecutable(name: name, path: path)
    }
  }

  private func run(_ command: [String]) throws {
    if isatty(STDERR_FILENO) != 0 { Self.say(command.joined(separator: " ")) }
    let build = try ProgramRun(command, in: package.folder)
    guard build.status != 0 else { return }
    let output = PlainText.lines(build.output + build.errors)
    Self.say(output)
    let advice = BuildAdvice.advice(
      on: output, usesSDK: package.usesSDK, wantsMacOnly: wantsMacOnly)
    throw Failure(
      "\(package.folder) doesn't build; the compiler's messages are above.",
      remedy: advice.isEmpty ? nil : advice.joined(separator: " "))
  }

  private static func say(_ text: String) {
    let line = text.hasSuffix("\n") ? text : text + "\n"
    FileHandle.standardError.write(Data(line.utf8))
  }

  // MARK: Running

  /// Becomes a product that was built with a Vitrine of its package's: its own version runs the verb.
  ///
  /// - Parameter arguments: the verb first.
  static func become(_ products: [ProductExecutable], _ arguments: [String]) throws -> Never {
    setenv(GivenProducts.variable, GivenProducts.text(products), 1)
    for number in [SIGINT, SIGTERM, SIGHUP] { signal(number, SIG_DFL) }
    fflush(nil)
    let path = products[0].path
    let words = ([path] + arguments).map { strdup($0) } + [nil]
    execv(path, words)
    throw Failure("\(path) can't be started: \(String(cString: strerror(errno))).")
  }
}
