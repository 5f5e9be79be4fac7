import Arguments
import Foundation

#if canImport(Glibc)
  import Glibc
#endif

/// The options of pictures in the terminal.
struct TerminalOptions: Sendable {
  enum Choice: String, CaseIterable, Sendable { case auto, kitty, sixel, blocks, text }

  var isWanted = false
  var choice = Choice.auto

  static let options = OptionList<TerminalOptions>(
    .flag("show", "show the pictures in the terminal, in the best way it supports", \.isWanted),
    .choice(
      "terminal", "show them so: graphics, colored blocks or the outline of the layout", \.choice),
    .check { options, given in
      if given.typed.contains("terminal") { options.isWanted = true }
    }
  ).section(.output)

  /// - Returns: nil where nothing is to be shown. May ask the terminal.
  func mode() -> TerminalMode? {
    guard isWanted else { return nil }
    let environment = ProcessInfo.processInfo.environment
    switch choice {
    case .kitty: return .kitty
    case .sixel: return .sixel
    case .blocks: return .blocks(TerminalMode.colors(environment) ?? .direct)
    case .text: return .text
    case .auto:
      return .best(environment, isTerminal: isatty(0) == 1 && isatty(1) == 1) {
        TerminalQuery.ask(within: 0.3)
      }
    }
  }
}
