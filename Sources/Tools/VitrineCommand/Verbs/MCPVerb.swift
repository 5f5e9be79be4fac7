import Arguments
import Failures
import Foundation
import Planning
import WidgetHost

#if canImport(Glibc)
  import Glibc
#endif

/// `mcp`
struct MCPVerb: CommandVerb {
  static let name = "mcp"
  static let summary =
    "answers programs: Model Context Protocol on standard input and output (docs/mcp.md)"
  static let takesFolder = true
  /// Its output is JSON as it is.
  static let sharedOptions: [OptionDescription] = []

  var project = ProjectOptions()
  /// The options of the Xcode project as they were given.
  private var words: [String] = []

  static let options = OptionList<MCPVerb>(
    .group(\.project, ProjectOptions.options),
    .check { verb, given in
      let kept = ProjectOptions.kept.map(\.name)
      verb.words = given.words { kept.contains($0.name) }
    })

  /// Returns when standard input ends, or when a signal ends it.
  func run(in session: CommandSession) throws -> ExitStatus {
    let scratch = try TemporaryFolder().path
    defer { try? FileManager.default.removeItem(atPath: scratch) }
    let run = ToolRun(
      program: try Products.own().path,
      project: (session.xcode.map { [$0.operand] } ?? []) + words,
      build: try build(session), folder: FileManager.default.currentDirectoryPath,
      scratch: scratch)
    signal(SIGPIPE, SIG_IGN)
    let ending = Ending {
      run.children.stop()
      try? FileManager.default.removeItem(atPath: scratch)
      exit(ExitStatus.success.rawValue)
    }
    withExtendedLifetime(ending) {
      ProtocolServer(ProtocolTool.all(of: session.command), run).serve()
    }
    return .success
  }

  /// The build of the program itself, where its own widgets are drawn or those of the examples beside it; any other
  /// project is built by each verb.
  private func build(_ session: CommandSession) throws -> [String]? {
    guard session.xcode == nil, !session.isCommand || PackageProducts.folder == nil else {
      return nil
    }
    let own = try Products.own()
    let package = try? PackageBuild(
      executable: own.path, product: session.isCommand ? nil : own.name,
      folder: FileManager.default.currentDirectoryPath)
    return package?.command
  }
}
