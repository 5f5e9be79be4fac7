import Arguments
import Foundation
import Testing

@Suite struct GeneratedTextTests {
  @Test func helpListsOptionsByTheirSections() {
    #expect(
      HelpText(command).verb(PaintVerb.description) == """
        brush paint [WALL…] [options]

          paints

        How it is painted:
          --color red|green|blue             the color (red)
          --coats N                          the number of coats (1)
          --name NAME,…                      names
          --wet                              paint on wet ground
          --gloss[=matt,high]                with a gloss (none)

        Options:
          --plan FILE                        it's the plan
        """)
  }

  @Test func thePageEscapesBarsInTables() {
    let page = CommandPage(command).markdown
    #expect(page.contains("| `--color red\\|green\\|blue` | the color (red) |"))
    #expect(page.contains("\n## wash\n"))
    #expect(page.contains("| 4 | a frame failed |"))
  }

  /// The completions that bash offers after some words.
  private func completions(_ words: String...) throws -> [String] {
    let script = CompletionScript(command).text(for: .bash)
    let list = words.map { "'\($0)'" }.joined(separator: " ")
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/bash")
    process.arguments = [
      "--noprofile", "--norc", "-c",
      script + "COMP_WORDS=(\(list)); COMP_CWORD=\(words.count - 1); _brush; "
        + "printf '%s\\n' \"${COMPREPLY[@]}\"",
    ]
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: output, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  @Test func bashCompletesVerbsOptionsAndValues() throws {
    #expect(try completions("brush", "") == ["paint", "wash"])
    #expect(try completions("brush", "wash", "--") == ["--wet", "--help"])
    #expect(try completions("brush", "paint", "--co") == ["--color", "--coats"])
    #expect(try completions("brush", "paint", "--color", "") == ["red", "green", "blue"])
  }

  @Test(arguments: CompletionScript.Shell.allCases)
  func everyShellKnowsEveryVerbAndOption(shell: CompletionScript.Shell) {
    let script = CompletionScript(command).text(for: shell)
    for verb in command.verbs {
      #expect(script.contains(verb.name))
      for option in verb.options { #expect(script.contains(option.name)) }
    }
    #expect(script.contains("green"))
  }
}
