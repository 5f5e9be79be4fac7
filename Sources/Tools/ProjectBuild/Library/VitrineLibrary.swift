import Failures
import Foundation
import InstalledFiles
import SwiftSource

/// Vitrine as a target is compiled and linked against it: the modules and the one shared library.
package struct VitrineLibrary: Sendable {
  /// The options of the compiler that find modules, macros and the front end.
  let compileOptions: [String]
  /// The options and files of a link. The library is a file among them, so that it comes before Foundation, in place
  /// of whose functions it has its own.
  let linkOptions: [String]
  /// A text that changes with the library. Products built against another library are rebuilt.
  let edition: String
  /// The folders that hold modules.
  let moduleFolders: [String]

  /// Those that belong to the running program.
  ///
  /// - Parameter folder: a folder for what has to be made first, in a checkout.
  package static func own(makingIn folder: String) throws(Failure) -> VitrineLibrary {
    switch InstalledFiles.place {
    case .bundle(let root): return try inBundle(root.path)
    case .checkout(let root): return try CheckoutLibrary(root: root.path, folder: folder).library()
    }
  }

  private static func inBundle(_ root: String) throws(Failure) -> VitrineLibrary {
    let library = "\(root)/lib/\(InstalledPlace.libraryName)"
    try check(library)
    return VitrineLibrary(
      compileOptions: [
        "-I", "\(root)/modules", "-load-plugin-executable",
        "\(root)/bin/PreviewMacros#PreviewMacros",
      ] + (try frontend()),
      // The library as a file, which the linker takes before Foundation: it has functions by Foundation's names.
      linkOptions: [
        "\(root)/lib/VitrineImage.o", library, "-Xlinker", "-rpath", "-Xlinker", "\(root)/lib",
      ],
      edition: FileStamp.of([library]), moduleFolders: ["\(root)/modules"])
  }

  /// Whether a module is one of Vitrine's or of the toolchain's.
  func has(_ module: String) -> Bool {
    Toolchain.always.contains(module)
      || (moduleFolders + Toolchain.moduleFolders).contains { folder in
        ["swiftmodule", "swiftinterface"].contains {
          FileManager.default.fileExists(atPath: "\(folder)/\(module).\($0)")
        }
      }
  }

  static func frontend() throws(Failure) -> [String] {
    let path = InstalledFiles.frontend.path
    try check(path)
    return ["-driver-use-frontend-path", path]
  }

  static func check(_ path: String) throws(Failure) {
    guard FileManager.default.fileExists(atPath: path) else {
      throw Failure("There is no \(path).", remedy: InstalledFiles.repair)
    }
  }
}
