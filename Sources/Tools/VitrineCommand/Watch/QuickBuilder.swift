import Failures
import Foundation
import WidgetHost

/// Builds executables again when their source changes: by ``QuickBuild`` where that suffices, else by the package
/// manager. One thread uses it.
final class QuickBuilder {
  enum Outcome: Equatable {
    /// Whether the package manager has more to do, which no picture waits for.
    case done(leavesWork: Bool)
    case failed([String])
    case stopped
  }

  private let package: PackageBuild
  /// The paths of the executables.
  private let executables: [String]
  private let children: Subprocess
  private var quick: QuickBuild?
  /// Compilations that failed the last time.
  private var stale: [String] = []
  /// The compilations whose objects are linked again; the others are in a shared library.
  private var edited: Set<String> = []
  /// Whether the package manager has built while changes were watched: then the plan and the files that it made are
  /// of the source as it was, except for the changes since.
  private var isVerified = false
  /// The times of the last build.
  private(set) var times = WatchTimes()
  /// The reason why the last build was the package manager's; nil where it wasn't.
  private(set) var reason: String?

  init(_ package: PackageBuild, executables: [String], children: Subprocess) {
    self.package = package
    // The plan names files by their real paths.
    self.executables = executables.map { URL(fileURLWithPath: $0).resolvingSymlinksInPath().path }
    self.children = children
  }

  // MARK: Building

  /// - Parameter changes: whole paths.
  func build(_ changes: [String]) throws -> Outcome {
    times = WatchTimes()
    let start = Stopwatch()
    let way = way(for: changes)
    times.plan = start.seconds
    switch way {
    case .packageManager(let reason): return try buildAll(reason)
    case .steps(let steps): return try perform(steps, for: changes)
    }
  }

  /// Builds by the package manager.
  func buildAll(_ reason: String?) throws -> Outcome {
    self.reason = reason
    quick = nil
    isVerified = false
    guard let built = try children.run(package.command, in: package.root) else { return .stopped }
    times.compile = built.duration
    guard built.status == 0 else {
      return .failed(package.problems(in: PlainText.lines(built.output)))
    }
    stale = []
    isVerified = true
    return .done(leavesWork: false)
  }

  private func way(for changes: [String]) -> QuickBuild.Way {
    guard package.plan != nil else { return .packageManager("") }
    if quick == nil, isVerified { readPlan() }
    guard let quick else {
      let names = executables.map { ($0 as NSString).lastPathComponent }.joined(separator: ", ")
      return .packageManager("\(names) \(executables.count == 1 ? "was" : "were") not built before")
    }
    return quick.way(for: changes, stale: stale)
  }

  private func perform(_ steps: QuickBuild.Steps, for changes: [String]) throws -> Outcome {
    guard let quick else { return .stopped }
    reason = nil
    do {
      for copy in steps.copies { try Self.copy(copy) }
    } catch {
      return try buildAll("a resource could not be copied: \(error)")
    }
    let start = Stopwatch()
    for (index, name) in steps.compilations.enumerated() {
      let before = quick.hasDependents(name) ? interface(name) : nil
      guard let built = try run(quick.plan.command(name)?.arguments ?? []) else { return .stopped }
      guard built.status == 0 else {
        stale = Array(steps.compilations[index...])
        let text = PlainText.lines(ParseableOutput.text(of: built.output))
        return .failed(package.problems(in: text))
      }
      if quick.hasDependents(name), before == nil || interface(name) != before {
        return try buildAll("the interface of a module changed")
      }
    }
    stale = []
    times.compile = start.seconds
    if steps.links {
      edited.formUnion(steps.compilations)
      let start = Stopwatch()
      for executable in quick.executables(madeBy: Set(steps.compilations)) {
        guard let isLinked = try link(quick, executable) else { return .stopped }
        guard isLinked else { return try buildAll("the executable could not be linked by itself") }
      }
      times.link = start.seconds
    }
    return .done(leavesWork: steps.leavesWork)
  }

