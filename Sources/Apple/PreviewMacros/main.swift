import Foundation

// `#Preview` and `@Entry`, spoken to by the compiler itself: no package of syntax trees is needed to hand
// a closure on or to find a variable's name.

let connection = PluginConnection()

func text(_ node: Any?) -> String { (node as? [String: Any])?["source"] as? String ?? "" }

while let message = connection.nextMessage() {
  if message["getCapability"] != nil {
    connection.send(["getCapabilityResult": ["capability": ["protocolVersion": 7, "features": []]]])
  } else if let request = message["expandFreestandingMacro"] as? [String: Any] {
    let location = (request["syntax"] as? [String: Any])?["location"] as? [String: Any]
    connection.sendExpansion(
      expandPreview(
        source: text(request["syntax"]), name: request["discriminator"] as? String ?? "x",
        file: location?["fileID"] as? String ?? "", line: location?["line"] as? Int ?? 0))
  } else if let request = message["expandAttachedMacro"] as? [String: Any] {
    connection.sendExpansion(
      expandEntry(
        role: request["macroRole"] as? String ?? "", declaration: text(request["declSyntax"])))
  } else {
    connection.sendExpansion(
      .failure("the compiler asked for something that this macro doesn't know"))
  }
}
