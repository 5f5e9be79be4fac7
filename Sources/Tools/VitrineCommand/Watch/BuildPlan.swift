import Foundation

/// The plan of a package's build: the commands that the package manager wrote down for its build system, in
/// `.build/debug.yaml`. It holds as long as no file comes or goes and no manifest changes.
struct BuildPlan {
  struct Command {
    var name: String
    /// `shell`, `copy-tool`, `phony`, …
    var tool = ""
    var inputs: [String] = []
    var outputs: [String] = []
    /// The program and its arguments, as JSON.
    fileprivate var argumentText = Data()

    /// The program and its arguments; empty where the tool takes none.
    var arguments: [String] {
      (try? JSONDecoder().decode([String].self, from: argumentText)) ?? []
    }
  }

  private let commands: [Command]
  private let numbers: [String: Int]
  /// The commands that make a file or a node, by its name.
  private let producers: [String: Int]

  /// - Returns: nil where there is no such file, or its form is another.
  init?(contentsOf path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    self.init(data)
  }

  /// - Parameter data: YAML as the package manager writes it: a key a line, lists as JSON.
  init?(_ data: Data) {
    var lines = Self.lines(of: data)[...]
    guard let start = lines.firstIndex(of: Data("commands:".utf8)) else { return nil }
    lines = lines[(start + 1)...]
    var commands: [Command] = []
    for line in lines {
      if line.starts(with: Self.key), let name = Self.name(of: line) {
        commands.append(Command(name: name))
      } else if line.starts(with: Self.attribute), !commands.isEmpty {
        guard Self.read(line.dropFirst(4), into: &commands[commands.count - 1]) else { return nil }
      }
    }
    guard !commands.isEmpty else { return nil }
    self.commands = commands
    numbers = Dictionary(
      commands.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
    producers = Dictionary(
      commands.enumerated().flatMap { index, command in command.outputs.map { ($0, index) } },
      uniquingKeysWith: { first, _ in first })
  }

  private static let key = Data("  \"".utf8)
  private static let attribute = Data("    ".utf8)

  private static func lines(of data: Data) -> [Data] {
    data.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: true)
  }

  /// The name in `  "name":`.
  private static func name(of line: Data) -> String? {
    guard line.last == UInt8(ascii: ":") else { return nil }
    return try? JSONDecoder().decode(String.self, from: line.dropFirst(2).dropLast())
  }

  /// - Returns: false where a list isn't one.
  private static func read(_ line: Data, into command: inout Command) -> Bool {
    guard let colon = line.firstIndex(of: UInt8(ascii: ":")) else { return true }
    let value = line[line.index(after: colon)...].drop { $0 == UInt8(ascii: " ") }
    func list() -> [String]? { try? JSONDecoder().decode([String].self, from: value) }
    switch String(decoding: line[..<colon], as: UTF8.self) {
    case "tool": command.tool = String(decoding: value, as: UTF8.self)
    case "inputs":
      guard let found = list() else { return false }
      command.inputs = found
    case "outputs":
      guard let found = list() else { return false }
      command.outputs = found
    case "args": command.argumentText = Data(value)
    default: break
    }
    return true
  }

  // MARK: Questions

  func command(_ name: String) -> Command? { numbers[name].map { commands[$0] } }

  /// The command that makes a file.
  func producer(of path: String) -> Command? { producers[path].map { commands[$0] } }

  /// The command that links an executable, by the name of its product.
  ///
  /// - Parameter path: the executable's.
  func link(of path: String) -> Command? {
    commands.first { $0.tool == "shell" && $0.outputs.contains(path) && $0.name.hasPrefix("C.") }
  }

  /// Some commands and all that something of what they need is made by.
  func closure(of commands: [Command]) -> [Command] {
    var found: [Command] = []
    var seen = Set(commands.map(\.name))
    var open = commands
    while let next = open.popLast() {
      found.append(next)
      for input in next.inputs {
        guard let producer = producer(of: input), seen.insert(producer.name).inserted else {
          continue
        }
        open.append(producer)
      }
    }
    return found
  }
}
