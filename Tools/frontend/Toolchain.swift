import Glibc

/// The toolchain that the driver belongs to.
struct Toolchain {
  /// `…/usr/bin/swift-frontend`
  let frontend: String

  var root: String { Files.folder(of: Files.folder(of: frontend)) }
  /// `…/usr/lib/swift`
  var resources: String { "\(root)/lib/swift" }
  /// The folders of the libraries that swift-source needs.
  var libraries: String { "\(resources)/host:\(resources)/linux" }

  /// - Parameter pluginFolders: paths below the toolchain that the driver passes.
  init(pluginFolders: [String]) throws {
    // The driver names its own plug-ins; it is our parent; and it is the compiler of the search path.
    let below = pluginFolders.compactMap { folder -> String? in
      guard let end = folder.place(of: "/lib/swift/host/") else { return nil }
      return "\(folder[..<end])/bin"
    }
    let parent = Files.resolved("/proc/\(getppid())/exe").map(Files.folder)
    for folder in below + [parent].compactMap({ $0 }) {
      if Files.isExecutable("\(folder)/swift-frontend") {
        frontend = "\(folder)/swift-frontend"
        return
      }
    }
    let path = getenv("PATH").map { String(cString: $0) } ?? ""
    for folder in path.split(separator: ":") {
      guard let compiler = Files.resolved("\(folder)/swiftc") else { continue }
      let found = "\(Files.folder(of: compiler))/swift-frontend"
      if Files.isExecutable(found) {
        frontend = found
        return
      }
    }
    throw FrontendError(
      "can't find the toolchain's swift-frontend; put the toolchain's usr/bin into PATH")
  }

  init(frontend: String) { self.frontend = frontend }
}

extension String {
  /// The start of the first occurrence, without Foundation.
  fileprivate func place(of part: String) -> Index? {
    var index = startIndex
    while index < endIndex {
      if self[index...].hasPrefix(part) { return index }
      index = self.index(after: index)
    }
    return nil
  }
}
