import DisplayList
import Foundation

/// Commands, and where each group among them ends. Groups left open end with the list.
struct CommandTree {
  let commands: [Command]
  private let ends: [Int: Int]

  init(_ commands: [Command]) {
    self.commands = commands
    var ends: [Int: Int] = [:], open: [Int] = []
    for (i, command) in commands.enumerated() {
      if case .beginGroup = command { open.append(i) }
      if case .endGroup = command, let begin = open.popLast() { ends[begin] = i }
    }
    self.ends = ends
  }

  subscript(i: Int) -> Command { commands[i] }

  /// The commands between a `beginGroup` and its `endGroup`.
  func inside(groupAt begin: Int, within range: Range<Int>) -> Range<Int> {
    begin + 1..<max(min(ends[begin] ?? commands.count, range.upperBound), begin + 1)
  }
}
