import Failures
import Foundation
import NetworkFixtures
import Planning

#if canImport(Glibc)
  import Glibc
#endif

/// The Model Context Protocol on two file descriptors, one message a line. Requests are answered while a tool runs;
/// tools run one after the other.
final class ProtocolServer: @unchecked Sendable {
  /// The versions of the protocol that are spoken, the newest first.
  static let versions = ["2025-06-18", "2025-03-26", "2024-11-05"]
  /// The number of calls that may wait.
  private static let waitingAtMost = 64

  private let tools: [ProtocolTool]
  private let run: ToolRun
  private let output: Int32
  private let calls = DispatchQueue(label: "calls")
  private let lock = NSLock()
  /// The ids of calls that wait or run, and those of them that the client gave up.
  private var waiting: Set<JSONTree> = []
  private var cancelled: Set<JSONTree> = []
  private var running: JSONTree?

  /// - Parameter output: the file descriptor of the answers; nothing else is written there.
  init(_ tools: [ProtocolTool], _ run: ToolRun, output: Int32 = 1) {
    self.tools = tools
    self.run = run
    self.output = output
  }

  /// Reads messages to the end, and returns when the last call is answered.
  func serve(_ reader: LineReader = LineReader()) {
    var reader = reader
    while let line = reader.next() {
      switch line {
      case .tooLong:
        let error = ProtocolError.notRequest("A line has at most \(reader.limit) bytes.")
        send(ProtocolMessage.answer(to: .null, error))
      case .text(let data) where data.allSatisfy { $0 == 0x20 || $0 == 0x0D || $0 == 0x09 }:
        continue
      case .text(let data): receive(ProtocolMessage(data))
      }
    }
    calls.sync {}
  }

  private func receive(_ message: ProtocolMessage) {
    switch message {
    case .mistake(let id, let error): send(ProtocolMessage.answer(to: id, error))
    case .answer: break
    case .notification(let method, let parameters):
      guard method == "notifications/cancelled", let id = parameters["requestId"] else { return }
      cancel(id)
    case .request(let id, let method, let parameters):
      do {
        if let result = try result(of: method, parameters, for: id) {
          send(ProtocolMessage.answer(to: id, result))
        }
      } catch {
        let error = error as? ProtocolError ?? ProtocolError(code: -32603, message: "\(error)")
        send(ProtocolMessage.answer(to: id, error))
      }
    }
  }

  /// - Returns: nil where the answer follows later.
  private func result(
    of method: String, _ parameters: [String: JSONTree], for id: JSONTree
  ) throws -> [String: JSONTree]? {
    switch method {
    case "initialize": return try greeting(parameters)
    case "ping": return [:]
    case "tools/list": return ["tools": .list(tools.map(\.listed))]
    case "tools/call":
      try call(parameters, for: id)
      return nil
    default: throw ProtocolError.unknown(method)
    }
  }

  private func greeting(_ parameters: [String: JSONTree]) throws -> [String: JSONTree] {
    guard let wanted = parameters["protocolVersion"]?.text else {
      throw ProtocolError.parameters("\"protocolVersion\" is a text, as \(Self.versions[0]).")
    }
    return [
      "protocolVersion": .text(Self.versions.contains(wanted) ? wanted : Self.versions[0]),
      "capabilities": .object(["tools": .object([:])]),
      "serverInfo": .object([
        "name": .text("vitrine"), "title": .text("Vitrine"), "version": .text(Version.number),
      ]),
      "instructions": .text(
        "Draws the iOS widgets of one project on Linux. Each call builds what changed in the source before. Begin with "
          + "list_widgets; render_widget answers with a picture, its layout and diagnostics."),
    ]
  }

  // MARK: Calls

  private func call(_ parameters: [String: JSONTree], for id: JSONTree) throws {
    guard let name = parameters["name"]?.text else {
      throw ProtocolError.parameters("\"name\" is the name of a tool.")
    }
    guard let tool = tools.first(where: { $0.name == name }) else {
      throw ProtocolError.parameters(
        "There is no tool \(name.prefix(200)). There are: \(tools.map(\.name).joined(separator: ", "))."
      )
    }
    let arguments: [String: JSONTree]
    switch parameters["arguments"] {
    case nil, .null: arguments = [:]
    case .object(let object): arguments = object
    default: throw ProtocolError.parameters("\"arguments\" is an object.")
    }
    let isTaken = lock.withLock {
      waiting.count < Self.waitingAtMost && waiting.insert(id).inserted
    }
    guard isTaken else {
      throw ProtocolError.notRequest(
        "The call waits already, or \(Self.waitingAtMost) others do: wait for an answer.")
    }
    calls.async { [self] in answer(tool, arguments, for: id) }
  }

  private func answer(_ tool: ProtocolTool, _ arguments: [String: JSONTree], for id: JSONTree) {
    let isWanted = lock.withLock {
      running = id
      return !cancelled.contains(id)
    }
    var answer: ToolAnswer?
    if isWanted {
      do {
        answer = try tool.call(arguments, run)
      } catch {
        answer = ToolAnswer(failure: "\(error)")
      }
    }
    let isCancelled = lock.withLock {
      running = nil
      waiting.remove(id)
      return cancelled.remove(id) != nil
    }
    guard let answer, !isCancelled else { return }
    send(ProtocolMessage.answer(to: id, answer.result))
  }

  /// A call that was given up has no answer.
  private func cancel(_ id: JSONTree) {
    lock.withLock { if waiting.contains(id) { _ = cancelled.insert(id) } }
    interrupt(id)
  }

  /// Interrupts the run of a call until it has ended: it may be about to start, or between two programs.
  private func interrupt(_ id: JSONTree) {
    guard lock.withLock({ running == id && cancelled.contains(id) }) else { return }
    run.children.interrupt()
    DispatchQueue.global().asyncAfter(deadline: .now() + 0.1) { [self] in interrupt(id) }
  }

  // MARK: Output

  /// Writes a message and the end of its line at once. A client that is gone ends the runs.
  private func send(_ message: JSONTree) {
    let bytes = [UInt8](message.data) + [0x0A]
    lock.withLock {
      var start = 0
      while start < bytes.count {
        let count = bytes.withUnsafeBytes { buffer in
          Glibc.write(output, buffer.baseAddress.map { $0 + start }, bytes.count - start)
        }
        if count < 0, errno == EINTR { continue }
        guard count > 0 else {
          run.children.stop()
          return
        }
        start += count
      }
    }
  }
}
