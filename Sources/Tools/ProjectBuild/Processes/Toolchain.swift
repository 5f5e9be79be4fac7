import Foundation

/// The toolchain that `swiftc` on the search path belongs to.
enum Toolchain {
  /// The folders of its modules.
  static let moduleFolders: [String] = {
    let paths = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    guard
      let compiler = paths.map({ "\($0)/swiftc" }).first(where: {
        FileManager.default.isExecutableFile(atPath: $0)
      })
    else { return [] }
    let real = (compiler as NSString).resolvingSymlinksInPath
    let root = ((real as NSString).deletingLastPathComponent as NSString).deletingLastPathComponent
    return [
      "\(root)/lib/swift/linux", "\(root)/lib/swift/linux/x86_64",
      "\(root)/lib/swift/linux/aarch64",
    ]
  }()

  /// Modules that are found in other ways.
  static let always: Set<String> = ["Swift", "os", "Glibc", "SwiftShims", "Builtin", "Foundation"]
}
