import Foundation

#if canImport(Glibc)
  import Glibc
#endif

/// The lines of a file descriptor, one message each.
struct LineReader {
  enum Line: Equatable {
    case text(Data)
    /// A line of more than ``limit`` bytes, which was read and dropped.
    case tooLong
  }

  /// The bytes of the longest line that is kept.
  let limit: Int
  private let descriptor: Int32
  private var waiting = Data()
  private var isDropping = false
  private var isAtEnd = false

  init(_ descriptor: Int32 = 0, limit: Int = 16 << 20) {
    self.descriptor = descriptor
    self.limit = limit
  }

  /// - Returns: nil at the end.
  mutating func next() -> Line? {
    // Where the search for the end of the line goes on.
    var searched = 0
    while true {
      if let end = waiting.dropFirst(searched).firstIndex(of: 0x0A) {
        let line = Data(waiting[waiting.startIndex..<end])
        waiting = Data(waiting[(end + 1)...])
        defer { isDropping = false }
        return isDropping || line.count > limit ? .tooLong : .text(line)
      }
      if isAtEnd {
        defer { waiting = Data() }
        return waiting.isEmpty ? nil : .text(waiting)
      }
      if waiting.count > limit {
        waiting = Data()
        isDropping = true
      }
      searched = waiting.count
      read()
    }
  }

  private mutating func read() {
    var buffer = [UInt8](repeating: 0, count: 65536)
    while true {
      let count = Glibc.read(descriptor, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      if count > 0 { waiting.append(contentsOf: buffer[..<count]) } else { isAtEnd = true }
      return
    }
  }
}
