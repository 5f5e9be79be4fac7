internal import CStack
import Foundation

#if canImport(Glibc)
  import Glibc
#endif

/// The toolchain's `llvm-symbolizer`, which names the source lines of addresses. It looks up those it is asked for; the
/// program that prints Swift's backtraces reads all debug information first: 5 s for an executable of 100 MB, not 0.1.
struct CrashSymbolizer {
  /// A function at a place of the source; the one that the compiler put into another comes first.
  struct Symbol: Decodable, Equatable {
    var FunctionName: String
    var FileName: String
    var Line: Int
  }

  private struct Answer: Decodable {
    var Symbol: [Symbol]
  }

  /// The path of the program; nil where the toolchain isn't there.
  static let program: String? = {
    let folders = SealedFiles.runtimeFolders.map { "\($0)/bin" }
    let search = getenv("PATH").map { String(cString: $0) } ?? ""
    return (folders + search.split(separator: ":").map(String.init))
      .map { "\($0)/llvm-symbolizer" }
      .first { access($0, X_OK) == 0 }
  }()

  /// The settings of the backtraces that Swift's runtime writes: addresses alone, where this program can name them.
  static let backtrace =
    "enable=yes,color=no,interactive=no,threads=crashed,registers=none,limit=24,timeout=5s,"
    + (program == nil ? "images=none,symbolicate=full" : "images=mentioned,symbolicate=off")

  /// The seconds that it may take.
  private static let limit: Int32 = 20
  /// The bytes of its answer that are read.
  private static let longest = 1 << 20

  /// The symbols of the frames, in their order; empty where the program isn't there or fails.
  ///
  /// It reads what the user's compiler wrote, so it runs behind the seal of a worker of the product.
  static func symbols(_ frames: [CrashFrames.Frame], of product: String) -> [[Symbol]] {
    guard let program, !frames.isEmpty, let home = try? HomeFolder(),
      let input = try? WorkerPipe(), let output = try? WorkerPipe()
    else { return [] }
    var files = SealedFiles.program(product)
    files.allow([.read, .execute], program)
    files.allow([.list, .read, .write], home.home)
    let started = Seal.start(
      SealedProcess(
        executable: program,
        arguments: ["--output-style=JSON", "--no-demangle"]
          + frames.map { "\"\($0.image)\" 0x\(String($0.offset, radix: 16))" },
        environment: ["PATH": "/usr/bin:/bin", "HOME": home.home],
        descriptors: [input.read, output.write, output.write], files: files, home: home.home,
        megabytes: FrameBatch.standardMemoryLimit))
    for end in [input.read, input.write, output.write] { close(end) }
    defer { close(output.read) }
    guard started.process > 0 else { return [] }
    let answer = read(output.read)
    kill(started.process, SIGKILL)
    _ = Seal.finish(started.process)
    return (try? JSONDecoder().decode([Answer].self, from: Data(answer)))?.map(\.Symbol) ?? []
  }

  private static func read(_ descriptor: Int32) -> [UInt8] {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 16_384)
    while bytes.count < longest {
      var poll = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      guard Glibc.poll(&poll, 1, limit * 1000) > 0 else { break }
      let count = Glibc.read(descriptor, &buffer, buffer.count)
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { break }
      bytes += buffer[..<count]
    }
    return bytes
  }

  /// A function's name as a developer writes it: `Card.body.getter`; a name that isn't Swift's stays.
  static func name(_ mangled: String) -> String {
    guard mangled.hasPrefix("$s"),
      let name = _swift_backtrace_demangle(mangled, mangled.utf8.count, nil, nil)
    else { return mangled }
    defer { free(name) }
    return String(cString: name)
  }
}
