import Failures
import Foundation
import SwiftSource

/// The library of a checkout: its build's modules where they lie, and a shared library linked of its objects, once.
struct CheckoutLibrary {
  /// The folder of the package.
  let root: String
  /// The folder that the library is written to.
  let folder: String
  /// The folder of the build's products.
  private let build: String
  /// The library's name. It differs from the bundle's, by which a program finds its files.
  private static let name = "VitrineDebug"

  init(root: String, folder: String) throws(Failure) {
    self.root = root
    self.folder = folder
    let own = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? ""
    let beside = (own as NSString).deletingLastPathComponent
    let candidates = [beside, "\(root)/.build/debug", "\(root)/.build/release"]
    guard
      let build = candidates.first(where: {
        FileManager.default.fileExists(atPath: "\($0)/Modules/WidgetKit.swiftmodule")
      })
    else {
      throw Failure("Vitrine isn't built in \(root).", remedy: "Run make gallery there once.")
    }
    self.build = build
  }

  func library() throws(Failure) -> VitrineLibrary {
    let stubs = try writeStubs()
    let library = "\(folder)/lib\(Self.name).so"
    let link = try link(to: library)
    let c = "\(root)/Sources/SystemLibraries/COS/include"
    return VitrineLibrary(
      compileOptions: [
        "-I", "\(build)/Modules", "-I", stubs, "-Xcc", "-fmodule-map-file=\(c)/module.modulemap",
        "-Xcc", "-I\(c)", "-load-plugin-executable", "\(build)/PreviewMacros-tool#PreviewMacros",
      ] + (try VitrineLibrary.frontend()),
      // The library as a file, which the linker takes before Foundation: it has functions by Foundation's names.
      linkOptions: [
        "\(build)/CPreviewSection.build/image.c.o", library, "-Xlinker", "-rpath", "-Xlinker",
        folder,
      ], edition: link, moduleFolders: ["\(build)/Modules"])
  }

  // MARK: C modules

  /// Maps of modules in C with nothing in them: a Swift module names those that it was made with, and nothing of
  /// their headers is in any interface.
  private func writeStubs() throws(Failure) -> String {
    let names =
      ((try? FileManager.default.contentsOfDirectory(
        atPath: "\(root)/Sources/SystemLibraries")) ?? []).filter {
        $0 != "COS" && !$0.hasPrefix(".")
      }
    let text = names.sorted().map { "module \($0) {}\n" }.joined()
    try BuiltFile.write(text, to: "\(folder)/stubs/module.modulemap")
    return "\(folder)/stubs"
  }

  // MARK: The shared library

  /// - Returns: what it was linked of, as a text.
  private func link(to library: String) throws(Failure) -> String {
    let objects = objects()
    guard !objects.isEmpty else {
      throw Failure(
        "There are no objects of Vitrine's in \(build).", remedy: "Run make gallery in \(root).")
    }
    let edition = FileStamp.of(objects)
    let stamp = "\(library).stamp"
    if FileManager.default.fileExists(atPath: library),
      FileManager.default.contents(atPath: stamp) == Data(edition.utf8)
    {
      return edition
    }
    let list = "\(folder)/objects"
    try BuiltFile.write(objects.map { "\"\($0)\"\n" }.joined(), to: list)
    let new = "\(library).new-\(getpid())"
    let command =
      ["swiftc", "-use-ld=lld", "-emit-library", "-module-name", Self.name, "@\(list)"]
      + libraries() + [
        "-Xlinker", "--strip-debug", "-Xlinker", "-soname=lib\(Self.name).so", "-o", new,
      ]
    let run = try Compiler.run(command, in: folder)
    guard run.status == 0 else {
      throw Failure(
        "Vitrine's library can't be linked: \(PlainText.short(run.errors, 2000))",
        remedy: "Run make gallery in \(root).")
    }
    try BuiltFile.replace(library, with: new)
    try BuiltFile.write(edition, to: stamp)
    return edition
  }

  /// The objects that the command and a widget's executable are linked of, without those two, and those of modules
  /// that neither needs.
  private func objects() -> [String] {
    var objects: [String] = []
    for product in ["vitrine", "CarControl"] {
      let list = FileManager.default.contents(
        atPath: "\(build)/\(product).product/Objects.LinkFileList")
      let text = String(decoding: list ?? Data(), as: UTF8.self)
      objects += text.split(whereSeparator: \.isNewline)
        .map { $0.trimmingCharacters(in: ["'", "\""]) }
    }
    let apple = "\(root)/Sources/Apple"
    for module in (try? FileManager.default.contentsOfDirectory(atPath: apple))?.sorted() ?? [] {
      objects += self.objects(of: module, in: "\(apple)/\(module)")
    }
    let programs = ["vitrine", "CarControl", "PreviewMacros", "PreviewMacros-tool"]
    var seen: Set<String> = []
    return objects.filter { object in
      !programs.contains { object.contains("/\($0).build/") }
        && FileManager.default.fileExists(atPath: object)
        && seen.insert((object as NSString).resolvingSymlinksInPath).inserted
    }
  }

  /// The object files of the module's current sources. A build leaves those of renamed sources behind.
  private func objects(of module: String, in folder: String) -> [String] {
    let names = (try? FileManager.default.subpathsOfDirectory(atPath: folder)) ?? []
    return names.filter { $0.hasSuffix(".swift") }.map { ($0 as NSString).lastPathComponent }
      .sorted()
      .map { "\(build)/\(module).build/\($0).o" }
  }

  /// The system's libraries, by the build's own command.
  private func libraries() -> [String] {
    // BUILD/debug.yaml, beside the folder of the triple.
    let folder = ((build as NSString).resolvingSymlinksInPath as NSString).deletingLastPathComponent
    let name = (build as NSString).lastPathComponent
    let plan = "\((folder as NSString).deletingLastPathComponent)/\(name).yaml"
    let text = String(decoding: FileManager.default.contents(atPath: plan) ?? Data(), as: UTF8.self)
    guard let start = text.range(of: "\"C.vitrine-"),
      let end = text[start.upperBound...].range(of: "\n\n")
    else { return [] }
    var libraries: [String] = []
    for word in text[start.upperBound..<end.lowerBound].split(separator: "\"") {
      let isLibrary = word.hasPrefix("-l") || word.hasPrefix("-L/")
      if isLibrary, !libraries.contains(String(word)) { libraries.append(String(word)) }
    }
    return libraries
  }
}
