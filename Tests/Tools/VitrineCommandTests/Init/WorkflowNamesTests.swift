import Foundation
import TestSupport
import Testing

@testable import VitrineCommand

/// Workflows of projects whose folders, products and goldens are called anything.
@Suite(.blocking) struct WorkflowNamesTests {
  private static let names = [
    "My Widgets", "a: b", "a #b", "#a", "it's", "say \"hi\"", "back\\slash", "-a", "- a", "yes",
    "no",
    "null", "1e3", "0x1F", "2026-01-01", "~", "~a", "@a", "*a", "&a", "!a", "%a", "[a]", "{a}",
    "{{a}}",
    "a,b", "a|b", "|", ">a", "`a`", "$HOME", "$(touch pwned)", "${{ github.token }}", "a}}b", "a ",
    " a",
    "a\tb", "\u{1}a", "a\u{7F}", "日本 語", "👩‍👩‍👧‍👦", "\u{202E}a", "\u{FEFF}a", "a\u{A0}b", "<<", "=", "?",
    "? a", ": a", "a:", "<%product%>", "..a", "'", "\"", "a*b?[c]", "\u{E000}", "%TAG",
  ]

  private func setup(_ name: String) -> Setup {
    var setup = Setup.sample(subfolder: name)
    setup.product = name
    setup.goldens = name
    setup.sources = [name]
    return setup
  }

  /// Each workflow as PyYAML reads it, by one start of Python for all.
  private func parsed(_ texts: [String]) throws -> [[String: Any]] {
    try withScratchFolder { folder in
      for (index, text) in texts.enumerated() {
        try Data(text.utf8).write(to: URL(fileURLWithPath: "\(folder)/\(index).yml"))
      }
      let run = try ProgramRun(
        [
          "python3", "-c",
          "import yaml, json\n"
            + "loader = getattr(yaml, 'CSafeLoader', yaml.SafeLoader)\n"
            + "print(json.dumps([yaml.load(open(f'{n}.yml', encoding='utf-8', newline=''), loader) or {} "
            + "for n in range(\(texts.count))], default=str).replace('\"true\"', '\"on\"'))",
        ], in: folder)
      #expect(run.status == 0, "\(run.errors)")
      let object = try JSONSerialization.jsonObject(with: Data(run.output.utf8))
      return try #require(object as? [[String: Any]])
    }
  }

  /// The text that GitHub makes of a value: the only expression that a name brings is a string.
  private func evaluated(_ value: Any?) -> String? {
    (value as? String)?.replacing("${{ '${{' }}", with: "${{")
  }

  private func steps(_ job: Any?) -> [[String: Any]] {
    (job as? [String: Any])?["steps"] as? [[String: Any]] ?? []
  }

  /// The inputs of a job's steps that use an action.
  private func inputs(_ job: Any?, _ action: String) -> [[String: Any]] {
    steps(job).filter { ($0["uses"] as? String)?.hasPrefix("actions/\(action)@") == true }
      .compactMap { $0["with"] as? [String: Any] }
  }

  /// - Returns: all strings of a value.
  private func strings(_ value: Any) -> [String] {
    switch value {
    case let text as String: [text]
    case let list as [Any]: list.flatMap(strings)
    case let object as [String: Any]: object.values.flatMap(strings)
    default: []
    }
  }

  private func expressions(_ value: Any) -> Set<String> {
    Set(strings(value).flatMap { $0.matches(of: /\$\{\{.*?\}\}/).map { String($0.0) } })
  }

