import Foundation

/// A failure of a connection.
public enum NWError: Error, Hashable, Sendable, CustomDebugStringConvertible {
  case posix(POSIXErrorCode)
  case dns(Int32)
  case tls(Int32)

  public var debugDescription: String {
    switch self {
    case .posix(let code): "POSIXErrorCode(rawValue: \(code.rawValue))"
    case .dns(let code): "DNSServiceErrorType(\(code))"
    case .tls(let code): "OSStatus(\(code))"
    }
  }
}

extension NWError: CustomNSError {
  public static let errorDomain = "Network.NWError"
  public var errorCode: Int {
    switch self {
    case .posix(let code): Int(code.rawValue)
    case .dns(let code), .tls(let code): Int(code)
    }
  }
}
