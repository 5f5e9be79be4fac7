import Glibc

/// The folder of shadows: a source as it has to be read so that Linux's compiler sees what iOS's would. A
/// shadow's name is a digest of all that it is made of, so that a file compiled again finds its own.
struct ShadowCache {
  let folder: String

  /// In the build's cache of modules where there is one, so that `rm -rf .build` takes it along.
  init(moduleCache: String?) throws {
    func variable(_ name: String) -> String? {
      getenv(name).map { String(cString: $0) }.flatMap { $0.hasPrefix("/") ? $0 : nil }
    }
    if let moduleCache {
      folder = "\(Files.absolute(moduleCache))/vitrine-shadows"
    } else if let cache = variable("XDG_CACHE_HOME") ?? variable("HOME").map({ "\($0)/.cache" }) {
      folder = "\(cache)/vitrine/shadows"
    } else {
      folder = "/tmp/vitrine-shadows-\(getuid())"
    }
    try Files.makeFolder(folder)
  }

  /// The path of a file in the folder; the file is kept as one in use.
  func use(_ name: String) -> (path: String, exists: Bool) {
    let path = "\(folder)/\(name)"
    var status = stat()
    guard stat(path, &status) == 0 else { return (path, false) }
    if time(nil) - status.st_mtim.tv_sec > Self.day / 2 { utimensat(AT_FDCWD, path, nil, 0) }
    return (path, true)
  }

  /// Removes what no build has used for a day.
  func prune() {
    guard let directory = opendir(folder) else { return }
    defer { closedir(directory) }
    let now = time(nil)
    while let entry = readdir(directory) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        String(cString: UnsafeRawPointer($0).assumingMemoryBound(to: CChar.self))
      }
      guard !name.hasPrefix(".") else { continue }
      let path = "\(folder)/\(name)"
      var status = stat()
      if lstat(path, &status) == 0, now - status.st_mtim.tv_sec > Self.day { unlink(path) }
    }
  }

  private static let day = 86_400
}
