import Foundation
import NetworkFixtures
import TestSupport
import Testing

@testable import VitrineCommand

/// The server of `mcp` on pipes. Its messages are those of the specification of the Model Context Protocol and of
/// JSON-RPC 2.0; the run of a tool is another program.
@Suite(.blocking) struct ProtocolServerTests {
  /// A program that prints a document, in place of the command.
  private func runner(_ script: String, in folder: String) throws -> ToolRun {
    let program = folder + "/program"
    try ScriptFile.write("#!/bin/sh\n\(script)\n", to: program)
    return ToolRun(program: program, project: [], build: nil, folder: folder, scratch: folder)
  }

  /// The answers to lines, each read as JSON.
  private func answers(
    _ lines: [String], script: String = #"echo '{"status": 0, "result": {"products": []}}'"#
  ) throws -> [JSONTree] {
    let folder = NSTemporaryDirectory() + "vitrine-mcp-test-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let input = folder + "/input", output = folder + "/output"
    try Data(lines.joined(separator: "\n").utf8).write(to: URL(fileURLWithPath: input))
    _ = FileManager.default.createFile(atPath: output, contents: nil)
    let reading = try #require(FileHandle(forReadingAtPath: input))
    let writing = try #require(FileHandle(forWritingAtPath: output))
    let server = ProtocolServer(
      ProtocolTool.all(of: CommandLineTool.vitrine().description),
      try runner(script, in: folder), output: writing.fileDescriptor)
    server.serve(LineReader(reading.fileDescriptor, limit: 100_000))
    let text = try String(contentsOfFile: output, encoding: .utf8)
    return try text.split(separator: "\n").map { try #require(JSONTree(Data($0.utf8)), "\($0)") }
  }

  private func request(_ method: String, _ parameters: String = "{}", id: String = "1") -> String {
    #"{"jsonrpc": "2.0", "id": \#(id), "method": "\#(method)", "params": \#(parameters)}"#
  }

  private func call(_ tool: String, _ arguments: String) -> String {
    request("tools/call", #"{"name": "\#(tool)", "arguments": \#(arguments)}"#)
  }

  @Test func theGreetingNamesTheVersionThatBothSpeak() throws {
    for (asked, given) in [("2025-03-26", "2025-03-26"), ("1999-01-01", "2025-06-18")] {
      let answer = try answers([
        request("initialize", #"{"protocolVersion": "\#(asked)", "capabilities": {}}"#),
        #"{"jsonrpc": "2.0", "method": "notifications/initialized"}"#,
      ])
      #expect(answer.count == 1)
      let result = try #require(answer.first?["result"])
      #expect(result["protocolVersion"] == .text(given))
      #expect(result["capabilities"]?["tools"] == .object([:]))
      #expect(result["serverInfo"]?["name"] == .text("vitrine"))
    }
  }

  @Test func eachToolHasASchema() throws {
    let answer = try answers([request("tools/list")])
    let tools = answer.first?["result"]?["tools"]?.list ?? []
    let names = tools.compactMap { $0["name"]?.text }
    #expect(Set(["list_widgets", "render_widget", "verify", "audit"]).isSubset(of: names))
    for tool in tools {
      #expect(tool["inputSchema"]?["type"] == .text("object"))
      #expect(tool["description"]?.text?.isEmpty == false)
    }
    let render = try #require(tools.first { $0["name"] == .text("render_widget") })
    #expect(render["inputSchema"]?["properties"]?["type-size"] != nil)
    #expect(render["inputSchema"]?["properties"]?["network"] == nil)
    #expect(render["inputSchema"]?["required"] == .list([.text("kind")]))
  }

  @Test(arguments: [
    ("{", "-32700"), ("[]", "-32600"), ("1e999", "-32700"), ("null", "-32600"),
    (#"{"jsonrpc": "1.0", "id": 1, "method": "ping"}"#, "-32600"),
    (#"{"jsonrpc": "2.0", "id": {}, "method": "ping"}"#, "-32600"),
    (#"{"jsonrpc": "2.0", "id": 1.5, "method": "ping"}"#, "-32600"),
    (#"{"jsonrpc": "2.0", "id": 1, "method": 7}"#, "-32600"),
    (#"{"jsonrpc": "2.0", "id": 1, "method": "ping", "params": []}"#, "-32602"),
    (#"{"jsonrpc": "2.0", "id": 1, "method": "nothing"}"#, "-32601"),
    (#"{"jsonrpc": "2.0", "id": 1, "method": "initialize"}"#, "-32602"),
    (#"{"jsonrpc": "2.0", "id": 1, "method": "tools/call"}"#, "-32602"),
    (#"{"jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": {"name": "x"}}"#, "-32602"),
    (
      #"{"jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": {"name": "audit", "arguments": 1}}"#,
      "-32602"
    ),
    ("\"\u{0}\"", "-32700"),
  ])
  func whatIsNoRequestHasTheProtocolsError(line: String, code: String) throws {
    let found = try answers([line, request("ping", id: "\"after\"")])
    #expect(found.count == 2)
    #expect(found.first?["error"]?["code"] == Int64(code).map { .whole($0) })
    #expect(found.last?["id"] == .text("after"))
    #expect(found.last?["result"] == .object([:]))
  }

  @Test func aLongLineAndDeepListsAreRefused() throws {
    let deep = String(repeating: "[", count: 50_000)
    let found = try answers([
      String(repeating: "x", count: 200_000), deep, request("ping"),
    ])
    #expect(
      found.map { $0["error"]?["code"] } == [.whole(-32600), .whole(-32700), nil])
  }

  @Test(arguments: [
    (#"{}"#, "kind"), (#"{"kind": "Clock", "famly": "systemSmall"}"#, "family"),
    (#"{"kind": {"a": 1}}"#, "kind"), (#"{"kind": "Clock", "limit": 1e300}"#, "limit"),
    (#"{"kind": "Clock", "limit": 0}"#, "limit"), (#"{"kind": "Clock", "layout": "no"}"#, "layout"),
    (#"{"kind": "a\u0000b"}"#, "kind"), (#"{"kind": ["a", ["b"]]}"#, "kind"),
  ])
  func aMistakeInTheArgumentsIsTheToolsAnswer(arguments: String, word: String) throws {
    let found = try answers([call("render_widget", arguments)])
    let result = try #require(found.first?["result"])
    #expect(result["isError"] == .bool(true))
    #expect(result["content"]?.list.first?["text"]?.text?.contains(word) == true)
  }

  @Test func valuesBecomeOptions() throws {
    let found = try answers(
      [
        call(
          "audit", #"{"kind": ["a", "b"], "scale": 2, "locked": true, "locale": "--out=/etc"}"#)
      ],
      script: #"printf '{"status": 0, "result": {"words": "%s"}}' "$*""#)
    let words = try #require(found.first?["result"]?["structuredContent"]?["words"]?.text)
    let options = Set(words.split(separator: " ").dropFirst())
    #expect(words.hasPrefix("audit "))
    #expect(
      options.isSuperset(of: [
        "--kind=a,b", "--locale=--out=/etc", "--locked", "--scale=2", "--quiet", "--json",
      ]), "\(words)")
    #expect(options.count == 7)
  }

  @Test func aRunThatPrintsNoDocumentIsAnError() throws {
    let found = try answers(
      [call("list_widgets", "{}"), request("ping", id: "2")],
      script: "echo noise; echo 'error: broken' >&2; kill -SEGV $$")
    let failed = try #require(found.first { $0["id"] == .whole(1) }?["result"])
    #expect(failed["isError"] == .bool(true))
    #expect(failed["content"]?.list.first?["text"]?.text?.contains("error: broken") == true)
    #expect(found.contains { $0["id"] == .whole(2) })
  }

  @Test func aCallThatIsCancelledHasNoAnswer() throws {
    // The first is interrupted or not yet begun; the ping shows that the server goes on.
    let found = try answers(
      [
        call("list_widgets", "{}"),
        #"{"jsonrpc": "2.0", "method": "notifications/cancelled", "params": {"requestId": 1}}"#,
        request("ping", id: "2"),
      ], script: "exec sleep 600")
    #expect(found.map { $0["id"] } == [.whole(2)])
  }
}
