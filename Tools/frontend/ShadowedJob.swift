import Glibc

/// One job of the compiler with shadows for the sources that need them, and with the modules that Apple's
/// bring along.
struct ShadowedJob {
  let invocation: Invocation
  let toolchain: Toolchain
  let tool: String
  private let finder: ModuleFinder

  init(_ invocation: Invocation, toolchain: Toolchain, tool: String) {
    self.invocation = invocation
    self.toolchain = toolchain
    self.tool = tool
    finder = ModuleFinder(invocation, toolchain: toolchain)
  }

  /// The arguments for the toolchain's front end.
  func arguments() throws -> [String] {
    let sources = invocation.sources.map(Files.absolute)
      .filter { !Self.isOfThePackageManager($0) }.compactMap(read)
    return invocation.arguments + imports(sources) + (try overlay(sources))
  }

  // MARK: Sources

  private struct Source {
    var path: String
    var scan: SourceScan
    /// The modules that exist, of those in the source's `canImport` conditions.
    var modules: [String]
    /// The name of its shadow, a hash of everything that the shadow depends on.
    var name: String
  }

  /// The source at a path; nil for a file that can't be read, which the compiler reports.
  private func read(_ path: String) -> Source? {
    guard let bytes = Files.contents(of: path) else { return nil }
    let scan = SourceScan(bytes)
    let modules = scan.modules.filter(finder.canImport).sorted()
    guard scan.isShadowed else { return Source(path: path, scan: scan, modules: modules, name: "") }
    var digest = Digest()
    digest.add(edition)
    digest.add(invocation.platform.rawValue)
    digest.add(modules.joined(separator: ","))
    digest.add(bytes)
    return Source(path: path, scan: scan, modules: modules, name: "\(digest.hexadecimal).swift")
  }

  /// Whether the package manager wrote the file, for the machine that it runs on: the entry point of tests,
  /// or accessors of resources.
  private static func isOfThePackageManager(_ path: String) -> Bool {
    Files.folder(of: path).hasSuffix(".derived")
  }

  // MARK: Imports

  /// The arguments that import further modules: on Apple's platforms, Foundation has what is in several modules
  /// here. A module whose sources import none like Foundation doesn't get them, so that no names collide.
  private func imports(_ sources: [Source]) -> [String] {
    var modules: [String] = []
    if sources.contains(where: { !$0.scan.imports.isDisjoint(with: Self.bringers) }) {
      modules += ["FoundationExtras", "Observation", "Security"]
      if sources.contains(where: \.scan.usesXML) { modules.append("FoundationXML") }
    } else if sources.contains(where: \.scan.makesNumberFormatters) {
      modules.append("FoundationExtras")
    }
    // Apple's SwiftUI has `@FetchRequest` and the environment's context itself.
    if sources.contains(where: { $0.scan.imports.contains("CoreData") }) {
      modules.append("CoreData")
    }
    // Apple's UIKit brings Core Image, and that ImageIO.
    if sources.contains(where: {
      $0.scan.usesImageIO && !$0.scan.imports.isDisjoint(with: Self.withImages)
    }) {
      modules.append("ImageIO")
    }
    return modules.filter { !invocation.importedModules.contains($0) && finder.exists($0) }
      .flatMap { ["-import-module", $0] }
  }

  private static let bringers: Set<String> = [
    "Combine", "CoreFoundation", "CoreGraphics", "CoreImage", "Darwin", "Foundation", "OSLog",
    "ObjectiveC", "QuartzCore", "UIKit",
  ]

  private static let withImages: Set<String> = ["CoreImage", "SwiftUI", "UIKit", "WidgetKit"]

  // MARK: Shadows

  private func overlay(_ sources: [Source]) throws -> [String] {
    let shadowed = sources.filter(\.scan.isShadowed)
    guard !shadowed.isEmpty else { return [] }
    let cache = try ShadowCache(moduleCache: invocation.moduleCache)
    var missing: [(source: Source, shadow: String)] = []
    var overlay = Overlay(files: [])
    for source in shadowed {
      let shadow = cache.use(source.name)
      if !shadow.exists { missing.append((source, shadow.path)) }
      overlay.files.append((source.path, shadow.path))
    }
    if !missing.isEmpty {
      try make(missing)
      cache.prune()
    }
    let text = overlay.text
    var digest = Digest()
    digest.add(text)
    let file = cache.use("\(digest.hexadecimal).yaml")
    if !file.exists { try Files.write([UInt8](text.utf8), to: file.path) }
    return ["-vfsoverlay", file.path]
  }

  private func make(_ missing: [(source: Source, shadow: String)]) throws {
    let maker = ShadowMaker(
      tool: tool, toolchain: toolchain, platform: invocation.platform)
    try maker.make(
      missing.map {
        .init(
          source: $0.source.path, shadow: Files.temporaryName(for: $0.shadow),
          modules: $0.source.modules)
      })
    for (source, shadow) in missing {
      let new = Files.temporaryName(for: shadow)
      // The file was saved in the meantime, so the shadow doesn't belong to this name.
      guard read(source.path)?.name == source.name else {
        unlink(new)
        throw FrontendError("\(source.path) changed while it was compiled; compile it again")
      }
      guard rename(new, shadow) == 0 else {
        throw FrontendError("can't write \(shadow): \(String(cString: strerror(errno)))")
      }
    }
  }
}
