import Foundation
import Rendering

/// The way in which pictures are shown in a terminal.
enum TerminalMode: Equatable, Sendable {
  case kitty, sixel
  case blocks(BlockEncoder.Colors)
  /// The outline of the layout.
  case text

  /// A terminal's answer to ``TerminalQuery``.
  struct Answer: Equatable {
    var knowsKitty = false
    var knowsSixel = false
  }

  /// The best mode that the terminal supports.
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
    // The kernel's console prints the question.
    if term != "linux", let answer = ask() {
      if answer.knowsKitty && !isMultiplexed { return .kitty }
      if answer.knowsSixel { return .sixel }
    }
    return colors(environment).map(TerminalMode.blocks) ?? .text
  }

  /// The colors of a terminal; nil where it has none, or too few for a picture.
  static func colors(_ environment: [String: String]) -> BlockEncoder.Colors? {
    let color = environment["COLORTERM"] ?? ""
    if color == "truecolor" || color == "24bit" { return .direct }
    let term = environment["TERM"] ?? ""
    if term.contains("direct") { return .direct }
    return term.contains("256color") || term.hasPrefix("xterm") ? .indexed : nil
  }
}
