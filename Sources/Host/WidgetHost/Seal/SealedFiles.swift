internal import CSeal
import DeviceFixtures
import Foundation
import FoundationExtras
import InstalledFiles
import Synchronization

#if canImport(Glibc)
  import Glibc
#endif

/// The files that a sealed process can open. What isn't named can't be read, written or listed.
struct SealedFiles {
  /// The access to a file, or to all that is below a folder.
  struct Access: OptionSet {
    let rawValue: UInt32
    static let list = Access(rawValue: UInt32(SEAL_LIST))
    static let read = Access(rawValue: UInt32(SEAL_READ))
    static let execute = Access(rawValue: UInt32(SEAL_EXECUTE))
    static let write = Access(rawValue: UInt32(SEAL_WRITE))
  }

  private(set) var access: [String: Access] = [:]

  /// None.
  init() {}

  /// Lets through what others let through, too.
  mutating func add(_ others: SealedFiles) {
    access.merge(others.access) { $0.union($1) }
  }

  /// Whether others let nothing through that these don't.
  func cover(_ others: SealedFiles) -> Bool {
    others.access.allSatisfy { access[$0.key]?.isSuperset(of: $0.value) == true }
  }

  mutating func allow(_ access: Access, _ paths: String?...) {
    for path in paths {
      guard let path else { continue }
      let whole =
        path.hasPrefix("/") ? path : "\(FileManager.default.currentDirectoryPath)/\(path)"
      self.access[whole, default: []].formUnion(access)
    }
  }

  // MARK: What every process needs

  /// The C library, Swift's runtime and the libraries that the executable names; the program that prints Swift's
  /// backtraces; devices that hold nothing.
  private mutating func allowSystem(for executable: String) {
    allow([.list, .read, .execute], "/usr", "/lib", "/lib32", "/lib64", "/bin")
    allow([.list, .read, .execute], "/nix/store", "/gnu/store")
    allow(
      .read, "/etc/ld.so.cache", "/etc/ld.so.preload", "/etc/localtime", "/dev/urandom",
      "/dev/random",
      "/dev/zero", "/dev/full")
    // Read by the libraries that draw SVG images.
    allow([.list, .read], "/etc/fonts", "/var/cache/fontconfig")
    allow([.read, .write], "/dev/null")
    allow([.list, .read], "/proc", "/sys/devices/system/cpu")
    for folder in Self.libraryFolders(of: executable) {
      allow([.list, .read, .execute], folder)
      // …/usr/lib/swift/linux: beside it lies …/usr/libexec/swift.
      if folder.hasSuffix("/lib/swift/linux") {
        allow(
          [.list, .read, .execute], "\(folder.dropLast("/lib/swift/linux".count))/libexec/swift")
      }
    }
  }

  /// The `usr` folders of the toolchains whose libraries this process runs with: …/usr/lib/swift/linux.
  static var runtimeFolders: [String] {
    libraryFolders(of: "/proc/self/exe").filter { $0.hasSuffix("/lib/swift/linux") }
      .map { String($0.dropLast("/lib/swift/linux".count)) }
  }

  private static func libraryFolders(of executable: String) -> [String] {
    var text = [CChar](repeating: 0, count: 16_384)
    let named =
      seal_library_folders(executable, &text, text.count)
      ? String(decoding: text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self) : ""
    let chosen = getenv("LD_LIBRARY_PATH").map { String(cString: $0) } ?? ""
    return (named.split(separator: ":") + chosen.split(separator: ":")).map(String.init)
  }

  /// Lets the files be read with which names are looked up and certificates checked.
  mutating func allowNetwork() {
    allow(
      [.list, .read], "/etc/ssl", "/etc/pki", "/etc/ca-certificates", "/etc/crypto-policies",
      "/run/systemd/resolve", "/etc/resolv.conf", "/etc/hosts", "/etc/host.conf",
      "/etc/nsswitch.conf",
      "/etc/gai.conf", "/etc/services")
    for name in ["SSL_CERT_FILE", "SSL_CERT_DIR", "CURL_CA_BUNDLE"] {
      allow([.list, .read], getenv(name).map { String(cString: $0) })
    }
  }

