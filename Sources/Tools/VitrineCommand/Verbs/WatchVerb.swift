import Arguments
import Failures
import Foundation
import Planning
import WidgetHost

/// `watch`
struct WatchVerb: CommandVerb {
  static let name = "watch"
  static let summary = "builds, draws and reloads the page whenever source changes"
  static let takesFolder = true
  /// It prints a line when something happens, and has no result.
  static let sharedOptions: [OptionDescription] = []

  var frames = FrameOptions()
  var run = RunOptions()
  var format = FormatOptions()
  var pages = PageOptions()
  var terminal = TerminalOptions()
  /// 0 for any that is free.
  var port: UInt16 = 8026
  /// A line for the shell, in place of `swift build`.
  var build: String?

  static let options = OptionList<WatchVerb>(
    .group(\.frames, FrameOptions.options), .group(\.format, FormatOptions.options),
    .group(\.run, RunOptions.options), .group(\.pages, PageOptions.options),
    .group(\.terminal, TerminalOptions.options),
    OptionList<WatchVerb>(
      .option("port", "N", "the page's port on this machine; 0: any that is free (8026)", \.port) {
        UInt16(clamping: try $0.wholeNumber(in: 0...65535))
      },
      .option("build", "COMMAND", "builds in place of swift build", \.build) { try $0.last() }
    ).section(.running))

  /// Returns when a signal ends it.
  func run(in session: CommandSession) throws -> ExitStatus {
    let products = try session.findProducts()
    let own = try Products.own()
    // The command's own executable is one of a package of several.
    let product = products.count == 1 ? products.first : nil
    let drawn = Self.galleryArguments(session.arguments)
    if let xcode = session.xcode {
      let way = try XcodeWatch(xcode, program: own.path, arguments: drawn, custom: build)
      return try start(products, way.package, way.drawing, session)
    }
    let package = try PackageBuild(
      executable: (product ?? own).path, product: product?.name,
      folder: FileManager.default.currentDirectoryPath, custom: build,
      // The command itself draws what the SDK built; what depends on Vitrine's package draws itself.
      sdk: session.isCommand && GivenProducts.areGiven ? PackageProducts.sdk : nil)
    return try start(products, package, [own.path] + drawn, session)
  }

  /// - Parameter drawing: the program of a run that draws, and its arguments.
  private func start(
    _ products: [ProductExecutable], _ package: PackageBuild, _ drawing: [String],
    _ session: CommandSession
  ) throws -> ExitStatus {
    // A run for itself, by the newest executable where that is the program.
    try WatchSession(
      products: products, frames: frames, run: run, templates: pages.templates, port: port,
      package: package, command: drawing + ["--quiet"], terminal: terminal.mode(),
      live: ServeVerb.source(products, frames, session)
    ).start()
    return .success
  }

  /// The arguments of a run of `gallery`: those of `watch` without its own options.
  static func galleryArguments(_ arguments: [String]) -> [String] {
    let shared = Set(GalleryVerb.description.options.map(\.name))
    let own = description.options.filter { !shared.contains($0.name) }
    var rest = arguments.dropFirst()
    var passed = [GalleryVerb.name]
    while let argument = rest.popFirst() {
      let name = argument.dropFirst(2).split(separator: "=", maxSplits: 1).first.map(String.init)
      guard argument.hasPrefix("--"), let option = own.first(where: { $0.name == name }) else {
        passed.append(argument)
        continue
      }
      if option.takesNextArgument, !argument.contains("=") { _ = rest.popFirst() }
    }
    return passed
  }
}
