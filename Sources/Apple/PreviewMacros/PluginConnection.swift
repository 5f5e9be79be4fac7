import Foundation

/// The compiler's side of a macro, on standard input and output: eight bytes of length, little-endian,
/// then that many bytes of JSON.
struct PluginConnection {
  /// The compiler's next message; nil at the end, and where it can't be read.
  func nextMessage() -> [String: Any]? {
    guard let head = read(8) else { return nil }
    let count = head.reversed().reduce(0) { $0 << 8 | Int($1) }
    guard let body = read(count) else { return nil }
    return (try? JSONSerialization.jsonObject(with: body)) as? [String: Any]
  }

  func send(_ message: [String: Any]) {
    guard let body = try? JSONSerialization.data(withJSONObject: message) else { return }
    var count = UInt64(body.count).littleEndian
    let head = withUnsafeBytes(of: &count) { Data($0) }
    // A compiler that has gone away needs no answer.
    try? FileHandle.standardOutput.write(contentsOf: head + body)
  }

  /// - Parameter location: the macro's place as the compiler has sent it, for messages.
  func sendExpansion(_ expansion: Expansion, at location: [String: Any] = [:]) {
    var result: [String: Any] = ["diagnostics": [], "expandedSource": NSNull()]
    switch expansion {
    case .source(let source): result["expandedSource"] = source
    case .failure(let message):
      result["diagnostics"] = [
        [
          "message": message, "severity": "error",
          "position": [
            "fileName": location["fileName"] as? String ?? "",
            "offset": location["offset"] as? Int ?? 0,
          ],
          "highlights": [], "notes": [], "fixIts": [],
        ]
      ]
    }
    send(["expandMacroResult": result])
  }

  private func read(_ count: Int) -> Data? {
    var data = Data()
    while data.count < count {
      guard let more = try? FileHandle.standardInput.read(upToCount: count - data.count),
        !more.isEmpty
      else { return nil }
      data.append(more)
    }
    return data
  }
}

enum Expansion {
  case source(String)
  /// Shown at the macro in the user's source.
  case failure(String)
}
