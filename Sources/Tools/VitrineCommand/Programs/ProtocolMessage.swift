import Foundation
import NetworkFixtures

/// A message of JSON-RPC 2.0, as a client sends it.
enum ProtocolMessage: Equatable {
  case request(id: JSONTree, method: String, parameters: [String: JSONTree])
  case notification(method: String, parameters: [String: JSONTree])
  /// An answer of the client's. This server asks nothing, so it is of no use.
  case answer
  /// A line that is no message, with the id to answer to.
  case mistake(id: JSONTree, ProtocolError)

  init(_ line: Data) {
    guard let tree = JSONTree(line) else {
      self = .mistake(id: .null, .notJSON)
      return
    }
    guard case .object(let object) = tree else {
      self = .mistake(id: .null, .notRequest("A message is one JSON object."))
      return
    }
    let id = object["id"]
    let known = id.map(Self.isIdentifier) == true ? id ?? .null : .null
    guard object["jsonrpc"] == .text("2.0") else {
      self = .mistake(id: known, .notRequest("A message has \"jsonrpc\": \"2.0\"."))
      return
    }
    guard case .text(let method)? = object["method"] else {
      let isAnswer = object["method"] == nil && (object["result"] ?? object["error"]) != nil
      self =
        isAnswer ? .answer : .mistake(id: known, .notRequest("\"method\" is the name of a method."))
      return
    }
    if id != nil, known == .null {
      self = .mistake(id: .null, .notRequest("\"id\" is a text or a whole number."))
      return
    }
    switch object["params"] {
    case nil: self = Self.of(id, method, [:])
    case .object(let parameters): self = Self.of(id, method, parameters)
    default: self = .mistake(id: known, .parameters("\"params\" is an object."))
    }
  }

  private static func of(
    _ id: JSONTree?, _ method: String, _ parameters: [String: JSONTree]
  ) -> ProtocolMessage {
    id.map { .request(id: $0, method: method, parameters: parameters) }
      ?? .notification(method: method, parameters: parameters)
  }

  private static func isIdentifier(_ id: JSONTree) -> Bool {
    switch id {
    case .text, .whole: true
    default: false
    }
  }

  // MARK: Answers

  static func answer(to id: JSONTree, _ result: [String: JSONTree]) -> JSONTree {
    .object(["jsonrpc": .text("2.0"), "id": id, "result": .object(result)])
  }

  static func answer(to id: JSONTree, _ error: ProtocolError) -> JSONTree {
    .object([
      "jsonrpc": .text("2.0"), "id": id,
      "error": .object(["code": .whole(error.code), "message": .text(error.message)]),
    ])
  }
}

/// An error of the protocol, with the code of JSON-RPC 2.0. A tool that fails is none: its answer says so.
struct ProtocolError: Error, Equatable {
  let code: Int64
  let message: String

  static let notJSON = ProtocolError(code: -32700, message: "The line isn't JSON.")
  static func notRequest(_ message: String) -> ProtocolError {
    ProtocolError(code: -32600, message: message)
  }
  static func unknown(_ method: String) -> ProtocolError {
    ProtocolError(code: -32601, message: "There is no method \(method.prefix(200)).")
  }
  static func parameters(_ message: String) -> ProtocolError {
    ProtocolError(code: -32602, message: message)
  }
}
