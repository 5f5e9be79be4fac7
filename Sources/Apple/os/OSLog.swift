import Foundation

/// The importance of a message.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
  public let rawValue: UInt8
  public init(_ rawValue: UInt8) { self.rawValue = rawValue }
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  public static let `default` = OSLogType(0x00)
  public static let info = OSLogType(0x01)
  public static let debug = OSLogType(0x02)
  public static let error = OSLogType(0x10)
  public static let fault = OSLogType(0x11)
}

/// The log of a subsystem, by the older API.
public final class OSLog: Sendable {
  public struct Category: RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let pointsOfInterest = Category(rawValue: "PointsOfInterest")
  }

  let subsystem: String
  let category: String

  public init(subsystem: String, category: String) {
    self.subsystem = subsystem
    self.category = category
  }
  public convenience init(subsystem: String, category: Category) {
    self.init(subsystem: subsystem, category: category.rawValue)
  }

  public static let `default` = OSLog(subsystem: "", category: "")
  /// Writes nothing, and signposts nowhere.
  public static let disabled = OSLog(subsystem: "", category: "disabled")

  public func isEnabled(type: OSLogType) -> Bool { self !== OSLog.disabled }
}

/// Writes a message whose specifiers, such as `%@`, `%d` and `%{public}@`, are replaced by the arguments.
public func os_log(
  _ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default, _ message: StaticString,
  _ arguments: any CVarArg...
) {
  write(message, arguments, log, type)
}

public func os_log(
  _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default,
  type: OSLogType = .default, _ arguments: any CVarArg...
) {
  write(message, arguments, log, type)
}

public func os_log(_ message: OSLogMessage) { Logger().log(message) }
public func os_log(_ type: OSLogType, _ message: OSLogMessage) {
  Logger().log(level: type, message)
}
public func os_log(_ type: OSLogType, log: OSLog, _ message: OSLogMessage) {
  if log.isEnabled(type: type) { Logger(log).log(level: type, message) }
}

private func write(
  _ message: StaticString, _ arguments: [any CVarArg], _ log: OSLog, _ type: OSLogType
) {
  guard log.isEnabled(type: type) else { return }
  // Foundation's formats don't have the privacy of `%{public}@`.
  let format = message.description.replacing(/%\{[^}]*\}/, with: "%")
  LogWriter.write(
    String(format: format, arguments: arguments), subsystem: log.subsystem,
    category: log.category, level: type)
}
