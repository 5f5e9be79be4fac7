import Glibc

// `vitrine-frontend` is started by Swift's driver in place of the compiler's front end
// (`-driver-use-frontend-path PATH`). Where sources ask for the platform (`#if os(iOS)`) or hold spellings of
// Objective-C, it puts shadows at their paths, in which iOS's answers stand, and goes over into the
// toolchain's own front end. No Foundation: it starts once for each job of the compiler.
//
// Own options come first; the driver takes them after semicolons: `PATH;--platform;watchOS`.
//
// The files, from the bottom up:
//
//   Files, Digest, ResponseFile, Platform
//   SourceScan     the quick look at a file
//   Invocation     the arguments of the job
//   Toolchain, ModuleFinder
//                  where the compiler is and what it can import
//   ShadowCache, ShadowMaker, Overlay
//   ShadowedJob    all of it together

var arguments = CommandLine.arguments.dropFirst()
var platform = Platform.iOS
var compiler: String?
var tool = (Files.resolved("/proc/self/exe").map(Files.folder) ?? ".") + "/swift-source"

do {
  while let option = arguments.first,
    ["--platform", "--compiler", "--swift-source"].contains(option)
  {
    arguments.removeFirst()
    guard let value = arguments.popFirst() else { throw FrontendError("\(option) needs a value") }
    switch option {
    case "--compiler": compiler = value
    case "--swift-source": tool = value
    default:
      guard let known = Platform(rawValue: value) else {
        let names = Platform.allCases.map(\.rawValue).joined(separator: ", ")
        throw FrontendError("--platform is one of: \(names)")
      }
      platform = known
    }
  }
  let invocation = Invocation(Array(arguments), platform: platform)
  let toolchain =
    try compiler.map(Toolchain.init) ?? Toolchain(pluginFolders: invocation.pluginFolders)
  let job = ShadowedJob(invocation, toolchain: toolchain, tool: tool)
  let all = [toolchain.frontend] + (try job.arguments())
  var strings: [UnsafeMutablePointer<CChar>?] = all.map { strdup($0) }
  strings.append(nil)
  execv(toolchain.frontend, strings)
  throw FrontendError("can't start \(toolchain.frontend): \(String(cString: strerror(errno)))")
} catch {
  let message = "error: vitrine-frontend: \(error)\n"
  write(STDERR_FILENO, message, message.utf8.count)
  exit(1)
}
