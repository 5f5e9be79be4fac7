import Assets
import Foundation
import Synchronization

/// The bundle that `Bundle.main` is while a product's code runs. On Linux an executable has none; here a folder is put
/// together when it is first asked for: the Info.plist, links to the resources, links to the bundles of libraries.
package enum ProductBundle {
  private struct State {
    var home: String?
    var product: String?
    var made: Made?
  }

  private struct Made {
    let files: ProductFiles
    let info: InfoPlist
    var bundle: Bundle?
    /// The mistakes in the fonts that the Info.plist names.
    var fontProblems: [String] = []
  }

  private static let state = Mutex(State())

  /// Makes `Bundle.main` the product's.
  /// - Parameters:
  ///   - home: the folder in which the bundle's folder is made, when it is asked for.
  ///   - product: the target's name; nil for the executable's.
  package static func enter(home: String, product: String? = nil) {
    BundleMethods.replace()
    state.withLock { $0 = State(home: home, product: product) }
  }

  /// Makes the product that of a target: in a test's process the executable has another name.
  package static func use(product: String) {
    state.withLock { state in
      guard state.home != nil, state.product != product else { return }
      state.product = product
      state.made = nil
    }
  }

  /// Gives `Bundle.main` back to the process.
  package static func leave() { state.withLock { $0 = State() } }

  /// Notes about the Info.plist, once something in it was asked for.
  package static var notes: [String] {
    state.withLock { $0.made.map { $0.info.problems + $0.fontProblems } ?? [] }
  }

  /// The name of the colour set of the product's accent colour; nil where the system's blue is the accent.
  package static var accentColorName: String? {
    state.withLock { state in
      guard state.home != nil, let made = make(&state) else { return InfoPlist.usualAccentColor }
      return made.info.accentColorName
    }
  }

  /// The files of the fonts under `UIAppFonts`.
  package static var fonts: [URL] {
    state.withLock { state in
      guard state.home != nil, let made = make(&state) else { return [] }
      var files: [URL] = []
      var problems: [String] = []
      for name in made.info.fonts {
        if let file = AssetLibrary.main.fontFile(named: name) {
          files.append(file)
        } else {
          problems.append(
            "The Info.plist names the font \(name) under UIAppFonts, which isn't among the product's resources: "
              + "add the file, or correct the name.")
        }
      }
      state.made?.fontProblems = problems
      return files
    }
  }

  /// The bundle of the product whose code runs; nil outside a product's code.
  static var main: Bundle? {
    state.withLock { state in
      guard let home = state.home, let made = make(&state) else { return nil }
      if let bundle = made.bundle { return bundle }
      let bundle = assemble(made, in: home)
      state.made?.bundle = bundle
      return bundle
    }
  }

  /// The files of the product; nil outside a product's code.
  static var files: ProductFiles? {
    state.withLock { state in state.home == nil ? nil : make(&state)?.files }
  }

  private static func make(_ state: inout State) -> Made? {
    if let made = state.made { return made }
    guard let executable = AssetFolders.executable else { return nil }
    let files = ProductFiles(executable: executable, product: state.product)
    let made = Made(
      files: files,
      info: InfoPlist(file: files.infoPlist, product: files.product, settings: files.settings))
    state.made = made
    return made
  }

  private static func assemble(_ made: Made, in home: String) -> Bundle? {
    let manager = FileManager.default
    let folder = URL(fileURLWithPath: home).appendingPathComponent("\(made.files.product).appex")
    do {
      try manager.createDirectory(at: folder, withIntermediateDirectories: true)
      let list = try PropertyListSerialization.data(
        fromPropertyList: made.info.values, format: .xml, options: 0)
      try list.write(to: folder.appendingPathComponent("Info.plist"))
    } catch {
      return nil
    }
    for bundle in made.files.bundles { link(bundle, in: folder) }
    for item in made.files.resources.flatMap(items(of:)) { link(item, in: folder) }
    AssetBundle.addMain(folder: folder.path)
    return Bundle(path: folder.path)
  }

  /// The items of a folder of resources that lie in the bundle's folder: its own, and those of the folders in it, since
  /// Xcode lays the files of groups side by side. What a package holds, as a catalogue or a data model, stays in it.
  static func items(of folder: URL) -> [URL] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    let items = names.sorted().map { folder.appendingPathComponent($0) }
    return items.filter { !layoutFolders.contains($0.lastPathComponent.lowercased()) }
      + items.filter { !packages.contains($0.pathExtension.lowercased()) }.flatMap(items(of:))
  }

  /// Names by which Core Foundation tells a bundle of another layout, whose Info.plist is in them; in small letters, as
  /// it compares them. A data model has a file `contents`.
  private static let layoutFolders: Set<String> = ["contents", "resources", "support files"]

  /// The extensions of folders that are one file to the developer.
  private static let packages: Set<String> = [
    "bundle", "docc", "framework", "lproj", "mom", "momd", "playground", "symbolset", "xcassets",
    "xcdatamodel", "xcdatamodeld", "xcmappingmodel",
  ]

  /// The endings that Xcode gives to compiled data models, by which code asks a bundle for them.
  private static let compiledModels = ["xcdatamodeld": "momd", "xcdatamodel": "mom"]

  /// The first of a name counts.
  static func link(_ item: URL, in folder: URL) {
    let target = folder.appendingPathComponent(item.lastPathComponent)
    let manager = FileManager.default
    try? manager.createSymbolicLink(at: target, withDestinationURL: item)
    guard let ending = compiledModels[item.pathExtension.lowercased()] else { return }
    let compiled = target.deletingPathExtension().appendingPathExtension(ending)
    try? manager.createSymbolicLink(at: compiled, withDestinationURL: item)
  }
}
