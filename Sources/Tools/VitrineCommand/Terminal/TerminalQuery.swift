import DisplayList
import Foundation

#if canImport(Glibc)
  import Glibc
#endif

/// The question to a terminal about its graphics: the Primary Device Attributes, which every one since the
/// VT100 answers, and before it kitty's own question, which others ignore.
enum TerminalQuery {
  private static let question = "\u{1B}_Gi=31,s=1,v=1,a=q,t=d,f=24;AAAA\u{1B}\\\u{1B}[c"

  /// - Parameter seconds: how long it may take to answer.
  /// - Returns: nil where it doesn't answer, or this process isn't the one that a person types to.
  static func ask(within seconds: Double) -> TerminalMode.Answer? {
    // The kernel stops a process that changes a terminal from the background.
    guard tcgetpgrp(0) == getpgrp() else { return nil }
    var before = termios()
    guard tcgetattr(0, &before) == 0 else { return nil }
    var raw = before
    raw.c_lflag &= ~tcflag_t(ICANON | ECHO)
    guard tcsetattr(0, TCSANOW, &raw) == 0 else { return nil }
    defer { tcsetattr(0, TCSAFLUSH, &before) }
    let sent = Array(question.utf8)
    guard write(1, sent, sent.count) == sent.count else { return nil }
    let end = DispatchTime.now().uptimeNanoseconds + UInt64(clamping: seconds * 1e9)
    var received: [UInt8] = []
    while true {
      let now = DispatchTime.now().uptimeNanoseconds
      var input = pollfd(fd: 0, events: Int16(POLLIN), revents: 0)
      guard now < end, poll(&input, 1, Int32(clamping: (end - now) / 1_000_000 + 1)) > 0 else {
        return nil
      }
      var byte: UInt8 = 0
      guard read(0, &byte, 1) == 1, received.count < 1024 else { return nil }
      received.append(byte)
      if let answer = answer(in: received) { return answer }
    }
  }

  /// - Returns: nil where the answer isn't complete.
  static func answer(in bytes: [UInt8]) -> TerminalMode.Answer? {
    let text = String(decoding: bytes, as: UTF8.self)
    // `ESC [ ? 62 ; 4 ; 22 c`: 4 is sixels.
    guard let start = text.range(of: "\u{1B}[?"), text.hasSuffix("c") else { return nil }
    let attributes = text[start.upperBound...].dropLast().split(separator: ";")
    guard attributes.allSatisfy({ Int($0) != nil }) else { return nil }
    return TerminalMode.Answer(
      knowsKitty: text[..<start.lowerBound].contains("_Gi=31;OK"),
      knowsSixel: attributes.dropFirst().contains("4"))
  }
}
