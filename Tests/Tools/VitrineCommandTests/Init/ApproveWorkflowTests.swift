import Foundation
import TestSupport
import Testing

@testable import VitrineCommand

/// The scripts of the approving workflow, given comments as people write them.
@Suite(.blocking) struct ApproveWorkflowTests {
  private let workflow: String

  init() throws { workflow = try SetupTemplate.approve.text(for: .sample()) }

  private func text(_ path: String) -> String? {
    FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) }
  }

  private func write(_ text: String, to path: String) throws {
    try FileManager.default.createDirectory(
      atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: URL(fileURLWithPath: path))
  }

  // MARK: Who asks

  /// GitHub's answers.
  private func gh(permission: String = "write", repository: String = "o/r") -> String {
    """
    case "$2" in
      */permission) echo \(permission) ;;
      repos/o/r/pulls/5) echo '{"state": "open", "head":
        {"sha": "c0ffee", "ref": "b$(x)", "repo": {"full_name": "\(repository)"}}}' ;;
      *runs?head_sha=c0ffee*) cat runs.json ;;
      */runs/*/artifacts?name=widgets-report*)
        run=${2#*/runs/}
        jq --argjson run "${run%%/*}" '.[($run | tostring)]' artifacts.json ;;
      *) exit 1 ;;
    esac
    """
  }

  private func run(_ id: Int, _ time: String, of repository: String = "o/r") -> String {
    """
    {"id": \(id), "updated_at": "2026-01-\(time):00Z", "head_sha": "c0ffee",
     "head_repository": {"full_name": "\(repository)"}}
    """
  }

  private func artifact(
    _ id: Int, _ time: String, of run: Int, commit: String = "c0ffee", digest: String = "sha256:ab",
    isExpired: Bool = false
  ) -> String {
    """
    {"id": \(id), "name": "widgets-report", "created_at": "2026-01-\(time):00Z", "digest": "\(digest)",
     "expired": \(isExpired), "workflow_run": {"id": \(run), "head_sha": "\(commit)"}}
    """
  }

  private func find(
    _ gh: String, number: String = "5", written: String = "2026-01-02T00:00:00Z",
    artifacts: [Int: [String]]? = nil
  ) throws -> (status: Int32, output: String) {
    try withScratchFolder { folder in
      let runs = [
        run(1, "01T01:00"), run(2, "01T02:00"), run(3, "01T03:00", of: "x/r"), run(4, "03T00:00"),
      ]
      try write(
        #"{"workflow_runs": [\#(runs.joined(separator: ", "))]}"#, to: folder + "/runs.json")
      let kept =
        artifacts ?? [2: [artifact(20, "01T01:30", of: 2)], 4: [artifact(40, "02T20:00", of: 4)]]
      let lists = kept.sorted { $0.key < $1.key }.map { run, list in
        #""\#(run)": {"artifacts": [\#(list.joined(separator: ", "))]}"#
      }
      try write("{\(lists.joined(separator: ", "))}", to: folder + "/artifacts.json")
      let run = try ScriptStep.named("Find who asks, and the last report", in: workflow).run(
        in: folder,
        environment: [
          "REPOSITORY": "o/r", "PERSON": "p", "PULL_REQUEST": number, "WRITTEN": written,
          "GITHUB_OUTPUT": folder + "/out",
        ], tools: ["gh": gh])
      return (run.status, text(folder + "/out") ?? "")
    }
  }

  @Test(.needsJQ) func theLastReportFromBeforeTheCommentIsTaken() throws {
    let found = try find(gh())
    #expect(found.status == 0)
    #expect(found.output == "artifact=20\nbranch=b$(x)\ncommit=c0ffee\nreport=2\n")
    #expect(try find(gh(), written: "").output.hasSuffix("report=4\n"))
  }

  /// A run's report can be uploaded again: what was looked at is the one from before the comment.
  @Test(.needsJQ) func theReportIsTakenByItsID() throws {
    let several = [
      artifact(20, "01T01:30", of: 2), artifact(21, "01T01:40", of: 2),
      artifact(22, "02T03:00", of: 2), artifact(23, "01T01:50", of: 2, commit: "other"),
      artifact(24, "01T01:55", of: 7), artifact(25, "01T01:56", of: 2, isExpired: true),
      artifact(26, "01T01:57", of: 2, digest: "md5:ab"),
    ]
    #expect(
      try find(gh(), artifacts: [2: several]).output
        == "artifact=21\nbranch=b$(x)\ncommit=c0ffee\nreport=2\n")
    let none = try find(gh(), artifacts: [2: [artifact(22, "02T03:00", of: 2)]])
    #expect(none.status == 1)
    #expect(
      none.output == "problem=The last report of the branch is gone. Run its checks again.\n")
  }

  @Test(.needsJQ) func othersAreRefused() throws {
    let reader = try find(gh(permission: "read"))
    #expect(reader.status == 1)
    #expect(reader.output == "")
    let fork = try find(gh(repository: "x/r"))
    #expect(fork.status == 1)
    #expect(fork.output.hasPrefix("problem=The branch is a fork's"))
    #expect(!fork.output.contains("report="))
    let early = try find(gh(), written: "2025-12-31T00:00:00Z")
    #expect(early.status == 1)
    #expect(early.output.hasPrefix("problem=There is no finished report"))
    #expect(try find(gh(), number: "5; touch x").status == 1)
  }

  // MARK: What is approved

  private struct Approved {
    var status: Int32
    var arguments: [String]?
    var patch: String?
    var files: [String]
  }

  /// Runs the step beside a product that notes its arguments and changes a golden.
  private func approve(
    _ environment: [String: String]
  ) throws -> Approved {
    try withScratchFolder { folder in
      let pull = folder + "/pull-request"
      try write("old\n", to: pull + "/Goldens/a.png")
      try write("mine\n", to: pull + "/Sources/a.swift")
      let git = ["git", "-c", "user.name=a", "-c", "user.email=a@b"]
      for command in [["init", "-q"], ["add", "-A"], ["commit", "-qm", "a"]] {
        _ = try ProgramRun(git + command, in: pull)
      }
      try ScriptFile.write(
        """
        #!/bin/bash
        printf '%s\\0' "$@" >"$HOME/args"
        echo new >Goldens/a.png
        echo other >Goldens/b.png
        echo theirs >Sources/a.swift
        """, to: folder + "/.build/debug/Steps")
      let run = try ScriptStep.named("Approve", in: workflow).run(
        in: pull,
        environment: [
          "PRODUCT": "Steps", "PACKAGE": ".", "GOLDENS": "Goldens", "GITHUB_WORKSPACE": folder,
          "HOME": folder,
        ].merging(environment) { $1 })
      let arguments = text(folder + "/args").map {
        $0.split(separator: "\0", omittingEmptySubsequences: false).dropLast().map(String.init)
      }
      return Approved(
        status: run.status, arguments: arguments, patch: text(folder + "/goldens.patch"),
        files: try FileManager.default.contentsOfDirectory(atPath: pull))
    }
  }

  @Test(arguments: [
    (["COMMENT": "/approve-widgets"], []),
    (["COMMENT": "/approve-widgets\r\nthank you"], []),
    (
      ["COMMENT": "/approve-widgets  Steps/* `Goal?`\n/approve-widgets More"], ["Steps/*", "Goal?"]
    ),
    (
      ["COMMENT": "/approve-widgets $(touch pwned) ;touch pwned \"a b\" \\x"],
      ["$(touch", "pwned)", ";touch", "pwned", "\"a", "b\"", "\\x"]
    ),
    (["FRAMES": "A B"], ["A", "B"]), (["FRAMES": ""], []),
  ])
  func framesAreWords(_ environment: [String: String], _ frames: [String]) throws {
    let run = try approve(environment)
    #expect(run.status == 0)
    #expect(run.arguments?.dropLast(3) == ["approve"] + frames + ["--out"])
    #expect(run.arguments?.dropLast(2).last?.hasSuffix("/widgets-report") == true)
    // Not what the pull request's vitrine.json says.
    #expect(run.arguments?.suffix(2) == ["--goldens", "Goldens"])
    #expect(!run.files.contains("pwned"))
    #expect(run.patch?.contains("Goldens/b.png") == true)
    #expect(run.patch?.contains("Sources") == false)
  }

  @Test(arguments: ["/approve-widgetsX", "/approve-widgets --force", "/approve-widgets a --out=/x"])
  func otherCommentsAreRefused(_ comment: String) throws {
    let run = try approve(["COMMENT": comment])
    #expect(run.status == 2)
    #expect(run.arguments == nil)
  }

  // MARK: What is committed

  @Test func onlyGoldensAreCommitted() throws {
    try withScratchFolder { folder in
      let git = ["git", "-c", "user.name=a", "-c", "user.email=a@b"]
      func run(_ command: String..., in place: String) throws -> String {
        let run = try ProgramRun(git + command, in: place)
        #expect(run.status == 0, "\(command): \(run.errors)")
        return run.output
      }
      let clone = folder + "/clone"
      _ = try run("init", "-q", "--bare", "origin", in: folder)
      _ = try run("clone", "-q", "origin", "clone", in: folder)
      try write("old\n", to: clone + "/Goldens/a.png")
      try write("gone\n", to: clone + "/Goldens/Deep/b.png")
      try write("mine\n", to: clone + "/Sources/a.swift")
      _ = try run("checkout", "-qb", "topic", in: clone)
      _ = try run("add", "-A", in: clone)
      _ = try run("commit", "-qm", "a", in: clone)
      _ = try run("push", "-q", "origin", "topic", in: clone)
      try write("new\n", to: clone + "/Goldens/a.png")
      try FileManager.default.removeItem(atPath: clone + "/Goldens/Deep")
      try write("theirs\n", to: clone + "/Sources/a.swift")
      try write("theirs\n", to: clone + "/.github/workflows/x.yml")
      _ = try run("add", "-A", in: clone)
      let patch = try run("diff", "--cached", "--binary", "--no-renames", in: clone)
      try write(patch, to: folder + "/goldens.patch")
      _ = try run("reset", "-q", "--hard", in: clone)
      let step = try ScriptStep.named("Commit to the branch", in: workflow)
      let environment = [
        "PATCH": folder + "/goldens.patch", "PATTERN": "Goldens/*", "BRANCH": "topic",
        "PERSON": "p",
        "GITHUB_OUTPUT": folder + "/out",
      ]
      let tools = ["gh": "echo \"$@\" >gh-args; [ \"$*\" = 'auth setup-git' ]"]
      let committed = try step.run(in: clone, environment: environment, tools: tools)
      #expect(committed.status == 0, "\(committed.output)")
      let changed = try run("diff", "--name-only", "topic~", "topic", in: folder + "/origin")
      #expect(changed == "Goldens/Deep/b.png\nGoldens/a.png\n")
      let head = try run("rev-parse", "topic", in: folder + "/origin")
      #expect(text(folder + "/out") == "commit=\(head)")

      // The branch has moved on since.
      _ = try run("reset", "-q", "--hard", "HEAD~", in: clone)
      try write("", to: folder + "/out")
      let later = environment.merging(["PERSON": "q"]) { $1 }
      #expect(try step.run(in: clone, environment: later, tools: tools).status == 1)
      #expect(text(folder + "/out")?.hasPrefix("problem=The branch has moved on") == true)

      try write("", to: folder + "/goldens.patch")
      #expect(try step.run(in: clone, environment: environment).status == 0)
      #expect(text(folder + "/out")?.hasSuffix("there is nothing to commit.\n") == true)
    }
  }

  /// A link or a program among the goldens would be a file that the branch's next reader follows or runs.
  @Test(arguments: ["link.png", "program.png", "page.html", ".gitattributes"])
  func onlyPlainPicturesAreCommitted(_ name: String) throws {
    try withScratchFolder { folder in
      let git = ["git", "-c", "user.name=a", "-c", "user.email=a@b"]
      func run(_ command: String...) throws -> String {
        let run = try ProgramRun(git + command, in: folder)
        #expect(run.status == 0, "\(command): \(run.errors)")
        return run.output
      }
      try write("old\n", to: folder + "/Goldens/a.png")
      _ = try run("init", "-q", "-b", "topic")
      _ = try run("add", "-A")
      _ = try run("commit", "-qm", "a")
      let file = "\(folder)/Goldens/\(name)"
      if name.hasPrefix("link") {
        try FileManager.default.createSymbolicLink(atPath: file, withDestinationPath: "/etc/passwd")
      } else {
        try write("x\n", to: file)
      }
      if name.hasPrefix("program") {
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file)
      }
      _ = try run("add", "-A")
      let patch = try run("diff", "--cached", "--binary", "--no-renames")
      _ = try run("reset", "-q", "--hard")
      let place = NSTemporaryDirectory() + "vitrine-patch-" + UUID().uuidString
      defer { try? FileManager.default.removeItem(atPath: place) }
      try write(patch, to: place)
      let before = try run("rev-parse", "HEAD")
      let committed = try ScriptStep.named("Commit to the branch", in: workflow).run(
        in: folder,
        environment: [
          "PATCH": place, "PATTERN": "Goldens/*", "BRANCH": "topic", "PERSON": "p",
          "GITHUB_OUTPUT": folder + "/out",
        ], tools: ["gh": "true"])
      #expect(committed.status == 1)
      #expect(
        text(folder + "/out")
          == "problem=The goldens hold something else than plain files of pictures or digests.\n")
      #expect(try run("rev-parse", "HEAD") == before)
    }
  }
}
