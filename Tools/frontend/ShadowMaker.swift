import Glibc

/// `swift-source shadow`, which writes shadows by the toolchain's parser and SwiftIfConfig.
struct ShadowMaker {
  /// The path of swift-source.
  var tool: String
  var toolchain: Toolchain
  var platform: Platform

  struct Task {
    var source: String
    var shadow: String
    /// Modules that `canImport` finds.
    var modules: [String]
  }

  func make(_ tasks: [Task]) throws {
    var start = 0
    // In pieces that fit into a command line.
    while start < tasks.count {
      let end = min(start + 500, tasks.count)
      var arguments = [tool, "shadow", platform.rawValue]
      for task in tasks[start..<end] {
        arguments += [task.source, task.shadow, task.modules.joined(separator: ",")]
      }
      try run(arguments)
      start = end
    }
  }

  private func run(_ arguments: [String]) throws {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0)
    var strings: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) }
    strings.append(nil)
    // In a Swift SDK the tool is a script, which looks for the toolchain.
    var variables: [UnsafeMutablePointer<CChar>?] = [
      strdup("LD_LIBRARY_PATH=\(toolchain.libraries)"),
      strdup("PATH=\(toolchain.root)/bin:/usr/bin:/bin"),
    ]
    variables.append(nil)
    defer { for string in strings + variables { free(string) } }
    var process: pid_t = 0
    let error = posix_spawn(&process, tool, &actions, nil, strings, variables)
    guard error == 0 else {
      throw FrontendError("can't start \(tool): \(String(cString: strerror(error))). \(remedy)")
    }
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    guard status == 0 else { throw FrontendError("\(tool) failed. \(remedy)") }
  }

  private var remedy: String {
    "It is made by \"make deps\" of Vitrine's checkout, and comes with its Swift SDK."
  }
}