  @Test(.needsPythonYAML) func anyNameIsThatNameAndNothingElse() throws {
    let plain = try parsed([
      SetupTemplate.shards.text(for: .sample()), SetupTemplate.approve.text(for: .sample()),
    ])
    let known = try expressions(plain.element(0)).union(expressions(plain.element(1)))
    let texts = try Self.names.flatMap { name in
      [
        try SetupTemplate.shards.text(for: setup(name)),
        try SetupTemplate.approve.text(for: setup(name)),
      ]
    }
    let all = try parsed(texts)
    for (index, name) in Self.names.enumerated() {
      let verify = all[2 * index], approve = all[2 * index + 1]
      let first = name.unicodeScalars.first.map {
        $0.isASCII
          && ($0.properties.isAlphabetic || $0.value == 0x2E || (0x30...0x39).contains($0.value))
      }
      // A path whose first sign means something to an action begins with the current folder.
      let path = first == true ? name : "./" + name
      for workflow in [verify, approve] {
        #expect(evaluated((workflow["env"] as? [String: Any])?["PRODUCT"]) == name)
      }
      #expect(evaluated((approve["env"] as? [String: Any])?["GOLDENS"]) == name)
      let jobs = try #require(verify["jobs"] as? [String: [String: Any]], "\(name)")
      #expect(Set(jobs.keys) == ["plan", "build", "tests", "verify", "report"])
      let run = (jobs["verify"]?["defaults"] as? [String: [String: Any]])?["run"]
      #expect(evaluated(run?["working-directory"]) == path)
      #expect(
        evaluated(inputs(jobs["verify"], "download-artifact").last?["path"])
          == path + "/output/plan")
      #expect(steps(jobs["verify"]).count == 10, "\(name)")
      // Every name that isn't a pattern is written as it is where patterns are read.
      if !name.contains(where: { "*?[\\".contains($0) }) {
        #expect(
          evaluated(inputs(jobs["verify"], "upload-artifact").first?["path"])
            == path + "/output/shards")
        #expect(
          evaluated(inputs(jobs["report"], "upload-artifact").first?["path"])?
            .trimmingCharacters(in: .newlines)
            == "\(path)/output/report\n\(path)/output/junit.xml")
      }
      let others = try #require(approve["jobs"] as? [String: [String: Any]], "\(name)")
      #expect(Set(others.keys) == ["find", "approve", "push", "answer"])
      let commit = steps(others["push"]).first { $0["id"] as? String == "commit" }
      let pattern = try #require((commit?["env"] as? [String: Any])?["PATTERN"])
      #expect(evaluated(pattern)?.hasSuffix("/*") == true)
      // No name begins an expression of its own; the files that a build depends on are in one of ours.
      for workflow in [verify, approve] {
        let own = strings(workflow).filter { $0.contains("hashFiles(") }
        #expect(own.allSatisfy { $0.hasPrefix("widgets-build-swift-6.3-bookworm-${{ hashFiles('") })
        let rest = expressions(workflow).subtracting(known).filter { !$0.contains("hashFiles(") }
        #expect(rest.isSubset(of: ["${{ '${{' }}"]), "\(name): \(rest)")
      }
    }
  }

  @Test(.needsPythonYAML) func patternsMeanTheFolderAlone() throws {
    let workflows = try parsed([
      SetupTemplate.shards.text(for: setup("a*b?[c]\\d")),
      SetupTemplate.approve.text(for: setup("a*b?[c]\\d")),
      SetupTemplate.shards.text(for: setup("it's ${{ x }}")),
    ])
    let jobs = try #require(workflows.element(0)["jobs"] as? [String: Any])
    #expect(
      inputs(jobs["verify"], "upload-artifact").first?["path"] as? String
        == "a[*]b[?][[]c]\\\\d/output/shards")
    #expect(
      inputs(jobs["verify"], "download-artifact").last?["path"] as? String
        == "a*b?[c]\\d/output/plan")
    let others = try #require(workflows.element(1)["jobs"] as? [String: Any])
    let commit = steps(others["push"]).first { $0["id"] as? String == "commit" }
    #expect(
      (commit?["env"] as? [String: Any])?["PATTERN"] as? String
        == "a\\*b\\?\\[c]\\\\d/a\\*b\\?\\[c]\\\\d/*")
    let verify = try #require(workflows.element(2)["jobs"] as? [String: Any])
    #expect(
      inputs(verify["build"], "cache").first?["key"] as? String
        == "widgets-build-swift-6.3-bookworm-${{ hashFiles("
        + "'it''s ${{ x }}/Package.swift', 'it''s ${{ x }}/Package.resolved', "
        + "'it''s ${{ x }}/it''s ${{ x }}/**', 'it''s ${{ x }}/Vendor/vitrine/Sources/**', "
        + "'it''s ${{ x }}/Vendor/vitrine/deps/**') }}")
  }

  /// GitLab's variables take any name that has none in it.
  @Test(.needsPythonYAML) func gitlabTakesNamesAsTheyAre() throws {
    let names = Self.names.filter { !$0.contains("$") }
    let all = try parsed(names.map { try SetupTemplate.gitlab.text(for: setup($0)) })
    for (workflow, name) in zip(all, names) {
      let common = try #require(workflow[".widgets"] as? [String: Any], "\(name)")
      let variables = try #require(common["variables"] as? [String: Any])
      #expect((variables["PACKAGE"] as? [String: Any])?["value"] as? String == name)
      #expect((variables["PRODUCT"] as? [String: Any])?["value"] as? String == name)
      #expect((variables["PRODUCT"] as? [String: Any])?["expand"] as? Bool == false)
      let report = try #require(workflow["widgets report"] as? [String: Any])
      let artifacts = try #require(report["artifacts"] as? [String: Any])
      let plain = name.allSatisfy { !"*?[]{}\\".contains($0) }
      if plain { #expect(artifacts["paths"] as? [String] == ["\(name)/output/report"]) }
    }
    let pattern = try parsed([SetupTemplate.gitlab.text(for: setup("a*b?[c]{d}"))])
    let shards =
      try (pattern.element(0)["widgets"] as? [String: Any])?["artifacts"] as? [String: Any]
    #expect(shards?["paths"] as? [String] == ["a\\*b\\?\\[c\\]\\{d\\}/output/shards"])
  }

  /// Invisible characters are written as escapes.
  @Test func namesAreQuotedInTheFormOfJSON() throws {
    for name in Self.names {
      let text = YAMLText.quoted(name)
      let back = try JSONSerialization.jsonObject(with: Data("[\(text)]".utf8)) as? [String]
      #expect(back == [name])
      #expect(text.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7F })
    }
    #expect(YAMLText.quoted("a\"\\\u{202E}\u{1}\n👩") == #""a\"\\\u202E\u0001\n👩""#)
    #expect(YAMLText.value("${{ a }}") == #""${{ '${{' }} a }}""#)
  }

  /// Each action by the full hash of a release's commit, which is named beside it.
  @Test func actionsArePinned() throws {
    let known: Set = [
      "actions/checkout@d23441a48e516b6c34aea4fa41551a30e30af803 # v6.1.0",
      "actions/cache@27d5ce7f107fe9357f9df03efb73ab90386fccae # v5.0.5",
      "actions/cache/restore@27d5ce7f107fe9357f9df03efb73ab90386fccae # v5.0.5",
      "actions/upload-artifact@bbbca2ddaa5d8feaa63e36b76fdaad77386f024f # v7.0.0",
      "actions/download-artifact@3e5f45b2cfb9172054b4087a40e8e0b5a5461e7c # v8.0.1",
    ]
    var texts = try [SetupTemplate.verify, .shards, .approve].map { try $0.text(for: .sample()) }
    texts.append(try SetupTemplate.verify.text(for: .installed()))
    texts.append(
      try String(
        contentsOf: Repository.root.appendingPathComponent("action.yml"), encoding: .utf8))
    texts.append(
      try String(
        contentsOf: Repository.root.appendingPathComponent("docs/ci.md"), encoding: .utf8))
    var used: Set<String> = []
    for text in texts {
      for line in text.split(separator: "\n") where line.contains("uses: ") {
        used.insert(String(line.split(separator: "uses: ").last ?? ""))
      }
    }
    // The page's place for this repository's own action, whose commit the reader fills in.
    used.remove("OWNER/vitrine@COMMIT")
    #expect(used == known)
  }
}
