import Foundation
import Rendering

/// How pictures are shown in a terminal.
package enum TerminalMode: Equatable, Sendable {
  case kitty, sixel
  case blocks(BlockEncoder.Colors)
  /// The layout in words.
  case text

  static let names = ["auto", "kitty", "sixel", "blocks", "text"]

  /// What a terminal said of itself.
  struct Answer: Equatable {
    var knowsKitty = false
    var knowsSixel = false
  }

  /// The best that the terminal can.
  ///
  /// - Parameters:
  ///   - isTerminal: a person sees the output and can type.
  ///   - ask: asks the terminal; only called where that is safe.
  static func best(
    _ environment: [String: String], isTerminal: Bool, ask: () -> Answer?
  ) -> TerminalMode {
    let term = environment["TERM"] ?? ""
    let wantsNoColor = !(environment["NO_COLOR"] ?? "").isEmpty
    guard isTerminal, !term.isEmpty, term != "dumb", !wantsNoColor else { return .text }
    let isMultiplexed =
      environment["TMUX"] != nil || term.hasPrefix("screen") || term.hasPrefix("tmux")
    if !isMultiplexed {
      let program = environment["TERM_PROGRAM"]?.lowercased() ?? ""
      if environment["KITTY_WINDOW_ID"] != nil || term == "xterm-kitty" || term == "xterm-ghostty"
        || ["wezterm", "ghostty"].contains(program)
      {
        return .kitty
      }
    }
    // The kernel's console would print the question.
    if term != "linux", let answer = ask() {
      if answer.knowsKitty && !isMultiplexed { return .kitty }
      if answer.knowsSixel { return .sixel }
    }
    return colors(environment).map(TerminalMode.blocks) ?? .text
  }

  /// nil where it has none, or too few to make a picture out.
  static func colors(_ environment: [String: String]) -> BlockEncoder.Colors? {
    let color = environment["COLORTERM"] ?? ""
    if color == "truecolor" || color == "24bit" { return .direct }
    let term = environment["TERM"] ?? ""
    if term.contains("direct") { return .direct }
    return term.contains("256color") || term.hasPrefix("xterm") ? .indexed : nil
  }
}

extension ValueReader {
  /// - Parameter isAsked: `--show` was given.
  /// - Returns: nil where nothing is to be shown.
  func terminal(_ isAsked: Bool) throws -> TerminalMode? {
    let name = try choice("terminal", TerminalMode.names)
    guard isAsked || (name != nil && typed.contains("terminal")) else { return nil }
    let environment = ProcessInfo.processInfo.environment
    switch name {
    case "kitty": return .kitty
    case "sixel": return .sixel
    case "blocks": return .blocks(TerminalMode.colors(environment) ?? .direct)
    case "text": return .text
    default:
      return .best(environment, isTerminal: isatty(0) == 1 && isatty(1) == 1) {
        TerminalQuery.ask(within: 0.3)
      }
    }
  }
}
