import Arguments
import Failures
import NetworkFixtures

extension ProtocolTool {
  /// The number of pictures that an answer has where none is asked for, and at most.
  private static let pictures = (usual: 4, most: 20)

  static func render(_ command: CommandDescription) -> ProtocolTool? {
    guard let verb = command.verb("render") else { return nil }
    let options = ToolOptions(of: verb, without: ["network"])
    let own = [
      "limit": property(
        "integer",
        "pictures in the answer, 1 to \(pictures.most) (\(pictures.usual)); the rest is listed"),
      "layout": property("boolean", "whether the layout of each picture is in the answer (true)"),
    ]
    return ProtocolTool(
      name: "render_widget", title: "Draw a widget",
      description:
        "Builds what changed and draws frames of a widget: pictures, their layouts in points, diagnostics. The phase is "
        + "snapshot and the appearance light where none is named; name one family for one picture.",
      properties: own.merging(options.properties) { first, _ in first }, required: ["kind"]
    ) { arguments, run in
      guard arguments["kind"] != nil else {
        throw Failure.usage(
          "render_widget wants the kind of a widget.", remedy: "Call list_widgets.")
      }
      let limit = try count(arguments["limit"])
      let hasLayout = try flag("layout", arguments)
      var arguments = arguments
      if arguments["phase"] == nil { arguments["phase"] = .text("snapshot") }
      if arguments["appearance"] == nil { arguments["appearance"] = .text("light") }
      let out = "\(run.scratch)/render"
      let words =
        try options.words(arguments, own: Set(own.keys))
        + ["--quiet", "--format=png,json", "--out=\(out)"]
      guard let outcome = try run.run("render", words) else { return nil }
      guard let manifest = outcome.result?["manifest"] else {
        return ToolAnswer(failure: outcome.messages)
      }
      var answer = answer(manifest, shown: limit, outcome.messages)
      for frame in manifest["frames"]?.list.prefix(limit) ?? [] {
        show(frame, in: out, hasLayout: hasLayout, &answer)
      }
      return answer
    }
  }

  private static func count(_ value: JSONTree?) throws -> Int {
    guard let value, value != .null else { return pictures.usual }
    guard case .whole(let count) = value, (1...Int64(pictures.most)).contains(count) else {
      throw Failure.usage("limit is a whole number from 1 to \(pictures.most).")
    }
    return Int(clamping: count)
  }

  private static func flag(_ name: String, _ arguments: [String: JSONTree]) throws -> Bool {
    guard let value = arguments[name], value != .null else { return true }
    guard case .bool(let isOn) = value else { throw Failure.usage("\(name) is true or false.") }
    return isOn
  }

  /// The frames, what failed, and the diagnostics, without what only files need.
  private static func answer(
    _ manifest: JSONTree, shown: Int, _ messages: String
  ) -> ToolAnswer {
    let frames = manifest["frames"]?.list ?? []
    let listed = frames.map { frame -> JSONTree in
      var members: [String: JSONTree] = [:]
      for name in [
        "id", "kind", "family", "device", "phase", "date", "variant", "size", "scale",
        "diagnostics",
      ] {
        members[name] = frame[name]
      }
      return .object(members)
    }
    var answer = ToolAnswer(
      .object([
        "frames": .list(listed), "failures": manifest["failures"] ?? .list([]),
        "skipped": manifest["skipped"] ?? .list([]),
        "diagnostics": manifest["diagnostics"] ?? .list([]),
      ]), messages: messages)
    answer.isError = frames.isEmpty
    if frames.count > shown {
      answer.add(text: "The pictures of the first \(shown) of \(frames.count) frames follow.")
    }
    return answer
  }

  private static func show(
    _ frame: JSONTree, in folder: String, hasLayout: Bool, _ answer: inout ToolAnswer
  ) {
    let id = frame["id"]?.text ?? ""
    if hasLayout, let file = frame["files"]?["json"]?.text, let text = contents("\(folder)/\(file)")
    {
      answer.add(text: "The layout of \(id); frames are x, y, width and height in points:\n\(text)")
    } else {
      answer.add(text: id)
    }
    if let file = frame["files"]?["png"]?.text { answer.add(picture: "\(folder)/\(file)") }
  }
}
