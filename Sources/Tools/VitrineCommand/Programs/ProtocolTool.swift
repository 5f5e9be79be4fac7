import Arguments
import Failures
import Foundation
import NetworkFixtures

/// A tool that a program can call, as the Model Context Protocol describes it.
struct ProtocolTool: Sendable {
  typealias Call = @Sendable ([String: JSONTree], ToolRun) throws -> ToolAnswer?

  let name: String
  let title: String
  let description: String
  /// The properties of its arguments, by name.
  let properties: [String: JSONTree]
  var required: [String] = []
  /// Whether it writes only into folders of the session's.
  var isReadOnly = true
  /// Does what the tool is for. nil where it was stopped.
  let call: Call

  /// The tool in the answer to `tools/list`.
  var listed: JSONTree {
    .object([
      "name": .text(name), "title": .text(title), "description": .text(description),
      "inputSchema": .object([
        "type": .text("object"), "properties": .object(properties),
        "required": .list(required.map { .text($0) }), "additionalProperties": .bool(false),
      ]),
      "annotations": .object([
        "readOnlyHint": .bool(isReadOnly), "destructiveHint": .bool(false),
        "openWorldHint": .bool(false),
      ]),
    ])
  }

  static func property(_ type: String, _ description: String) -> JSONTree {
    .object(["type": .text(type), "description": .text(description)])
  }

  /// All tools of a command.
  static func all(of command: CommandDescription) -> [ProtocolTool] {
    [.listWidgets]
      + [render(command), explain(command), verify(command), audit(command)].compactMap { $0 }
  }

  private static let listWidgets = ProtocolTool(
    name: "list_widgets", title: "List the widgets",
    description:
      "Builds the project and lists its widgets, Live Activities and controls: kind, families, parameters with "
      + "their options, previews.",
    properties: [:]
  ) { arguments, run in
    if let name = arguments.keys.sorted().first {
      throw Failure.unknown("argument", String(name.prefix(100)), among: [])
    }
    return answer(try run.run("list", []))
  }

  /// Findings, not failures, end with the status 1.
  static func answer(_ outcome: ToolRun.Outcome?) -> ToolAnswer? {
    guard let outcome else { return nil }
    guard let result = outcome.result else { return ToolAnswer(failure: outcome.messages) }
    return ToolAnswer(result, messages: outcome.messages)
  }

  private static func audit(_ command: CommandDescription) -> ProtocolTool? {
    guard let verb = command.verb("audit") else { return nil }
    let options = ToolOptions(of: verb, without: ["network"])
    return ProtocolTool(
      name: "audit", title: "Audit the widgets",
      description:
        "Builds the project, draws its widgets and reports what would embarrass them in production: cut texts, low "
        + "contrast, dead links, missing translations, broken timelines; each with the reason and the remedy.",
      properties: options.properties
    ) { arguments, run in
      let words = try options.words(arguments, own: [])
      return answer(try run.run("audit", words + ["--quiet", "--out=\(run.scratch)/audit"]))
    }
  }

  /// The tool exists where the command has the verb.
  private static func explain(_ command: CommandDescription) -> ProtocolTool? {
    guard let verb = command.verb("explain") else { return nil }
    let options = ToolOptions(of: verb, without: ["network"])
    return ProtocolTool(
      name: "explain_view", title: "Explain a view",
      description:
        "Says why a view of a frame is where and as large as it is: what its containers proposed, what it answered, "
        + "which text was cut and by what.",
      properties: options.properties, required: ["frame"]
    ) { arguments, run in
      guard arguments["frame"] != nil else {
        throw Failure.usage(
          "explain_view wants a frame.", remedy: "Call render_widget, which gives its id.")
      }
      // A frame is known by the last pictures that the session drew.
      let words = try options.words(arguments, own: [])
      return answer(try run.run("explain", words + ["--out=\(run.scratch)/render"]))
    }
  }
}
