import Foundation

public let CMErrorDomain = "CMErrorDomain"

/// An error of Core Motion.
public struct CMError: Error, CustomNSError, Hashable, Sendable {
  public let rawValue: UInt32
  public init(_ rawValue: UInt32) { self.rawValue = rawValue }
  public static var errorDomain: String { CMErrorDomain }
  public var errorCode: Int { Int(rawValue) }
}

/// The error of a query by an app without authorization. Source of its code: CMError.h.
public let CMErrorMotionActivityNotAuthorized = CMError(105)
