/// A script that teaches a shell the verbs, options and values of a command.
package struct CompletionScript {
  package enum Shell: String, CaseIterable, Sendable { case bash, zsh, fish }

  let command: CommandDescription

  package init(_ command: CommandDescription) { self.command = command }

  package func text(for shell: Shell) -> String {
    switch shell {
    case .bash: bash
    case .zsh: zsh
    case .fish: fish
    }
  }

  /// The program's name as part of a function's.
  private var identifier: String {
    String(command.program.map { $0.isLetter || $0.isNumber ? $0 : "_" })
  }

  private var verbNames: String { command.verbs.map(\.name).joined(separator: " ") }

  // MARK: bash

  private var bash: String {
    let verbs = command.verbs.map { verb in
      var lines = ["    \(verb.name))", "      case $previous in"]
      for option in verb.options where option.takesNextArgument {
        lines.append("        --\(option.name)) \(Self.bash(option.completion)); return ;;")
      }
      lines.append("      esac")
      let options = verb.options.map { "--" + $0.name } + ["--help"]
      lines.append("      if [[ $word == -* ]]; then")
      lines.append(
        "        COMPREPLY=($(compgen -W '\(options.joined(separator: " "))' -- \"$word\"))")
      if let operands = verb.operands {
        lines += ["      else", "        \(Self.bash(operands.completion))"]
      }
      return (lines + ["      fi", "      ;;"]).joined(separator: "\n")
    }
    return """
      # Completion of \(command.program) for bash: source <(\(command.program) completion bash)
      _\(identifier)() {
        local word=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD - 1]}
        COMPREPLY=()
        if ((COMP_CWORD == 1)); then
          COMPREPLY=($(compgen -W '\(verbNames)' -- "$word"))
          return
        fi
        case ${COMP_WORDS[1]} in
      \(verbs.joined(separator: "\n"))
        esac
      }
      complete -o filenames -F _\(identifier) \(command.program)

      """
  }

  private static func bash(_ completion: Completion) -> String {
    switch completion {
    case .nothing: "COMPREPLY=()"
    case .file: "COMPREPLY=($(compgen -f -- \"$word\"))"
    case .folder: "COMPREPLY=($(compgen -d -- \"$word\"))"
    case .values(let values):
      "COMPREPLY=($(compgen -W \(quoted(values.joined(separator: " "))) -- \"$word\"))"
    }
  }

  // MARK: zsh

  private var zsh: String {
    let verbs = command.verbs.map { "    \(Self.quoted("\($0.name):\($0.summary)"))" }
    let cases = command.verbs.map { verb in
      var words = verb.options.map { option -> String in
        let help = Self.zshText(option.help)
        let value = option.form.map { ":\(Self.zshText($0)):\(Self.zsh(option.completion))" } ?? ""
        // An optional value is in the same word, and has two colons.
        let (sign, mark) = option.implied == nil ? ("", "") : ("=-", ":")
        return Self.quoted("*--\(option.name)\(sign)[\(help)]\(mark)\(value)")
      }
      if let operands = verb.operands {
        words.append(
          Self.quoted("*:\(Self.zshText(operands.form)):\(Self.zsh(operands.completion))"))
      }
      let all = words.map { " \\\n        \($0)" }.joined()
      return "    \(verb.name)) _arguments -s\(all) ;;"
    }
    return """
      #compdef \(command.program)
      # Completion of \(command.program) for zsh: a file _\(command.program) in a folder of $fpath, or
      # source <(\(command.program) completion zsh)
      _\(identifier)() {
        local -a verbs=(
      \(verbs.joined(separator: "\n"))
        )
        if ((CURRENT == 2)); then
          _describe verb verbs
          return
        fi
        local verb=$words[2]
        shift words
        ((CURRENT--))
        case $verb in
      \(cases.joined(separator: "\n"))
        esac
      }
      if [[ $funcstack[1] == _\(identifier) ]]; then
        _\(identifier) "$@"
      else
        compdef _\(identifier) \(command.program)
      fi

      """
  }

  private static func zsh(_ completion: Completion) -> String {
    switch completion {
    case .nothing: " "
    case .file: "_files"
    case .folder: "_files -/"
    case .values(let values): "(\(values.map(zshText).joined(separator: " ")))"
    }
  }

  /// Brackets and colons end the parts of a specification.
  private static func zshText(_ text: String) -> String {
    text.map { "[]:\\".contains($0) ? "\\\($0)" : String($0) }.joined()
  }

  // MARK: fish

  private var fish: String {
    var lines = [
      "# Completion of \(command.program) for fish: \(command.program) completion fish | source",
      "complete -c \(command.program) -f",
    ]
    for verb in command.verbs {
      lines.append(
        "complete -c \(command.program) -n __fish_use_subcommand -a \(verb.name) "
          + "-d \(Self.quoted(verb.summary))")
    }
    for verb in command.verbs {
      let start =
        "complete -c \(command.program) -n '__fish_seen_subcommand_from \(verb.name)'"
      for option in verb.options {
        lines.append(
          "\(start) -l \(option.name)\(option.takesNextArgument ? Self.fish(option.completion) : "")"
            + " -d \(Self.quoted(option.help))")
      }
      if let operands = verb.operands, operands.completion != .nothing {
        lines.append(start + Self.fish(operands.completion))
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func fish(_ completion: Completion) -> String {
    switch completion {
    case .nothing: " -x"
    case .file: " -r -F"
    case .folder: " -x -a '(__fish_complete_directories)'"
    case .values(let values): " -x -a \(quoted(values.joined(separator: " ")))"
    }
  }

  /// A text as one word of a shell.
  private static func quoted(_ text: String) -> String {
    "'" + text.replacing("'", with: "'\\''") + "'"
  }
}
