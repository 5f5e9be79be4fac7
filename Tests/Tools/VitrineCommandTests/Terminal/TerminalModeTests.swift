import Foundation
import Testing

@testable import VitrineCommand

@Suite struct TerminalModeTests {
  private func best(
    _ environment: [String: String], isTerminal: Bool = true,
    answer: TerminalMode.Answer? = TerminalMode.Answer()
  ) -> TerminalMode {
    TerminalMode.best(environment, isTerminal: isTerminal) { answer }
  }

  @Test func whatIsNoTerminalGetsWords() {
    #expect(best(["TERM": "xterm-kitty", "COLORTERM": "truecolor"], isTerminal: false) == .text)
    #expect(best([:]) == .text)
    #expect(best(["TERM": "dumb", "COLORTERM": "truecolor"]) == .text)
    #expect(best(["TERM": "xterm-kitty", "NO_COLOR": "1"]) == .text)
    #expect(best(["TERM": "vt100"], answer: nil) == .text)
  }

  @Test func graphicsAreKnownByNameOrByAsking() {
    #expect(best(["TERM": "xterm-kitty"], answer: nil) == .kitty)
    #expect(best(["TERM": "xterm-256color", "TERM_PROGRAM": "WezTerm"], answer: nil) == .kitty)
    #expect(best(["TERM": "xterm"], answer: .init(knowsKitty: true, knowsSixel: true)) == .kitty)
    #expect(best(["TERM": "foot"], answer: .init(knowsSixel: true)) == .sixel)
  }

  @Test func aMultiplexerHidesTheTerminal() {
    let inside = ["TERM": "tmux-256color", "TMUX": "/tmp/x", "KITTY_WINDOW_ID": "1"]
    #expect(best(inside) == .blocks(.indexed))
    #expect(best(inside, answer: .init(knowsKitty: true, knowsSixel: true)) == .sixel)
  }

  @Test func elseThereAreColors() {
    #expect(best(["TERM": "xterm-256color", "COLORTERM": "truecolor"]) == .blocks(.direct))
    #expect(best(["TERM": "xterm-256color"]) == .blocks(.indexed))
    // The kernel's console isn't asked.
    #expect(best(["TERM": "linux"], answer: .init(knowsSixel: true)) == .text)
  }

  @Test func answersAreReadWhenTheyAreWhole() {
    func answer(_ text: String) -> TerminalMode.Answer? {
      TerminalQuery.answer(in: Array(text.utf8))
    }
    #expect(answer("\u{1B}[?62;4;22c") == .init(knowsSixel: true))
    #expect(answer("\u{1B}[?62;22c") == .init())
    // A VT340's class is 63 or 4; only what follows says what it can.
    #expect(answer("\u{1B}[?4;6c") == .init())
    #expect(
      answer("\u{1B}_Gi=31;OK\u{1B}\\\u{1B}[?62;4c") == .init(knowsKitty: true, knowsSixel: true))
    #expect(answer("\u{1B}_Gi=31;EINVAL:c\u{1B}\\\u{1B}[?1c") == .init())
    #expect(answer("\u{1B}[?62;4") == nil)
    #expect(answer("c") == nil)
  }
}