  // MARK: A product

  /// The files without which a program doesn't run, with its resources.
  static func program(_ executable: String) -> SealedFiles { KnownProducts.files(of: executable) }

  /// The files of a worker whose home folder is `home`.
  static func worker(of executable: String, home: String, task: WorkerTask) -> SealedFiles {
    var files = program(executable)
    files.allow([.list, .read, .write], home)
    switch task {
    case .describe: break
    case .render(let batch):
      files.allow(batch.world)
      files.allow(batch.output, hasTimeline: false)
    case .simulate(let request):
      files.allow(request.world)
      files.allow(request.output, hasTimeline: true)
    }
    return files
  }

  /// The executable, its libraries and resources, and those of Vitrine's files that are drawn with.
  fileprivate init(product executable: String) {
    allowSystem(for: executable)
    allow([.read, .execute], executable)
    // The process looks beside the file that a link to it leads to.
    let file = URL(fileURLWithPath: executable).resolvingSymlinksInPath()
    let folder = file.deletingLastPathComponent()
    allow(.list, folder.path)
    for name in (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [] {
      if name.hasSuffix(".resources") { allow([.list, .read], "\(folder.path)/\(name)") }
      if name.contains(".so") { allow([.read, .execute], "\(folder.path)/\(name)") }
    }
    // The files that resources of an Xcode project link to, as its build wrote them down.
    let linked = FileManager.default.contents(atPath: file.path + ".files") ?? Data()
    for path in String(decoding: linked, as: UTF8.self).split(separator: "\n") {
      allow([.list, .read], String(path))
    }
    allow(.read, StubNotes.file(of: file.path))
    // The Info.plist and the build settings are looked for among the package's sources.
    let product = ProductFiles(executable: file)
    allow(.list, product.package?.path)
    allow(.read, product.infoPlist?.path)
    for file in product.settingFiles { allow(.read, file.path) }
    allow([.list, .read], InstalledFiles.fonts.path, InstalledFiles.icons.path)
    allow(.read, InstalledFiles.fontList.path)
  }

  private mutating func allow(_ world: WorldSpec) {
    allow([.list, .read], world.fonts)
    allow(.read, world.appGroupFile, world.deviceFile)
    if let store = world.storeFile { allow(.read, store, store + "-wal", store + "-shm") }
    // A file that can't be read is the run's to report.
    let pictures = world.deviceFile.flatMap { try? WorldFile(contentsOf: $0) }?.pictures ?? []
    for file in pictures { allow(.read, file) }
    for file in world.activityFiles { allow(.read, file) }
    guard let path = world.network.path else { return }
    allow([.list, .read], path)
    guard world.network.isRecording else { return }
    // A HAR file is replaced by one that is written beside it.
    var isFolder: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
    let isFile = exists ? !isFolder.boolValue : path.lowercased().hasSuffix(".har")
    let folder = isFile ? URL(fileURLWithPath: path).deletingLastPathComponent().path : path
    _ = try? OutputWriter.makeFolder(folder)
    allow([.list, .read, .write], folder)
  }

  /// Folders that are written to are made first, since a rule is about what is there.
  private mutating func allow(_ output: OutputSpec, hasTimeline: Bool) {
    if output.goldens?.purpose == .verify { allow([.list, .read], output.goldens?.folder) }
    let timeline = hasTimeline ? [output.folder + "/timeline"] : []
    for folder in output.writtenFolders + timeline {
      MadeFolders.make(folder)
      allow([.list, .read, .write], folder)
    }
  }
}

/// The files of each product, looked for once in a build: they are searched among the package's sources.
private enum KnownProducts {
  private struct Build: Hashable {
    let executable: String
    let date: Date?
  }

  private static let known = Mutex<[Build: SealedFiles]>([:])

  static func files(of executable: String) -> SealedFiles {
    let attributes = try? FileManager.default.attributesOfItem(atPath: executable)
    let build = Build(executable: executable, date: attributes?[.modificationDate] as? Date)
    return known.withLock { known in
      if let files = known[build] { return files }
      let files = SealedFiles(product: executable)
      known[build] = files
      return files
    }
  }
}
