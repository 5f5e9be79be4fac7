/// Writes to the log of a subsystem. Here the log is the process's standard error, a line a message.
public struct Logger: Sendable {
  private let subsystem: String
  private let category: String

  public init(subsystem: String, category: String) {
    self.subsystem = subsystem
    self.category = category
  }

  public init() { self.init(subsystem: "", category: "") }

  public init(_ logObj: OSLog) {
    self.init(subsystem: logObj.subsystem, category: logObj.category)
  }

  public func log(_ message: OSLogMessage) { write(message, .default) }
  public func log(level: OSLogType, _ message: OSLogMessage) { write(message, level) }
  public func trace(_ message: OSLogMessage) { write(message, .debug) }
  public func debug(_ message: OSLogMessage) { write(message, .debug) }
  public func info(_ message: OSLogMessage) { write(message, .info) }
  public func notice(_ message: OSLogMessage) { write(message, .default) }
  public func warning(_ message: OSLogMessage) { write(message, .error) }
  public func error(_ message: OSLogMessage) { write(message, .error) }
  public func critical(_ message: OSLogMessage) { write(message, .fault) }
  public func fault(_ message: OSLogMessage) { write(message, .fault) }

  private func write(_ message: OSLogMessage, _ level: OSLogType) {
    LogWriter.write(
      message.text, subsystem: subsystem, category: category, level: level)
  }
}
