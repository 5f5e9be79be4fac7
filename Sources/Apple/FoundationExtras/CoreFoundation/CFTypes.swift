import Foundation

// Core Foundation's types by the Swift types that they are bridged with, so that `as CFString` and
// the like mean what they do where there is bridging.

public typealias CFString = String
public typealias CFDictionary = [String: Any]
public typealias CFArray = [Any]
public typealias CFData = Data
public typealias CFMutableData = NSMutableData
public typealias CFURL = URL
public typealias CFDate = Date
public typealias CFNumber = NSNumber
public typealias CFBoolean = Bool
public typealias CFTypeRef = AnyObject
public typealias CFIndex = Int
public typealias CFTimeInterval = Double
public typealias CFAbsoluteTime = Double
public typealias OSStatus = Int32

public let kCFBooleanTrue: CFBoolean! = true
public let kCFBooleanFalse: CFBoolean! = false

/// Seconds since the first instant of 2001, GMT.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime {
  Date.timeIntervalSinceReferenceDate
}
