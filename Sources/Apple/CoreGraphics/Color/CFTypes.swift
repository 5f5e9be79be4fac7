import Foundation

// Types of Core Foundation in functions of Core Graphics, as FoundationExtras has them.

/// Colours are passed to a gradient as `[…] as CFArray`.
public typealias CFArray = NSArray
/// Options of an image or a colour.
public typealias CFDictionary = NSDictionary
/// The bytes of an image.
public typealias CFData = NSData
