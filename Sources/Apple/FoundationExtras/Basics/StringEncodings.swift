// Encodings by the names of NSStringEncoding, as methods of NSString take them. Foundation on Linux has them as
// unavailable names of another type. Source of the numbers: Apple, “NSStringEncoding”.

public var NSASCIIStringEncoding: UInt { 1 }
public var NSJapaneseEUCStringEncoding: UInt { 3 }
public var NSUTF8StringEncoding: UInt { 4 }
public var NSISOLatin1StringEncoding: UInt { 5 }
public var NSNonLossyASCIIStringEncoding: UInt { 7 }
public var NSShiftJISStringEncoding: UInt { 8 }
public var NSISOLatin2StringEncoding: UInt { 9 }
public var NSUnicodeStringEncoding: UInt { 10 }
public var NSUTF16StringEncoding: UInt { 10 }
public var NSWindowsCP1252StringEncoding: UInt { 12 }
public var NSMacOSRomanStringEncoding: UInt { 30 }
public var NSUTF16BigEndianStringEncoding: UInt { 0x9000_0100 }
public var NSUTF16LittleEndianStringEncoding: UInt { 0x9400_0100 }
public var NSUTF32StringEncoding: UInt { 0x8c00_0100 }