  private func interface(_ compilation: String) -> Data? {
    quick?.interface(of: compilation).flatMap { FileManager.default.contents(atPath: $0) }
  }

  /// - Returns: nil where it was stopped.
  private func run(_ command: [String]) throws -> Subprocess.Outcome? {
    guard !command.isEmpty else { return Subprocess.Outcome(status: 1, output: "", duration: 0) }
    return try children.run(command, in: package.root)
  }

  private static func copy(_ copy: QuickBuild.Steps.Copy) throws {
    guard let data = FileManager.default.contents(atPath: copy.from) else {
      throw Failure("\(copy.from) can't be read.")
    }
    try OutputWriter.makeFolder((copy.to as NSString).deletingLastPathComponent)
    try OutputWriter.write(Array(data), to: copy.to)
  }

  // MARK: Preparing

  /// Lets the package manager build once, reads its plan and links what isn't edited, so that the next change takes
  /// little time.
  ///
  /// - Returns: whether that made another executable.
  func prepare() throws -> Bool {
    guard package.plan != nil, quick == nil else { return false }
    let before = executables.map(Self.date)
    if !isVerified { guard case .done = try buildAll(nil) else { return false } }
    readPlan()
    return executables.map(Self.date) != before
  }

  private func readPlan() {
    guard let path = package.plan, let plan = BuildPlan(contentsOf: path),
      let found = QuickBuild(plan, executables: executables)
    else { return }
    quick = found
    edited.formUnion(found.ownCompilations)
    // Of several, one at most is edited next: its library is made then.
    guard executables.count == 1, let link = quickLink(found, executables[0]),
      let library = link.library
    else { return }
    if !Self.isNewer(library, than: link.libraryObjects) {
      _ = try? make(library, of: link, for: executables[0])
    }
  }

  /// Whether a file is there and at least as new as all others.
  private static func isNewer(_ path: String, than others: [String]) -> Bool {
    guard let own = date(path) else { return false }
    return others.allSatisfy { date($0).map { $0 <= own } ?? false }
  }

  private static func date(_ path: String) -> Date? {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    return attributes?[.modificationDate] as? Date
  }

  // MARK: Linking

  private func quickLink(_ quick: QuickBuild, _ executable: String) -> QuickLink? {
    let (own, others) = quick.objects(of: executable, madeBy: edited)
    guard !own.isEmpty, let command = quick.link(of: executable) else { return nil }
    return QuickLink(command.arguments, executable: executable, own: own, others: others)
  }

  /// - Returns: whether the executable is there; nil where it was stopped.
  private func link(_ quick: QuickBuild, _ executable: String) throws -> Bool? {
    guard let link = quickLink(quick, executable) else { return false }
    if let library = link.library, !Self.isNewer(library, than: link.libraryObjects) {
      guard let isMade = try make(library, of: link, for: executable) else { return nil }
      guard isMade else { return false }
    }
    let list = executable + ".watch/Objects.LinkFileList"
    let new = executable + ".watch/" + (executable as NSString).lastPathComponent
    try Self.write(link.objects, to: list)
    guard let linked = try run(link.command(list: list, to: new)) else { return nil }
    return linked.status == 0 && rename(new, executable) == 0
  }

  /// - Returns: whether the library is there; nil where it was stopped.
  private func make(
    _ library: String, of link: QuickLink, for executable: String
  ) throws -> Bool? {
    let list = executable + ".watch/Library.LinkFileList"
    try Self.write(link.libraryObjects, to: list)
    guard let linked = try run(link.libraryCommand(list: list)) else { return nil }
    return linked.status == 0
  }

  /// Writes a list of files as a compiler reads it.
  private static func write(_ paths: [String], to list: String) throws {
    try OutputWriter.makeFolder((list as NSString).deletingLastPathComponent)
    let lines = paths.map {
      "\"\($0.replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\"\n"
    }
    try OutputWriter.write(Array(lines.joined().utf8), to: list)
  }
}
