import Failures
import Foundation
import InstalledFiles

#if canImport(Glibc)
  import Glibc
#endif

/// The tool that reads Swift source with the toolchain's own parser: `.deps/bin/swift-source`, which
/// `make deps` compiles from Tools/swift-source. Each question runs it once, or not at all where the answer is known.
package struct SwiftSource: Sendable {
  private let tool: String
  private let known: KnownAnswers?

  /// - Parameter known: Answers of earlier runs; nil to ask the tool always.
  package init(tool: String = InstalledFiles.swiftSource.path, known: KnownAnswers? = nil) {
    self.tool = tool
    self.known = known
  }

  /// The reason why the tool can't be asked; nil where it can.
  package var problem: Failure? {
    do throws(Failure) {
      let _: [String] = try ask(["verbs"])
      return nil
    } catch {
      return error
    }
  }

  // MARK: Questions

  /// A type that a file declares.
  package struct Declaration: Decodable, Equatable, Sendable {
    package var name: String
    /// The path, as it was passed.
    package var file: String
    /// The position of the keyword, from 1; columns count bytes.
    package var line: Int, column: Int
    /// The superclass and the protocols that the declaration itself names, without modules.
    package var inherits: [String]
  }

  /// Files that can't be read are left out.
  package func declarations(
    of names: Set<String>, in files: [String]
  ) throws(Failure) -> [Declaration] {
    guard !names.isEmpty, !files.isEmpty else { return [] }
    return try ask(["declarations", names.sorted().joined(separator: ",")], about: files)
  }

  /// All types that the files declare, with what the declarations inherit.
  package func ownTypes(in files: [String]) throws(Failure) -> [String: [String]] {
    guard !files.isEmpty else { return [:] }
    let found: [Declaration] = try ask(["declarations", "*"], about: files)
    return Dictionary(found.map { ($0.name, $0.inherits) }, uniquingKeysWith: +)
  }

  /// The modules that a file imports.
  package struct Imports: Decodable, Equatable, Sendable {
    package var file: String
    package var needed: [String]
    /// Modules that the file does without where `canImport` doesn't find them.
    package var optional: [String]
  }

  /// - Parameter conditions: the names that `#if` finds set. Files that can't be read are left out.
  package func imports(
    of files: [String], platform: String, conditions: [String]
  ) throws(Failure) -> [Imports] {
    guard !files.isEmpty else { return [] }
    return try ask(["imports", platform, conditions.joined(separator: ",")], about: files)
  }

  /// Files that can't be read are left out.
  package func uses(of names: Set<String>, in files: [String]) throws(Failure) -> [NameUse] {
    guard !names.isEmpty, !files.isEmpty else { return [] }
    return try ask(["uses", names.sorted().joined(separator: ",")], about: files)
  }

  /// What files declare for others. Files that can't be read are left out.
  package func outlines(of files: [String]) throws(Failure) -> [FileOutline] {
    guard !files.isEmpty else { return [] }
    return try ask(["outlines"], about: files)
  }

  /// The parts of code that can be replaced. Files that can't be read are left out.
  package func bodies(in files: [String]) throws(Failure) -> [CodeBody] {
    guard !files.isEmpty else { return [] }
    return try ask(["bodies"], about: files)
  }

  /// The closure of a call that returns one string literal.
  package struct StringClosure: Decodable, Equatable, Sendable {
    package enum Form: String, Decodable, Sendable {
      /// A call without a closure: one is inserted after it.
      case missing
      /// A closure that holds nothing but the literal.
      case closure
      /// A closure that holds comments too: the range is the literal's.
      case literal
    }

    /// Bytes of the source, the end excluded: what another literal replaces.
    package var start: Int, end: Int
    package var form: Form
    /// The white space that the line of the closure, or of the call without one, begins with.
    package var indentation: String
    /// One step of the file's indentation.
    package var step: String
  }

  /// - Parameters:
  ///   - label: The label of the argument that the closure is, where it isn't a trailing one.
  ///   - line, column: The position of the function's name, from 1, as `#line` and `#column` give it.
  /// - Throws: a ``Failure``, also where the call isn't exactly there or its closure holds more.
  package func stringClosure(
    ofCall function: String, label: String, line: Int, column: Int, in file: String
  ) throws(Failure) -> StringClosure {
    let answer: Answer = try ask(["string-closure", function, label, "\(line)", "\(column)", file])
    guard let found = answer.found else {
      throw Failure(answer.problem ?? "no answer")
    }
    return found
  }

  private struct Answer: Decodable {
    var found: StringClosure?
    var problem: String?
  }

  // MARK: Running

  private func ask<Value: Decodable>(_ arguments: [String]) throws(Failure) -> Value {
    try read(try run(arguments))
  }

  /// Asks about files, whose contents alone the answer follows from.
  private func ask<Value: Decodable>(
    _ arguments: [String], about files: [String]
  ) throws(Failure) -> Value {
    guard let known else { return try ask(arguments + files) }
    let file = known.file(arguments, files, tool: tool)
    // One that can't be read, as of another edition, is asked for again.
    if let answer = known.answer(file), let value: Value = try? read(answer) { return value }
    let output = try run(arguments + files)
    let value: Value = try read(output)
    known.keep(output, file)
    return value
  }

  private func read<Value: Decodable>(_ output: Data) throws(Failure) -> Value {
    do {
      return try JSONDecoder().decode(Value.self, from: output)
    } catch {
      throw Failure("\(tool) answers in another form.", remedy: remedy)
    }
  }

  private var remedy: String { InstalledFiles.repair }

  private func run(_ arguments: [String]) throws(Failure) -> Data {
    guard access(tool, X_OK) == 0 else {
      throw Failure("There is no \(tool), which reads Swift source.", remedy: remedy)
    }
    let pipe = Pipe()
    let process = try start(arguments, output: pipe.fileHandleForWriting.fileDescriptor)
    try? pipe.fileHandleForWriting.close()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    guard status == 0 else {
      throw Failure("\(tool) failed (its message is above).", remedy: remedy)
    }
    return output
  }

  /// Starts the process, without environment variables. Foundation's `Process` isn't used, since it waits in a run
  /// loop: a test's own work could run meanwhile.
  private func start(_ arguments: [String], output: Int32) throws(Failure) -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO)
    let strings = ([tool] + arguments).map { strdup($0) } + [nil]
    defer { for string in strings { free(string) } }
    let variables: [UnsafeMutablePointer<CChar>?] = [nil]
    var process: pid_t = 0
    let error = posix_spawn(&process, tool, &actions, nil, strings, variables)
    guard error == 0 else {
      throw Failure("\(tool) can't be started: \(String(cString: strerror(error))).")
    }
    return process
  }
}
