import Foundation

// Keys and numbers of Foundation's that Linux's lacks.

public let NSLocalizedFailureErrorKey = "NSLocalizedFailure"
public let NSMultipleUnderlyingErrorsKey = "NSMultipleUnderlyingErrorsKey"
/// The version of Foundation that iOS 26 has, as far as code compares it with those of older systems.
public let NSFoundationVersionNumber = 4000.0

public typealias FourCharCode = UInt32
public typealias OSType = FourCharCode
public typealias UniChar = UInt16
public typealias Boolean = UInt8
public typealias SInt16 = Int16
public typealias SInt32 = Int32
public typealias UTF32Char = UInt32
