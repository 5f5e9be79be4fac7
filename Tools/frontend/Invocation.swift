/// The driver's call of the compiler's front end, as far as shadows depend on it.
struct Invocation {
  /// The arguments for the toolchain's front end, unchanged.
  private(set) var arguments: [String]
  /// The sources, in the order they are named, by the paths they are named by.
  private(set) var sources: [String] = []
  private(set) var platform = Platform.iOS
  private(set) var searchPaths: [String] = []
  private(set) var moduleMaps: [String] = []
  private(set) var namedModules: Set<String> = []
  private(set) var importedModules: Set<String> = []
  private(set) var pluginFolders: [String] = []
  private(set) var resourceFolder: String?
  private(set) var moduleCache: String?
  private var seen: Set<String> = []

  /// - Parameter arguments: those after our own options.
  init(_ arguments: [String], platform: Platform) {
    self.arguments = arguments
    self.platform = platform
    var reader = ResponseFile.expand(arguments)[...]
    while let argument = reader.popFirst() {
      switch argument {
      case "-primary-file", "-filelist", "-primary-filelist", "-D", "-I", "-module-cache-path",
        "-resource-dir", "-Xcc", "-explicit-swift-module-map-file", "-swift-module-file",
        "-import-module", "-plugin-path", "-in-process-plugin-server-path":
        guard let value = reader.popFirst() else { break }
        note(argument, value)
      default:
        if Self.valueOptions.contains(argument) {
          _ = reader.popFirst()
        } else if argument.hasPrefix("-D") {
          define(String(argument.dropFirst(2)))
        } else if argument.hasPrefix("-I") {
          searchPaths.append(String(argument.dropFirst(2)))
        } else if argument.hasPrefix("-swift-module-file=") {
          note("-swift-module-file", String(argument.dropFirst(19)))
        } else if argument.hasSuffix(".swift"), !argument.hasPrefix("-") {
          add(argument)
        }
      }
    }
  }

  /// Options whose value is a file that is written or no source, and may be called `*.swift`.
  private static let valueOptions: Set<String> = [
    "-o", "-module-name", "-main-file", "-emit-module-path", "-emit-dependencies-path", "-Xllvm",
    "-import-objc-header", "-package-name", "-target", "-vfsoverlay",
  ]

  private mutating func note(_ option: String, _ value: String) {
    switch option {
    case "-primary-file": if value.hasSuffix(".swift") { add(value) }
    case "-filelist", "-primary-filelist":
      let list = String(decoding: Files.contents(of: value) ?? [], as: UTF8.self)
      for line in list.split(whereSeparator: \.isNewline) where line.hasSuffix(".swift") {
        add(String(line))
      }
    case "-D": define(value)
    case "-I": searchPaths.append(value)
    case "-module-cache-path": moduleCache = value
    case "-import-module": importedModules.insert(value)
    case "-resource-dir": resourceFolder = value
    case "-Xcc":
      if value.hasPrefix("-fmodule-map-file=") { moduleMaps.append(String(value.dropFirst(18))) }
      if value.hasPrefix("-I") { searchPaths.append(String(value.dropFirst(2))) }
    case "-swift-module-file":
      if let name = value.split(separator: "=").first { namedModules.insert(String(name)) }
    case "-explicit-swift-module-map-file":
      namedModules.formUnion(Self.modules(inExplicitMap: value))
    default: pluginFolders.append(value)
    }
  }

  private mutating func add(_ source: String) {
    if seen.insert(source).inserted { sources.append(source) }
  }

  private mutating func define(_ name: String) {
    for platform in Platform.allCases where platform.define == name { self.platform = platform }
  }

  /// The values of `"moduleName"` in the driver's list of explicit modules, which is JSON.
  private static func modules(inExplicitMap path: String) -> [String] {
    let parts = String(decoding: Files.contents(of: path) ?? [], as: UTF8.self)
      .split(separator: "\"", omittingEmptySubsequences: false)
    return parts.indices.compactMap { index in
      parts[index] == "moduleName" && index + 2 < parts.count ? String(parts[index + 2]) : nil
    }
  }
}
