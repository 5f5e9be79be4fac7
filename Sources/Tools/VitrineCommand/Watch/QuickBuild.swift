import Foundation

/// The part of a package's build that is done without the package manager: where nothing but the contents of
/// known files has changed, the commands of the ``BuildPlan`` that read them are run, and no others.
struct QuickBuild {
  /// The steps that follow from a change.
  struct Steps: Equatable {
    /// A resource and its copies beside the executable.
    struct Copy: Hashable {
      var from: String
      var to: String
    }

    var copies: [Copy] = []
    /// The names of the commands that compile a module.
    var compilations: [String] = []
    var links = false
    /// Whether the package manager has more to do, which no picture waits for: a tool reads the changed resource.
    var leavesWork = false
  }

  enum Way: Equatable {
    case steps(Steps)
    /// The package manager builds, for this reason.
    case packageManager(String)
  }

  let plan: BuildPlan
  /// The executables, each with the command that links it.
  private let links: [(executable: String, command: BuildPlan.Command)]
  /// The commands that make the executables.
  private let closure: [BuildPlan.Command]
  /// The commands that read a file, by its path.
  private let readers: [String: [Int]]

  /// - Parameter executables: their paths in the plan.
  /// - Returns: nil where the plan doesn't link one of them.
  init?(_ plan: BuildPlan, executables: [String]) {
    links = executables.compactMap { path in plan.link(of: path).map { (path, $0) } }
    guard !links.isEmpty, links.count == executables.count else { return nil }
    self.plan = plan
    closure = plan.closure(of: links.map(\.command))
    var readers: [String: [Int]] = [:]
    for (index, command) in closure.enumerated()
    // A list of the names of files is the same whatever they hold.
    where !["phony", "write-auxiliary-file"].contains(command.tool) {
      for input in command.inputs { readers[input, default: []].append(index) }
    }
    self.readers = readers
  }

  // MARK: Planning

  /// The way to bring the executables up to date.
  ///
  /// - Parameters:
  ///   - changes: whole paths.
  ///   - stale: the commands of compilations that failed the last time.
  func way(for changes: [String], stale: [String] = []) -> Way {
    var steps = Steps()
    steps.compilations = stale
    for path in changes {
      if let reason = add(path, to: &steps) { return .packageManager(reason) }
    }
    steps.links = !steps.compilations.isEmpty
    return .steps(steps)
  }

  /// - Returns: the reason why the package manager has to build.
  private func add(_ path: String, to steps: inout Steps) -> String? {
    let name = (path as NSString).lastPathComponent
    if name.hasPrefix("Package"), name.hasSuffix(".swift") { return "\(name) changed" }
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), !isFolder.boolValue
    else {
      // What an editor wrote beside the file that it saved, and removed, is none of the build's.
      let isKnown = readers[path] != nil || isFolder.boolValue || !copies(of: path).isEmpty
      return isKnown ? "\(name) is gone, or is a folder" : nil
    }
    let copies = copies(of: path)
    if !copies.isEmpty {
      steps.copies += copies.filter { !steps.copies.contains($0) }
      if isReadByTool(path) { steps.leavesWork = true }
      return nil
    }
    let found = (readers[path] ?? []).map { closure[$0] }
    guard !found.isEmpty else { return "\(name) isn't in the last build" }
    for command in found {
      guard isCompilation(command) else { return "\(name) is read by “\(command.name)”" }
      if !steps.compilations.contains(command.name) { steps.compilations.append(command.name) }
    }
    return nil
  }

  /// A module of this build, and not of a tool that is run while it is built.
  private func isCompilation(_ command: BuildPlan.Command) -> Bool {
    command.tool == "shell" && command.name.hasPrefix("C.") && command.name.hasSuffix(".module")
      && !command.name.hasSuffix("-tool.module")
  }

  /// The copies of a resource: of a file by itself, or of one in a folder that is copied as a whole.
  private func copies(of path: String) -> [Steps.Copy] {
    closure.filter { $0.tool == "copy-tool" }.compactMap { command in
      guard let input = command.inputs.first, let output = command.outputs.first else { return nil }
      let from = Self.withoutSlash(input), to = Self.withoutSlash(output)
      if path == from { return .init(from: path, to: to) }
      guard path.hasPrefix(from + "/") else { return nil }
      return .init(from: path, to: to + path.dropFirst(from.count))
    }
  }

  private func isReadByTool(_ path: String) -> Bool {
    closure.contains { command in
      command.tool == "shell" && !isCompilation(command)
        && command.inputs.contains { input in
          path == input || path.hasPrefix(Self.withoutSlash(input) + "/")
        }
    }
  }

  private static func withoutSlash(_ path: String) -> String {
    path.hasSuffix("/") ? String(path.dropLast()) : path
  }

  // MARK: What a step works on

  /// The module's file that a compilation writes; other modules are compiled against it.
  func interface(of compilation: String) -> String? {
    plan.command(compilation)?.outputs.first { $0.hasSuffix(".swiftmodule") }
  }

  /// Whether other modules of the executables are compiled against the one that a compilation makes.
  func hasDependents(_ compilation: String) -> Bool {
    guard let interface = interface(of: compilation) else { return true }
    return (readers[interface] ?? []).contains { isCompilation(closure[$0]) }
  }

  /// The command that links an executable.
  func link(of executable: String) -> BuildPlan.Command? {
    links.first { $0.executable == executable }?.command
  }

  /// The executables that an object of one of some compilations is linked into.
  func executables(madeBy compilations: Set<String>) -> [String] {
    links.map(\.executable).filter { !objects(of: $0, madeBy: compilations).own.isEmpty }
  }

  /// The object files that are linked into an executable, by whether one of some compilations makes them.
  func objects(
    of executable: String, madeBy compilations: Set<String>
  ) -> (own: [String], others: [String]) {
    var own: [String] = [], others: [String] = []
    for input in link(of: executable)?.inputs ?? [] where input.hasSuffix(".o") {
      if let maker = plan.producer(of: input)?.name, compilations.contains(maker) {
        own.append(input)
      } else {
        others.append(input)
      }
    }
    return (own, others)
  }

  /// The compilations of the executables' own modules.
  var ownCompilations: [String] {
    links.map(\.command.name).filter { $0.hasSuffix(".exe") }.map { $0.dropLast(4) + ".module" }
  }
}
