import Foundation
import TestSupport
import Testing

@testable import VitrineCommand

/// `render --show` in a pseudo-terminal whose answers the test decides.
@Suite(.blocking, .serialized) struct TerminalAnswersTests {
  private struct Shown: Decodable {
    var asked: Bool
    var status: Int32
    var text: String
  }

  /// - Parameters:
  ///   - answer: what the terminal says once it is asked; empty for nothing.
  ///   - term: `TERM`.
  private func show(_ term: String, _ answer: String) throws -> Shown {
    let script = """
      import json, os, pty, select, signal, sys
      answer, term = sys.argv[1].encode().decode("unicode_escape").encode(), sys.argv[2]
      child, end = pty.fork()
      if child == 0:
          signal.pthread_sigmask(signal.SIG_SETMASK, [])
          drop = ("COLORTERM", "TMUX", "NO_COLOR", "KITTY_WINDOW_ID", "TERM_PROGRAM")
          world = {k: v for k, v in os.environ.items() if k not in drop}
          os.execve(sys.argv[3], sys.argv[3:], {**world, "TERM": term})
      said, asked = b"", False
      while select.select([end], [], [], 60)[0]:
          try:
              part = os.read(end, 65536)
          except OSError:
              break
          said += part
          if b"\\x1b[c" in said and not asked:
              asked = True
              os.write(end, answer)
      os.kill(child, signal.SIGKILL) if not os.waitpid(child, os.WNOHANG)[0] else None
      text = said.decode(errors="replace")
      json.dump({"asked": asked, "status": 0 if "1 frame in" in text else 1, "text": text}, sys.stdout)
      """
    let out = try ScratchFolder("answers")
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [
      "python3", "-c", script, answer, term, Repository.built("FixtureWidgets"), "render", "--kind",
      "well-behaved", "--family", "systemSmall", "--phase", "snapshot", "--appearance", "light",
      "--out", out.path, "--quiet", "--show",
    ]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return try JSONDecoder().decode(Shown.self, from: data)
  }

  @Test(arguments: [
    ("xterm-256color", "", "\u{1B}[0;38;5;"),
    ("xterm-256color", "\\x1b[?62;4;22c", "\u{1B}P0;1;0q"),
    ("xterm-256color", "\\x1b_Gi=31;OK\\x1b\\\\\\x1b[?62c", "\u{1B}_Ga=T,f=100"),
    ("xterm-256color", "\\x1b[?62;22c", "\u{1B}[0;38;5;"), ("vt100", "", "Text "),
  ])
  func whatTheTerminalStatesIsShown(term: String, answer: String, expected: String) throws {
    let shown = try show(term, answer)
    #expect(shown.asked)
    #expect(shown.status == 0)
    #expect(shown.text.contains(expected))
  }

  @Test func aTerminalThatIsKnownIsNotAsked() throws {
    let shown = try show("xterm-kitty", "")
    #expect(!shown.asked)
    #expect(shown.text.contains("\u{1B}_Ga=T,f=100"))
  }
}
