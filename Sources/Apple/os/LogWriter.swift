import Foundation

#if canImport(Glibc)
  import Glibc
#endif

/// Puts messages on standard error. They carry no time: the same run writes the same lines.
enum LogWriter {
  static func write(_ text: String, subsystem: String, category: String, level: OSLogType) {
    let source = [subsystem, category].filter { !$0.isEmpty }.joined(separator: ":")
    let head = source.isEmpty ? "" : "[\(source)] "
    let mark = level == .default || level == .info ? "" : "\(level.name): "
    FileHandle.standardError.write(Data("\(head)\(mark)\(text)\n".utf8))
  }
}

extension OSLogType {
  fileprivate var name: String {
    switch self {
    case .debug: "debug"
    case .error: "error"
    case .fault: "fault"
    default: "message"
    }
  }
}
