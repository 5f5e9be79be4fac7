import Glibc

/// The answer to `canImport`: whether a module is found where the compiler looks for it.
struct ModuleFinder {
  var platform: Platform
  /// The folders of `-I`, then the toolchain's.
  var folders: [String]
  /// Names that need no search: of explicit Swift modules, of C modules by their maps.
  var named: Set<String>

  init(_ invocation: Invocation, toolchain: Toolchain) {
    platform = invocation.platform
    folders = invocation.searchPaths
    let resources = invocation.resourceFolder ?? toolchain.resources
    folders += ["\(resources)/linux", "\(resources)/linux/\(Self.architecture)"]
    named = invocation.namedModules
    for map in invocation.moduleMaps { named.formUnion(Self.modules(inMap: map)) }
    for folder in invocation.searchPaths {
      named.formUnion(Self.modules(inMap: "\(folder)/module.modulemap"))
    }
    named.insert("Swift")
  }

  /// Whether source for the platform may import a module.
  func canImport(_ module: String) -> Bool {
    !platform.lacks(module) && (platform.replaces(module) || exists(module))
  }

  func exists(_ module: String) -> Bool {
    named.contains(module)
      || folders.contains { folder in
        Self.endings.contains { Files.exists("\(folder)/\(module)\($0)") }
      }
  }

  private static let endings = [".swiftmodule", ".swiftinterface"]

  #if arch(arm64)
    private static let architecture = "aarch64"
  #else
    private static let architecture = "x86_64"
  #endif

  /// The modules at the top of a module map: `module NAME {`, also with `explicit` or `framework`.
  static func modules(inMap path: String) -> [String] {
    guard let bytes = Files.contents(of: path) else { return [] }
    var names: [String] = []
    var depth = 0
    var previous: Substring = ""
    // Enough for the maps of packages: quoted header names hold no braces.
    let text = String(decoding: bytes, as: UTF8.self)
    for word in text.split(whereSeparator: { $0.isWhitespace }) {
      if depth == 0, previous == "module" {
        names.append(String(word.prefix { $0 != "[" && $0 != "{" }.filter { $0 != "\"" }))
      }
      for character in word {
        if character == "{" { depth += 1 } else if character == "}" { depth -= 1 }
      }
      previous = word
    }
    return names
  }
}
