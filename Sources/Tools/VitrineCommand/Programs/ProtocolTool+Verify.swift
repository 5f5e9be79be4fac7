import Arguments
import Foundation
import NetworkFixtures

extension ProtocolTool {
  static func contents(_ path: String) -> String? {
    FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) }
  }

  static func verify(_ command: CommandDescription) -> ProtocolTool? {
    guard let verb = command.verb("verify") else { return nil }
    let options = ToolOptions(of: verb, without: ["network"])
    return ProtocolTool(
      name: "verify", title: "Compare with the goldens",
      description:
        "Builds what changed, draws the frames and compares them with their goldens: what differs, for which cause, "
        + "and in which frames; the first that differs as two pictures, the golden before the new one. The options are "
        + "those that the goldens were recorded with. Approving is left to a person.",
      properties: options.properties, isReadOnly: false
    ) { arguments, run in
      let words = try options.words(arguments, own: [])
      guard let outcome = try run.run("verify", words + ["--quiet"]) else { return nil }
      guard let result = outcome.result else { return ToolAnswer(failure: outcome.messages) }
      var answer = ToolAnswer(result, messages: outcome.messages)
      let changed = result["frames"]?.list.first { $0["status"] == .text("changed") }
      if let changed {
        answer.add(text: "\(changed["id"]?.text ?? ""): the golden, then the new picture.")
        for name in ["expected", "actual"] {
          if let path = changed[name]?.text { answer.add(picture: path) }
        }
      }
      return answer
    }
  }
}
