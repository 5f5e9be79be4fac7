import Foundation

/// The arguments of a link that takes little time: everything that doesn't change while source is edited is linked
/// once, to a shared library beside the executable, and the executable of the few files that do.
struct QuickLink: Equatable {
  /// The path of the shared library; nil where so few files are linked that it isn't worth one.
  let library: String?
  /// The object files in the shared library.
  let libraryObjects: [String]
  /// The object files of the executable.
  let objects: [String]
  private let arguments: [String]
  private let executable: String

  /// The number of object files from which a library of them pays.
  static let fewObjects = 200

  /// - Parameters:
  ///   - arguments: the linking command of the build plan.
  ///   - executable: the path that it writes.
  ///   - own: the object files of what is edited.
  init(_ arguments: [String], executable: String, own: [String], others: [String]) {
    self.executable = executable
    let isWorthIt = others.count >= Self.fewObjects && !own.isEmpty
    let folder = (executable as NSString).deletingLastPathComponent
    let name = (executable as NSString).lastPathComponent
    library = isWorthIt ? "\(folder)/lib\(name)-rest.so" : nil
    libraryObjects = isWorthIt ? others : []
    objects = isWorthIt ? own : own + others
    self.arguments = arguments
  }

  /// The libraries and folders of them that the build links.
  private var libraries: [String] {
    var found: [String] = []
    var rest = arguments.dropFirst()
    while let argument = rest.popFirst() {
      if argument == "-L" || argument == "-target" || argument == "-sdk" {
        found += [argument, rest.popFirst() ?? ""]
      } else if argument.hasPrefix("-L") || argument.hasPrefix("-l") || argument == "-g" {
        found.append(argument)
      }
    }
    return found
  }

  /// The linker of the toolchain: the quickest.
  private static let linker = "-use-ld=lld"

  /// The command that makes the library, with the objects in the file of that path.
  func libraryCommand(list: String) -> [String] {
    guard let library, let compiler = arguments.first else { return [] }
    let name = (library as NSString).lastPathComponent
    // By its name it is found beside the executable, wherever that lies.
    return [
      compiler, Self.linker, "-emit-library", "-o", library, "-module-name", "Rest", "-Xlinker",
      "-soname", "-Xlinker", name, "@\(list)",
    ] + libraries
  }

  /// The command that makes the executable at a path, with its objects in the file of that path.
  func command(list: String, to path: String) -> [String] {
    var command: [String] = []
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == "-o" {
        _ = rest.popFirst()
        command += ["-o", path]
      } else if argument.hasPrefix("@"), argument.hasSuffix(".LinkFileList") {
        command += ["@\(list)"] + (library.map { [$0] } ?? [])
      } else if !argument.hasPrefix("-use-ld=") {
        command.append(argument)
      }
    }
    return command + [Self.linker]
  }
}
